import { describe, expect, it } from 'vitest';
import { matchRow, scoreRow } from '../../testing/football-data.ts';
import { courseLine, problemsOf } from '../../testing/reports.ts';
import type { Answer, MatchReport } from '../kit/connector.ts';
import { read } from './read.ts';

const START_MS = Date.parse('2026-12-12T15:00:00Z');
const MINUTE = 60_000;

function answerAfter(minutes: number, facts: object): Answer {
  const answer = read({
    path: '/v4/matches',
    body: { matches: [matchRow(facts)] },
    nowMs: START_MS + minutes * MINUTE,
    leagues: [],
  });
  expect(answer.unread).toEqual([]);
  expect(answer.matches.flatMap(problemsOf)).toEqual([]);
  return answer;
}
const reportAfter = (minutes: number, facts: object): MatchReport => answerAfter(minutes, facts).matches[0]!;
const lineAfter = (minutes: number, facts: object): string => courseLine(reportAfter(minutes, facts));

const NIL = { regularTime: [0, 0], extraTime: [0, 0], penalties: [0, 0] } as const;
const regular = (fullTime: readonly [number, number], halfTime: readonly [number, number]) =>
  scoreRow('REGULAR', { fullTime, halfTime, ...NIL });

describe('statuses of football-data.org', () => {
  it.each([
    ['SCHEDULED', -100, {}, 'before 1'],
    ['TIMED', -100, {}, 'before 1'],
    ['TIMED', 10, {}, 'before 1'],
    ['IN_PLAY', 20, { score: regular([1, 0], [0, 0]) }, 'live 12/13 1-0'],
    ['IN_PLAY', 61, { score: regular([1, 0], [0, 0]) }, 'live 12/13 1-0'],
    ['IN_PLAY', 62, { score: regular([1, 0], [0, 0]) }, 'live 13 1-0 (0-0 1-0)'],
    ['IN_PLAY', 58, { score: regular([1, 0], [1, 0]) }, 'live 13 1-0 (1-0 0-0)'],
    ['IN_PLAY', 58, { minute: 46, score: regular([1, 0], [0, 0]) }, 'live 13 1-0 (0-0 1-0)'],
    ['IN_PLAY', 48, { minute: '45+2', score: regular([1, 0], [0, 0]) }, 'live 12/13 1-0'],
    ['IN_PLAY', 20, { score: scoreRow(null, { fullTime: [1, 0], halfTime: [0, 0], ...NIL }) }, 'live 12/13 1-0'],
    ['PAUSED', 50, { score: regular([1, 0], [1, 0]) }, 'break 38 1-0 (1-0 0-0)'],
    ['FINISHED', 115, { score: regular([1, 1], [1, 0]) }, 'over 3 1-1 (1-0 0-1)'],
    ['FINISHED', 115, { score: scoreRow('REGULAR', { fullTime: [1, 1] }) }, 'over 3 1-1'],
    ['FINISHED', 115, { score: regular([1, 1], [2, 0]) }, 'over 3 1-1'],
    ['SUSPENDED', 60, { score: regular([1, 0], [1, 0]) }, 'over 36 1-0 (1-0 0-0)'],
    ['POSTPONED', -100, {}, 'over 4'],
    ['CANCELLED', -100, {}, 'over 5'],
    ['AWARDED', 200, { score: scoreRow('REGULAR', { fullTime: [3, 0] }) }, 'over 54 3-0'],
  ])('%s after %i minutes with %o is %s', (status, minutes, facts, line) => {
    expect(lineAfter(minutes, { status, ...facts })).toBe(line);
  });

  it('the day alone is stated before the hour is fixed', () => {
    expect(reportAfter(-5000, { status: 'SCHEDULED' }).start).toBe('2026-12-12');
    expect(reportAfter(-5000, { status: 'TIMED' }).start).toBe('2026-12-12T15:00:00Z');
  });
});

