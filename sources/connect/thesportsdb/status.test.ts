import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { playReports } from '../../testing/play-reports.ts';
import { row } from '../../testing/thesportsdb-answers.ts';
import type { MatchReport } from '../kit/connector.ts';
import { thesportsdb } from './connector.ts';

const leagues = Object.keys(thesportsdb.leagues!.known);
const report = (more: object): MatchReport => {
  const nowMs = Date.parse('2026-10-05T18:45:00Z');
  const { matches, unread } = thesportsdb.read({ path: '/', body: { livescore: [row(more)] }, nowMs, leagues });
  expect(unread).toEqual([]);
  return matches[0]!;
};

it.each([
  ['4340', 'NS', 'before', 1],
  ['4340', 'HT', 'break', 38],
  ['4340', '2H', 'live', 13],
  ['4340', 'BT', 'break', 46],
  ['4340', 'ET', 'live', 6],
  ['4340', 'P', 'live', 7],
  ['4340', 'FT', 'over', 3],
  ['4340', 'AET', 'over', 10],
  ['4340', 'PST', 'over', 4],
  ['4340', 'CANC', 'over', 5],
  ['4340', 'ABD', 'over', 37],
  ['4340', 'SUSP', 'break', 36],
  ['4340', 'AWD', 'over', 54],
  ['4340', 'WO', 'over', 9],
  ['4930', 'P1', 'live', 14],
  ['4930', 'P3', 'live', 16],
  ['4930', 'OT', 'live', 6],
  ['4930', 'AOT', 'over', 10],
  ['4930', 'POST', 'over', 4],
  ['5114', 'Q1', 'live', 22],
  ['5114', 'Q4', 'live', 25],
  ['5114', 'HT', 'break', 38],
  ['5135', '1H', 'live', 12],
  ['5135', 'PT', 'live', 7],
  ['4414', '2H', 'live', 13],
  ['4416', 'HT', 'break', 38],
  ['4544', 'S1', 'live', 17],
  ['4544', 'S5', 'live', 21],
  ['4544', ' s2 ', 'live', 18],
])('in league %s of TheSportsDB the status %s is phase %s and stage %d', (idLeague, strStatus, phase, stage) => {
  expect(report({ idLeague, strStatus })).toMatchObject({ phase, stages: [stage] });
});

it.each([
  ['football', '4340', ['1H', 'HT', '2H', 'FT']],
  ['ice hockey', '4930', ['P1', 'BT', 'P2', 'P3', 'FT']],
  ['basketball', '4387', ['Q1', 'Q2', 'HT', 'Q3', 'Q4', 'FT']],
  ['handball', '5135', ['1H', 'HT', '2H', 'FT']],
  ['rugby union', '4714', ['1H', 'HT', '2H', 'FT']],
  ['rugby league', '4416', ['1H', 'HT', '2H', 'FT']],
])('a match of %s from TheSportsDB is played without a refusal', async (_, idLeague, statuses) => {
  const course = ['NS', ...statuses].map((strStatus, index) => report({ idLeague, strStatus, intHomeScore: String(3 * index) }));
  const { refused, events } = await playReports(course);
  expect([refused, events[0]?.stage, events[0]?.score]).toEqual([[], Stage.finished, [3 * statuses.length, 0]]);
});

it('a match of volleyball from TheSportsDB is played in sets without a refusal', async () => {
  const course = [
    ['S1', '0', '0'],
    ['S2', '1', '0'],
    ['S3', '1', '1'],
    ['S4', '2', '1'],
    ['FT', '3', '1'],
  ].map(([strStatus, intHomeScore, intAwayScore]) => report({ idLeague: '4544', strStatus, intHomeScore, intAwayScore }));
  const { refused, events } = await playReports(course);
  expect([refused, events[0]?.score, events[0]?.winner]).toEqual([[], [3, 1], 1]);
});

it('the goal of a shoot-out of ice hockey is taken off, and the winner stays', async () => {
  const ended = report({ idLeague: '4930', strStatus: 'AP', intHomeScore: '3', intAwayScore: '4' });
  expect(ended).toMatchObject({ stages: [Stage.afterPenalties], score: { home: 3, away: 3, advanced: 'away' } });
  const { refused, events } = await playReports([ended]);
  expect([refused, events[0]?.advanced]).toEqual([[], 'away']);
});

it.each([
  ['football', '4340', '1', '1'],
  ['football with the kicks counted', '4340', '6', '5'],
  ['handball', '5135', '30', '30'],
  ['ice hockey with a score that no shoot-out makes', '4930', '5', '2'],
])('a shoot-out of %s awaits an update where its winner is not stated', (_, idLeague, intHomeScore, intAwayScore) => {
  const ended = report({ idLeague, strStatus: 'PEN', intHomeScore, intAwayScore });
  expect(ended).toMatchObject({ phase: 'over', stages: [Stage.awaitingUpdate] });
  expect(ended).not.toHaveProperty('score');
});
