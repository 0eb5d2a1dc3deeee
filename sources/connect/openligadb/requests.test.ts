import { describe, expect, it } from 'vitest';
import { isKnownCompetition, SPORT } from '@stillingen/domain';
import type { MatchPlan, SourceRequest } from '../kit/connector.ts';
import { HOUR, MINUTE } from '../kit/pace.ts';
import { matchRow } from '../../testing/openligadb.ts';
import { openligadb } from './connector.ts';
import { LEAGUES, seasonAt } from './leagues.ts';

const NOW_MS = Date.parse('2026-12-12T15:00:00Z');

const planned = (group: string, facts: Partial<MatchPlan> = {}): MatchPlan => ({
  key: `oldb/${group}`,
  startMs: NOW_MS - 30 * MINUTE,
  phase: 'live',
  overMs: null,
  group,
  ...facts,
});

const requests = (leagues: readonly string[], matches: readonly MatchPlan[]): SourceRequest[] =>
  openligadb.requests({ leagues, matches, nowMs: NOW_MS });

describe('requests to OpenLigaDB', () => {
  it('a league is requested by its season, and by its round when that changes', () => {
    expect(requests(['bl1', 'wm26', 'unknown'], [])).toEqual([
      { path: '/getcurrentgroup/bl1', everyMs: HOUR, isLive: false, ifChanged: '/getmatchdata/bl1' },
      { path: '/getmatchdata/bl1/2026', everyMs: 6 * HOUR, isLive: false },
      { path: '/getcurrentgroup/wm26', everyMs: HOUR, isLive: false, ifChanged: '/getmatchdata/wm26' },
      { path: '/getmatchdata/wm26/2026', everyMs: 6 * HOUR, isLive: false },
    ]);
  });

  it('a round in play is requested when its change date moves, and every two minutes', () => {
    expect(requests([], [planned('bl1/2026/14'), planned('bl1/2026/14', { phase: 'before', startMs: NOW_MS + HOUR })])).toEqual([
      { path: '/getlastchangedate/bl1/2026/14', everyMs: 30_000, isLive: true, ifChanged: '/getmatchdata/bl1/2026/14' },
      { path: '/getmatchdata/bl1/2026/14', everyMs: 2 * MINUTE, isLive: true },
    ]);
  });

  it('a round that has just ended or is about to begin is requested every minute', () => {
    const whole = [{ path: '/getmatchdata/bl1/2026/14', everyMs: MINUTE, isLive: true }];
    expect(requests([], [planned('bl1/2026/14', { phase: 'over', overMs: NOW_MS - MINUTE })])).toEqual(whole);
    expect(requests([], [planned('bl1/2026/14', { phase: 'before', startMs: NOW_MS + MINUTE })])).toEqual(whole);
  });

  it('rounds of other days are left to the season', () => {
    expect(requests([], [planned('bl1/2026/15', { phase: 'before', startMs: NOW_MS + 48 * HOUR })])).toEqual([]);
    expect(requests([], [planned('bl1/2026/13', { phase: 'over', overMs: NOW_MS - 24 * HOUR })])).toEqual([]);
  });

  it('a day with all German leagues in play and a change a minute stays within the limits', () => {
    const leagues = ['bl1', 'bl2', 'bl3', 'dfb'];
    const all = requests(
      leagues,
      leagues.map((code) => planned(`${code}/2026/14`)),
    );
    const perHour = all.reduce((sum, { everyMs }) => sum + HOUR / everyMs, 0);
    const changes = leagues.length * (HOUR / MINUTE);
    expect(perHour + changes).toBeLessThan(openligadb.limits.perHour);
    expect(perHour / 60).toBeLessThan(openligadb.limits.perMinute);
  });

  it('a season begins in July, a tournament has one year', () => {
    const [league, tournament] = [LEAGUES.get('bl1')!, LEAGUES.get('em')!];
    expect(seasonAt(league, Date.parse('2026-06-30T23:59:59Z'))).toBe(2025);
    expect(seasonAt(league, Date.parse('2026-07-01T00:00:00Z'))).toBe(2026);
    expect(seasonAt(tournament, NOW_MS)).toBe(2024);
  });

  it('every listed league is a competition of the registry', () => {
    const unknown = [...LEAGUES.values()].filter(({ name, country }) => !isKnownCompetition(SPORT.football, name, country));
    expect(unknown).toEqual([]);
    expect(openligadb.leagues!.known).toMatchObject({ bl1: 'Bundesliga', wm26: 'VM 2026' });
    expect(openligadb.leagues!.fallback.filter((code) => !LEAGUES.has(code))).toEqual([]);
  });

  it('a league that the operator names is requested, listed and read as that competition', () => {
    const connector = openligadb.withLeague!('Regio', { name: 'Frauen-Bundesliga', country: 'de' });
    expect(connector.leagues!.known).toMatchObject({ bl1: 'Bundesliga', regio: 'Frauen-Bundesliga' });
    const paths = connector.requests({ leagues: ['regio'], matches: [], nowMs: NOW_MS }).map(({ path }) => path);
    expect(paths).toEqual(['/getcurrentgroup/regio', '/getmatchdata/regio/2026']);
    const body = [matchRow({ leagueShortcut: 'Regio' })];
    const { matches } = connector.read({ path: '/getmatchdata/regio/2026', body, nowMs: NOW_MS, leagues: ['regio'] });
    expect(matches[0]!.competition).toMatchObject({ name: 'Frauen-Bundesliga', country: 'de', season: '2026/2027' });
  });
});