describe('extra time and shoot-outs of football-data.org', () => {
  const half = { halfTime: [0, 1] } as const;
  const extra = { ...half, regularTime: [1, 1], extraTime: [1, 0] } as const;
  const level = { ...half, regularTime: [1, 1], extraTime: [1, 1] } as const;
  it.each([
    ['PAUSED', 100, scoreRow('REGULAR', { fullTime: [1, 1], ...half, ...NIL }), 'break 46 1-1 (0-1 1-0)'],
    ['EXTRA_TIME', 120, scoreRow('EXTRA_TIME', { fullTime: [2, 1], ...extra }), 'live 6 2-1 (0-1 1-0 1-0)'],
    ['IN_PLAY', 120, scoreRow('EXTRA_TIME', { fullTime: [2, 1], ...extra }), 'live 6 2-1 (0-1 1-0 1-0)'],
    ['EXTRA_TIME', 120, scoreRow('REGULAR', { fullTime: [2, 1], ...half, ...NIL }), 'live 6 2-1'],
    ['FINISHED', 150, scoreRow('EXTRA_TIME', { fullTime: [2, 1], ...extra }), 'over 10 2-1 (0-1 1-0 1-0)'],
    [
      'PENALTY_SHOOTOUT',
      150,
      scoreRow('PENALTY_SHOOTOUT', { fullTime: [4, 4], ...level, penalties: [2, 2] }),
      'live 7 2-2 (0-1 1-0 1-1) str. 2-2',
    ],
    [
      'FINISHED',
      165,
      scoreRow('PENALTY_SHOOTOUT', { fullTime: [6, 5], ...level, penalties: [4, 3] }),
      'over 11 2-2 (0-1 1-0 1-1) str. 4-3',
    ],
    [
      'FINISHED',
      165,
      scoreRow('PENALTY_SHOOTOUT', { fullTime: [6, 5], ...level, penalties: [3, 3] }),
      'over 11 2-2 (0-1 1-0 1-1) str. 4-3',
    ],
    [
      'FINISHED',
      165,
      scoreRow('PENALTY_SHOOTOUT', { fullTime: [2, 2], ...level, penalties: [3, 4] }),
      'over 11 2-2 (0-1 1-0 1-1) str. 3-4',
    ],
  ])('%s after %i minutes with %o is %s', (status, minutes, score, line) => {
    expect(lineAfter(minutes, { status, score, competition: { name: 'FA Cup', code: 'FAC', type: 'CUP' } })).toBe(line);
  });

  it('a second leg that was not level itself ends by a shoot-out, which names the side that goes on', () => {
    const score = scoreRow('PENALTY_SHOOTOUT', {
      fullTime: [5, 5],
      ...half,
      regularTime: [2, 1],
      extraTime: [0, 0],
      penalties: [3, 4],
    });
    const facts = {
      status: 'FINISHED',
      score,
      area: { name: 'Europe' },
      competition: { name: 'UEFA Champions League', type: 'CUP' },
    };
    expect(reportAfter(165, facts).score).toMatchObject({ home: 2, away: 1, penalties: [3, 4], advanced: 'away' });
  });
});

describe('changes between two answers of football-data.org', () => {
  it('a score that falls is reported as it stands', () => {
    const lines = [regular([2, 0], [1, 0]), regular([1, 0], [1, 0])].map((score) => lineAfter(70, { status: 'IN_PLAY', score }));
    expect(lines).toEqual(['live 13 2-0 (1-0 1-0)', 'live 13 1-0 (1-0 0-0)']);
  });

  it('a match keeps its key when it is moved by an hour over midnight, or gets its sides exchanged', () => {
    const moved = reportAfter(0, {
      utcDate: '2026-12-13T00:00:00Z',
      homeTeam: { id: 57, name: 'Arsenal FC' },
      awayTeam: { id: 58, name: 'Aston Villa FC' },
    });
    expect(moved).toMatchObject({ key: 'fd/9', start: '2026-12-13T00:00:00Z', home: { key: 'fd-57' }, away: { key: 'fd-58' } });
  });

  it('a match without both sides is no fixture', () => {
    for (const team of [{ id: null, name: null }, { id: 5, name: '' }, {}])
      expect(answerAfter(0, { awayTeam: team })).toEqual({ matches: [], unread: [], unmapped: [] });
  });
});

