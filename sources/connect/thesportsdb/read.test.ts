import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { playReports } from '../../testing/play-reports.ts';
import { recordings } from '../../testing/recordings.ts';
import { row } from '../../testing/thesportsdb-answers.ts';
import type { Answer, MatchReport } from '../kit/connector.ts';
import { thesportsdb } from './connector.ts';

const START_MS = Date.parse('2026-10-05T18:45:00Z');
const ALL = Object.keys(thesportsdb.leagues!.known);
const read = (body: unknown, nowMs = START_MS, leagues = ALL): Answer =>
  thesportsdb.read({ path: '/api/v2/json/livescore/soccer', body, nowMs, leagues });

const report = (more: object = {}, nowMs?: number): MatchReport => {
  const { matches, unread } = read({ livescore: [row(more)] }, nowMs);
  expect(unread).toEqual([]);
  return matches[0]!;
};

it('a live match of TheSportsDB is read with its league, clubs, start in UTC and score', () => {
  expect(report()).toEqual({
    key: 'tsdb/2542667',
    sport: 1,
    competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
    home: { name: 'FC Copenhagen', key: 'tsdb-133901', kind: 'club' },
    away: { name: 'Brondby', key: 'tsdb-133902', kind: 'club' },
    start: '2026-10-05T18:45:00Z',
    details: {},
    phase: 'live',
    stages: [Stage.firstHalf],
    score: { home: 1, away: 0 },
    group: '4340',
  });
});

it('the clock of TheSportsDB is read where the sport does not count its own', () => {
  expect(report({ idLeague: '4930', strStatus: 'P2', strProgress: '14' }).gameTime).toBe('14');
  expect(report({ idLeague: '4930', strStatus: 'P2', strProgress: 'Final' })).not.toHaveProperty('gameTime');
  expect(report({ idLeague: '4930', strStatus: 'BT', strProgress: '20' })).not.toHaveProperty('gameTime');
});

it('the end of a match of TheSportsDB is confirmed by a second answer', () => {
  expect(report({ strStatus: 'FT' }).confirmEndMs).toBe(60_000);
  expect(report({ strStatus: '2H' })).not.toHaveProperty('confirmEndMs');
});

it('a row of a schedule of TheSportsDB has round and ground, and no score before the start', () => {
  const planned = row({ intRound: '6', strVenue: 'Parken', strStatus: 'NS', intHomeScore: null, intAwayScore: null });
  expect(read({ schedule: [planned] }).matches[0]).toMatchObject({
    details: { round: '6. runde', venue: 'Parken' },
    stages: [Stage.scheduled],
  });
  const rounds = ['0', '', '99', '100', '125', '150', '200', '500'].map((intRound) => report({ intRound }).details?.round);
  expect(rounds).toEqual([undefined, undefined, '99. runde', undefined, 'Kvartfinale', 'Semifinale', 'Finale', undefined]);
});

it('a match of a schedule that is marked as postponed is postponed', () => {
  const marked = { strStatus: 'NS', strPostponed: 'Yes', intHomeScore: '', intAwayScore: '' };
  expect(report(marked)).toMatchObject({ phase: 'over', stages: [Stage.postponed] });
  expect(report({ ...marked, strPostponed: 'no' }).stages).toEqual([Stage.scheduled]);
});

it('the start of a match of TheSportsDB is the day alone where the hour is not set', () => {
  expect(report({ strStatus: 'TBD', dateEvent: '2026-10-04' }).start).toBe('2026-10-05');
  expect(report({ strTimestamp: '', strStatus: '', intHomeScore: null }).start).toBe('2026-10-05');
  expect(report({ strTimestamp: '2026-10-25T00:00:00+00:00' }).start).toBe('2026-10-25T00:00:00Z');
});

it('countries are national sides, and numbers for texts are read', () => {
  const nations = { idLeague: 4490, idEvent: 77, strHomeTeam: 'France', strAwayTeam: 'Belgium', intHomeScore: 2 };
  expect(report(nations)).toMatchObject({
    key: 'tsdb/77',
    home: { name: 'France', kind: 'national' },
    score: { home: 2, away: 0 },
  });
});

it('leagues outside the table are listed, and those that were not chosen are left alone', () => {
  const rows = [row({ idLeague: '4647', strLeague: 'English Isthmian League' }), row({ idLeague: '9', strLeague: '' }), row()];
  expect(read({ livescore: rows }, START_MS, ['4930'])).toEqual({
    matches: [],
    unread: [],
    unmapped: ['English Isthmian League (4647)', 'league (9)'],
  });
});

const FOLDER = recordings('thesportsdb', ['livescore-soccer-20261005.json']);

it.skipIf(FOLDER === null)('the recorded list of TheSportsDB is read in the leagues of the table', async () => {
  const body = JSON.parse(readFileSync(join(FOLDER!, 'livescore-soccer-20261005.json'), 'utf8')) as unknown;
  const { matches, unread, unmapped } = read(body, Date.parse('2026-10-05T19:07:31Z'));
  expect(unread).toEqual([]);
  expect(unmapped).toEqual(['English Isthmian League Premier Division (4647)', 'Argentinian Primera C (5524)']);
  expect(matches.map(({ home, away, stages, score, start }) => [home.name, away.name, stages[0], score, start])).toEqual([
    ['France', 'Belgium', 12, { home: 0, away: 0 }, '2026-10-05T18:45:00Z'],
    ['Córdoba', 'Tenerife', 12, { home: 2, away: 1 }, '2026-10-05T18:30:00Z'],
    ['Moss', 'Kongsvinger', 3, { home: 0, away: 2 }, '2026-10-05T17:00:00Z'],
  ]);
  expect((await playReports(matches)).refused).toEqual([]);
});
