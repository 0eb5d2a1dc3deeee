import { expect, it } from 'vitest';
import { readConfig } from '../ops/config/config.ts';
import { clientConfig } from './feed-source.ts';

it('[MYG-36] [GEN-25] [GEN-26] sends browsers what an operator changed of my games, and nothing else', () => {
  expect(clientConfig(readConfig({}))).toEqual({ projectId: 8, sign: 'stillingen' });
  const changed = {
    ...{ MY_GAMES_MAXIMUM: '20', MY_GAMES_PAST_DAYS: '0', MY_GAMES_FUTURE_DAYS: '3', MY_GAMES_RACE_EVENTS: '5' },
    ...{ MY_TEAMS: 'off', LOCAL_ONLY: 'on' },
  };
  expect(clientConfig(readConfig(changed))).toMatchObject({
    myGames: { maximumCount: 20, pastDays: 0, futureDays: 3, noDuelEvents: 5 },
    myTeams: false,
    localOnly: true,
  });
  expect(() => readConfig({ MY_GAMES_MAXIMUM: '501' })).toThrow('MY_GAMES_MAXIMUM is "501"; allowed: a number from 1 to 500');
});

it('[FEED-07] browsers mark feed requests as benchmarks only where FEED_BENCHMARK is on', () => {
  expect(clientConfig(readConfig({ FEED_BENCHMARK: 'on' })).benchmark).toBe(true);
  expect(clientConfig(readConfig({ FEED_BENCHMARK: 'off' }))).not.toHaveProperty('benchmark');
  expect(() => readConfig({ FEED_BENCHMARK: 'yes' })).toThrow('FEED_BENCHMARK is "yes"; allowed: on, or off');
});