describe('competitions of football-data.org', () => {
  const of = (area: string, name: string, facts: object = {}): Answer =>
    answerAfter(-10, { area: { name: area }, competition: { name, code: 'X', type: 'LEAGUE' }, ...facts });

  it.each([
    ['England', 'Premier League', 'gb-eng', 'club'],
    ['England', 'Championship', 'gb-eng', 'club'],
    ['Germany', 'Bundesliga', 'de', 'club'],
    ['Spain', 'Primera Division', 'es', 'club'],
    ['Italy', 'Serie A', 'it', 'club'],
    ['France', 'Ligue 1', 'fr', 'club'],
    ['Netherlands', 'Eredivisie', 'nl', 'club'],
    ['Portugal', 'Primeira Liga', 'pt', 'club'],
    ['Brazil', 'Campeonato Brasileiro Série A', 'br', 'club'],
    ['Denmark', 'Superliga', 'dk', 'club'],
    ['Europe', 'UEFA Champions League', 'eu', 'club'],
    ['Europe', 'European Championship', 'eu', 'national'],
    ['World', 'FIFA World Cup', 'xw', 'national'],
    ['World', 'FIFA Club World Cup', 'xw', 'club'],
    ['Africa', 'WC Qualification CAF', 'xw', 'national'],
  ])('%s, %s is known', (area, name, country, kind) => {
    const { matches, unmapped } = of(area, name);
    expect(unmapped).toEqual([]);
    expect(matches[0]).toMatchObject({ competition: { country }, home: { kind } });
    expect(matches[0]!.home.country).toBe(country === 'eu' || country === 'xw' ? undefined : country);
  });

  it('one that the catalogue does not have is named and has no matches', () => {
    expect(of('Germany', 'Oberliga Nord')).toEqual({ matches: [], unread: [], unmapped: ['Oberliga Nord (Germany)'] });
    expect(of('Atlantis', 'Premier League').unmapped).toEqual(['Premier League (Atlantis)']);
  });

  it('a season within one year has its number, and others both', () => {
    const year = { season: { startDate: '2026-03-28', endDate: '2026-12-02' } };
    expect(of('Brazil', 'Campeonato Brasileiro Série A', year).matches[0]!.competition.season).toBe('2026');
    expect(of('England', 'Premier League').matches[0]!.competition.season).toBe('2026/2027');
  });

  it.each([
    ['LEAGUE_STAGE', null, 8, { role: 'main' }, '8. runde'],
    ['GROUP_STAGE', 'GROUP_C', 2, { role: 'group', group: 'Gruppe C' }, '2. runde'],
    ['PLAYOFFS', null, 9, { role: 'knockout' }, 'Playoff'],
    ['LAST_16', null, 10, { role: 'knockout' }, '1/8-finale'],
    ['QUALIFICATION_ROUND_2', null, 2, { role: 'qualification' }, '2. runde'],
    ['THIRD_PLACE', null, 7, { role: 'knockout' }, 'Bronzekamp'],
    ['A_NEW_STAGE', null, 3, { role: 'knockout' }, '3. runde'],
  ])('the stage %s, %s, %i of a cup is %o', (stage, group, matchday, part, round) => {
    const report = of('Europe', 'UEFA Champions League', { stage, group, matchday }).matches[0]!;
    expect(report.competition).toMatchObject(part);
    expect(report.details?.round).toBe(round);
  });

  it('the play-offs of a league decide a place in it', () => {
    const report = of('England', 'Championship', { stage: 'SEMI_FINALS' }).matches[0]!;
    expect([report.competition.role, report.details?.round]).toEqual(['playoff', 'Semifinale']);
  });
});
