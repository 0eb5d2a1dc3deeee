import { leagueRow } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { expect, it } from 'vitest';
import { fixture } from '../../domain/testing/scenario.ts';
import { leagueHeader } from './league-header.ts';
import { createTestFeeds, race, ranking } from '../testing/feeds.ts';

it('the header of a stage and of a race has its words and constants in the order of the table', () => {
  const feeds = createTestFeeds();
  feeds.tell(fixture(), race('monaco'), ranking('monaco', ['Leclerc', 'Norris']));
  const told = [...feeds.state.races.values()][0]!;
  const texts = [...feeds.state.leagues.values()].flatMap((league) => [
    leagueHeader(league, null, DANISH).text,
    leagueHeader(league, { race: told, hasTable: true }, DANISH).text,
  ]);
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(leagueRow.writeText(leagueRow.readAll(text)[0]!)).toBe(text);
});
