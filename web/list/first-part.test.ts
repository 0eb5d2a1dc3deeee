import { createTable } from '@stillingen/client';
import { expect, it } from 'vitest';
import { entry, raceFeed, raceLeague } from '../testing/race-feeds.ts';
import { evening, listFeed } from '../testing/table-feeds.ts';
import { leadersOf } from './first-part.ts';

const matches = listFeed(evening());

it('leadersOf keeps a list without races as it is', () => {
  expect(leadersOf(matches)).toBe(matches);
});

it('leadersOf keeps the first row of a race and every match, without the signature of the whole', () => {
  const race = raceFeed(
    [1, 2, 3].map((rank) => entry(rank, `Rytter ${rank}`, { id: `rAceRow${rank}`, raceId: 'rAce0001' })),
    raceLeague({ stageId: 'rAcestge', entries: 3 }),
  );
  const { rows } = createTable(leadersOf(race + matches));
  const all = [...createTable(matches).rows.keys()];
  expect([...rows.keys()]).toEqual(['rAceRow1', ...all]);
  expect(leadersOf(race + matches)).not.toContain('A1÷');
});
