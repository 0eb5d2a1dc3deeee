import { ODDS_START_MS } from '@stillingen/domain';
import { buildFeedName, buildOddsFeedName } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { oddsFeed } from './use-list-odds.ts';

it('[FEED-34, FEED-41] requests the odds of the day of its list, with the flag of live odds off', () => {
  const name = oddsFeed(1, -1, 2);
  expect(name).toBe('fo_1_-1_2_da_1_0');
  expect(name).toBe(buildFeedName({ kind: 'odds', sport: 1, day: -1, tz: 2, lang: 'da', projectType: 1, liveOdds: 0 }));
  expect(buildOddsFeedName({ kind: 'eventOdds', projectType: 1, event: 'aB3dE6gH' })).toBe('df_od_1_aB3dE6gH');
});

it('[CONST-14] waits 100 ms after the start', () => expect(ODDS_START_MS).toBe(100));
