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

it('leadersOf keeps the first of a country beside the first rows, once in each race', () => {
  const riders = (stageId: string, countries: readonly string[]): string =>
    raceFeed(
      countries.map((homeCountry, at) => entry(at + 1, `Rytter ${at}`, { id: `${stageId}-${at + 1}`, homeCountry })),
      raceLeague({ stageId }),
    );
  const text =
    riders('a', ['be', 'no', 'nl', 'si', 'dk', 'dk']) + riders('b', ['dk', 'no', 'nl', 'dk']) + riders('c', ['se', 'no', 'fr']);
  expect([...createTable(leadersOf(text, 2, 'dk')).rows.keys()]).toEqual(['a-1', 'a-2', 'a-5', 'b-1', 'b-2', 'c-1', 'c-2']);
});
