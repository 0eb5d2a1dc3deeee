import { eventRow, leagueRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw, testSport } from '../testing/draw.ts';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { NothingComing } from './nothing-coming.tsx';

const shown = (coming: string) =>
  draw(<NothingComing sport={testSport(1)} title="Ingen kampe" hint="De er spillet." />, {
    feeds: { nx_1_1: coming },
    nowS: NOW_S,
  });
const inHours = (hours: number) =>
  leagueRow.writeText(sampleLeague()) + eventRow.writeText(sampleEvent({ stageType: 1, stage: 1, start: NOW_S + hours * 3600 }));

it('a competition without coming matches leads to the day of the next match of its sport', () => {
  expect(shown(inHours(48)).html).toContain('href="/fodbold/?dag=2"');
  expect(shown(inHours(48)).words).toMatch(/Ingen kampe De er spillet\. Næste i fodbold: sø\. 22\.11\. kl\. \d\d:\d\d/);
});

it('a competition without coming matches leads to the competition of the next match when no list reaches its day', () => {
  expect(shown(inHours(24 * 12)).html).toContain('href="/fodbold/danmark/superligaen/"');
});

it('a competition without coming matches leads nowhere when its sport has none', () => {
  expect(shown('').html).not.toContain('href');
});
