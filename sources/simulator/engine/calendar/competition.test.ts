import { rulesFor, SPORT, Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { leaderOf } from '../../../pairs.ts';
import type { Entrant } from '../fields.ts';
import { type MatchRules, planMatch } from '../match.ts';
import { rankTeams } from './competition.ts';

const team = (name: string): Entrant => ({ name, country: 'dk', kind: 'club', rating: 0 });
const rules: MatchRules = { sportId: SPORT.handball, format: {}, minutes: 90, mostMinutes: 120, simulate: () => [] };
const competition = { name: 'Herreligaen', country: 'dk', season: '2026/2027' };

/** The ranking after these results, '1-0' or '1-0 e' after overtime, in the order of play. */
function rankingOf(results: readonly (readonly [home: string, away: string, score: string])[], sportId: number) {
  const played = new Map(
    results.map(([home, away, text], day) => {
      const match = planMatch('1', { rules, competition, home: team(home), away: team(away), round: '', day, minutes: 0 });
      const [score = '', late] = text.split(' ');
      const total = score.split('-').map(Number) as [number, number];
      const end = late === undefined ? Stage.finished : Stage.afterExtraTime;
      return [match, { end, total, winner: leaderOf(total) }] as const;
    }),
  );
  const { points } = rulesFor(sportId, 'dk', 'herreligaen', competition.season);
  return rankTeams(['A', 'B', 'C'], [...played.keys()], (match) => played.get(match)!, points);
}

it('ranks teams by the points that the table of their sport gives', () => {
  const results = [['A', 'C', '1-0'], ['A', 'C', '1-0'], ...Array.from({ length: 5 }, () => ['B', 'C', '0-0'] as const)] as const;
  expect(rankingOf(results, SPORT.handball)).toEqual(['B', 'C', 'A']);
  expect(rankingOf(results, SPORT.football)).toEqual(['A', 'B', 'C']);
});

it('gives a loss after overtime the points that the table of its sport gives', () => {
  const results = [
    ['A', 'B', '2-1 e'],
    ['A', 'B', '2-1 e'],
    ['C', 'A', '0-0'],
  ] as const;
  expect(rankingOf(results, SPORT.iceHockey)).toEqual(['A', 'B', 'C']);
  expect(rankingOf(results, SPORT.handball)).toEqual(['A', 'C', 'B']);
});
