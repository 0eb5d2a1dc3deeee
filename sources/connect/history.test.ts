import { expect, it } from 'vitest';
import { dataSet } from '../../domain/testing/scores.ts';
import { importSet } from '../datasets/kit/import/import-set.ts';
import { mlbStatsapi } from '../datasets/mlb-statsapi/import.ts';
import { nhlNhlapi } from '../datasets/nhl-nhlapi/import.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../in-memory-ingest.ts';
import { mlbGame, nhlGame } from '../testing/made-games.ts';
import { namedEvents } from '../testing/named-views.ts';
import { playReports } from '../testing/play-reports.ts';
import type { MatchReport } from './kit/connector.ts';
import { mlb } from './mlb/connector.ts';
import { nhl } from './nhl/connector.ts';

const NOW = Date.parse('2026-11-29T01:00:00Z');
const [hockey, baseball] = [dataSet('nhl-nhlapi'), dataSet('mlb-statsapi')];

/** Ids of the teams of tonight's match, and of those of the same names in what was imported. */
async function teamsOf(past: InMemoryIngest, tonight: MatchReport) {
  const { state } = past;
  const names = [tonight.home.name, tonight.away.name];
  const before = [...state.participants.values()].filter(({ name }) => names.includes(name)).map(({ id }) => id);
  await playReports([tonight], createInMemoryIngest({ name: 'live', origin: 'real' }, state));
  const event = [...state.events.values()].at(-1)!;
  return { before: before.sort(), tonight: [event.home, event.away].sort(), league: namedEvents(state).at(-1)!.league };
}

it.skipIf(hockey === null)('a team of the NHL tonight is the team of its imported matches', async () => {
  const past = createInMemoryIngest();
  await importSet(nhlNhlapi, { path: hockey!, ingest: past });
  const game = nhlGame({ homeTeam: { abbrev: 'SEA', score: 2 }, awayTeam: { abbrev: 'STL', score: 1 } });
  const body = { currentDate: '2026-11-28', games: [game] };
  const [report] = nhl.read({ path: '/v1/score/2026-11-28', body, nowMs: NOW, leagues: [] }).matches;
  const { before, tonight, league } = await teamsOf(past, report!);
  expect(before).toHaveLength(2);
  expect(tonight).toEqual(before);
  expect(league).toMatchObject({ name: 'NHL', season: '2026/2027' });
});

it.skipIf(baseball === null)('a team of the MLB tonight is the team of its imported matches', async () => {
  const past = createInMemoryIngest();
  await importSet(mlbStatsapi, { path: baseball!, ingest: past });
  const [first] = namedEvents(past.state);
  const teams = {
    home: { score: 1, team: { id: 1, name: first!.home } },
    away: { score: 2, team: { id: 2, name: first!.away } },
  };
  const body = { dates: [{ date: '2026-07-01', games: [mlbGame({ teams })] }] };
  const [report] = mlb.read({ path: '/api/v1/schedule?sportId=1', body, nowMs: NOW, leagues: [] }).matches;
  const { before, tonight, league } = await teamsOf(past, report!);
  expect(before).toHaveLength(2);
  expect(tonight).toEqual(before);
  expect(league).toMatchObject({ name: 'MLB', season: '2026' });
});
