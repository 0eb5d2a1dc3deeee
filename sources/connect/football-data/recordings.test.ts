import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findClub } from '../../../domain/registry/clubs.ts';
import { resolveNation } from '../../../domain/registry/resolve-participant.ts';
import { recordings } from '../../testing/recordings.ts';
import { courseLines, problemsOf } from '../../testing/reports.ts';
import type { Answer } from '../kit/connector.ts';
import { footballData } from './connector.ts';

const folder = recordings('football-data', ['pl-2025-12-13', 'pl-2025-12-27', 'wc-2022_20221216.json']);
const DAYS = ['pl-2025-12-13', 'pl-2025-12-27'] as const;

const filesOf = (day: string): string[] => (folder === null ? [] : readdirSync(join(folder, day)).sort());
const instantIn = (file: string): string => file.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.json$/, '$1-$2-$3T$4:$5:$6Z');

function answerOf(path: string, now: string): Answer {
  const body: unknown = JSON.parse(readFileSync(join(folder!, path), 'utf8'));
  return footballData.read({ path: '/v4/matches', body, nowMs: Date.parse(now), leagues: [] });
}
const answersOf = (day: string): [time: string, answer: Answer][] =>
  filesOf(day).map((file) => [instantIn(file).slice(11, 16), answerOf(join(day, file), instantIn(file))]);
const courseIn = (day: string, match: string): string[] =>
  answersOf(day).map(([time, answer]) => `${time} ${courseLines(answer)[match]}`);

const worldCup = (): Answer => answerOf('wc-2022_20221216.json', '2022-12-12T12:00:00Z');

describe.skipIf(folder === null)('recorded answers of football-data.org', () => {
  it('a match goes from before to its halves, the break and the end, which the nightly job does not change', () => {
    expect(courseIn('pl-2025-12-13', 'Liverpool FC - Brighton & Hove Albion FC')).toEqual([
      '13:15 before 1',
      '15:08 live 12/13 1-0',
      '15:29 live 12/13 1-0',
      '15:56 break 38 1-0 (1-0 0-0)',
      '16:20 live 13 1-0 (1-0 0-0)',
      '16:43 live 13 2-0 (1-0 1-0)',
      ...['17:10', '17:40', '18:20', '18:43', '18:54', '19:24', '19:33', '02:51'].map((time) => `${time} over 3 2-0 (1-0 1-0)`),
    ]);
  });

  it('the second half is known where the break was not seen', () => {
    expect(courseIn('pl-2025-12-13', 'Burnley FC - Fulham FC').slice(7)).toEqual([
      '17:40 live 12/13 0-0',
      '18:20 live 12/13 1-2',
      '18:43 live 13 1-2 (1-2 0-0)',
      '18:54 live 13 1-3 (1-2 0-1)',
      '19:24 live 13 2-3 (1-2 1-1)',
      '19:33 over 3 2-3 (1-2 1-1)',
      '02:51 over 3 2-3 (1-2 1-1)',
    ]);
  });

  it('a half without goals stays apart from the second', () => {
    expect(courseIn('pl-2025-12-27', 'Nottingham Forest FC - Manchester City FC').slice(0, 6)).toEqual([
      '10:34 before 1',
      '13:00 live 12/13 0-0',
      '13:34 break 38 0-0 (0-0 0-0)',
      '13:47 live 13 0-1 (0-0 0-1)',
      '13:55 live 13 1-1 (0-0 1-1)',
      '14:33 over 3 1-2 (0-0 1-2)',
    ]);
  });

  it('five matches at once each have their score', () => {
    const { [filesOf('pl-2025-12-27').length - 1]: last } = answersOf('pl-2025-12-27');
    expect(courseLines(last![1])).toMatchObject({
      'Arsenal FC - Brighton & Hove Albion FC': 'live 13 2-1 (1-0 1-1)',
      'Brentford FC - AFC Bournemouth': 'live 13 3-1 (2-0 1-1)',
      'Burnley FC - Everton FC': 'live 13 0-0 (0-0 0-0)',
      'Liverpool FC - Wolverhampton Wanderers FC': 'live 13 2-1 (2-0 0-1)',
      'West Ham United FC - Fulham FC': 'live 13 0-1 (0-0 0-1)',
      'Chelsea FC - Aston Villa FC': 'before 1',
    });
  });

  it('a shoot-out stands apart from the score, and rounds without sides are no fixtures', () => {
    const answer = worldCup();
    expect(courseLines(answer)).toMatchObject({
      'Japan - Croatia': 'over 11 1-1 (1-0 0-1 0-0) str. 1-3',
      'Morocco - Spain': 'over 11 0-0 (0-0 0-0 0-0) str. 3-0',
      'Croatia - Brazil': 'over 11 1-1 (0-0 0-0 1-1) str. 4-2',
      'Netherlands - Argentina': 'over 11 2-2 (0-1 2-1 0-0) str. 3-4',
      'Portugal - Switzerland': 'over 3 6-1 (2-0 4-1)',
      'Argentina - Croatia': 'before 1',
    });
    expect(answer.matches).toHaveLength(62);
    expect(answer.matches.find(({ key }) => key === 'fd/391882')).toMatchObject({
      competition: { country: 'xw', season: '2022', role: 'group', group: 'Gruppe A' },
      home: { name: 'Qatar', key: 'fd-8030', kind: 'national' },
      start: '2022-11-20T16:00:00Z',
      details: { round: '1. runde', referee: 'Daniele Orsato' },
    });
    const rounds = answer.matches.map(({ details, competition }) => `${competition.role} ${details?.round}`);
    expect([...new Set(rounds)]).toEqual([
      'group 1. runde',
      'group 2. runde',
      'group 3. runde',
      'knockout 1/8-finale',
      'knockout Kvartfinale',
      'knockout Semifinale',
    ]);
  });

  it('all answers make messages that are accepted, and keys that stay', () => {
    const answers = [...DAYS.flatMap(answersOf).map(([, answer]) => answer), worldCup()];
    expect(answers.flatMap(({ unread, unmapped }) => [...unread, ...unmapped])).toEqual([]);
    expect(answers.flatMap(({ matches }) => matches.flatMap(problemsOf))).toEqual([]);
    for (const day of DAYS) {
      const [first, ...others] = answersOf(day).map(([, { matches }]) => new Map(matches.map((match) => [match.key, match])));
      for (const answer of others)
        for (const [key, { home, away }] of first!) {
          const later = answer.get(key);
          if (later !== undefined) expect([later.home, later.away]).toEqual([home, away]);
        }
    }
  });

  it('all clubs and nations of the recordings are those of the registry', () => {
    const clubs = DAYS.flatMap((day) => answersOf(day).flatMap(([, { matches }]) => matches)).flatMap(({ home, away }) => [
      home,
      away,
    ]);
    expect(new Set(clubs.map(({ key }) => key)).size).toBe(20);
    expect(clubs.filter(({ name, country }) => findClub(name, country!) === null)).toEqual([]);
    const nations = worldCup().matches.flatMap(({ home, away }) => [home.name, away.name]);
    expect(nations.filter((name) => resolveNation(name).country === 'xw')).toEqual([]);
  });
});
