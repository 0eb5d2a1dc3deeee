import { expect, it } from 'vitest';
import { answerOf, matchOf, place } from '../testing/search-places.ts';
import { kindsOf, sectionsOf, totalOf } from './options.ts';

const teams = Array.from({ length: 8 }, (_, n) => place(`t${n}`));
const answer = answerOf({ team: teams, league: [place('l', { kind: 'league' })] }, { matches: [matchOf('m')] });
const idsOf = (...found: Parameters<typeof sectionsOf>): (readonly [string, readonly string[]])[] =>
  sectionsOf(...found).map(({ id, options }) => [id, options.map((option) => option.id)] as const);

it('lists matches, teams, players, competitions and countries in this order, without empty kinds', () => {
  expect(idsOf(answer, 'all')).toEqual([
    ['match', ['match-m']],
    ['team', ['team-t0', 'team-t1', 'team-t2', 'team-t3', 'team-t4']],
    ['league', ['league-l']],
  ]);
  expect(kindsOf(answer)).toEqual(['all', 'match', 'team', 'league']);
  expect(totalOf(answer)).toBe(10);
});

it('lists all of a chosen kind', () => {
  expect(idsOf(answer, 'team')).toEqual([['team', teams.map(({ id }) => `team-${id}`)]]);
});

it('lists what is followed before others of its kind', () => {
  const [, [, ids]] = idsOf(answer, 'all', ({ id }) => id === 't6') as [unknown, [string, string[]]];
  expect(ids).toEqual(['team-t6', 'team-t0', 'team-t1', 'team-t2', 'team-t3']);
});
