import { EventScopeError, LeagueScopeError } from '@stillingen/client';
import { expect, it } from 'vitest';
import { sampleEvent } from '../../../testing/match-feeds.ts';
import { testSport } from '../../../testing/draw.ts';
import { duelCells } from './index.ts';

/** Other tests load the sections of races: this instance of the module has none. */
const ALONE = '../row-kinds.ts?alone';

it('[ERR-06] throws for a kind of row or section without a handler, in two classes with the same words', async () => {
  const { raceSection } = (await import(/* @vite-ignore */ ALONE)) as { raceSection(): unknown };
  const ofEvent = (): unknown => duelCells(sampleEvent(), { ...testSport(2), row: 'unknown' as 'sets' });
  expect(ofEvent).toThrow(new EventScopeError('Handler for scope unknown not found'));
  expect(ofEvent).toThrow(EventScopeError);
  expect(raceSection).toThrow(new LeagueScopeError('Handler for scope race not found'));
  expect(raceSection).toThrow(LeagueScopeError);
});
