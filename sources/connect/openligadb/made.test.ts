import { describe, expect, it } from 'vitest';
import { goalRow, matchRow, resultRow } from '../../testing/openligadb.ts';
import { courseLine, problemsOf } from '../../testing/reports.ts';
import type { MatchReport } from '../kit/connector.ts';
import { germanMs } from './match.ts';
import { read } from './read.ts';

const START_MS = Date.parse('2026-12-12T14:30:00Z');
const MINUTE = 60_000;

function reportAfter(minutes: number, facts: object): MatchReport {
  const answer = read({
    path: '/getmatchdata/bl1/2026/14',
    body: [matchRow(facts)],
    nowMs: START_MS + minutes * MINUTE,
    leagues: ['bl1'],
  });
  expect(answer.unread).toEqual([]);
  expect(answer.matches.flatMap(problemsOf)).toEqual([]);
  return answer.matches[0]!;
}
const lineAfter = (minutes: number, facts: object): string => courseLine(reportAfter(minutes, facts));

const CUP = { leagueShortcut: 'dfb', group: { groupName: 'Viertelfinale', groupOrderID: 4 } };

describe('the running score', () => {
  it.each([
    ['nothing before the start', -1, {}, 'before 1'],
    ['nothing in play before anything is entered', 5, {}, 'live 2/13'],
    ['the last goal', 20, { goals: [goalRow(9, [0, 1])] }, 'live 2/13 0-1'],
    ['the furthest goal of a list in any order', 60, { goals: [goalRow(50, [1, 1]), goalRow(9, [0, 1])] }, 'live 13 1-1'],
    ['type 2 where it is ahead of the goals', 60, { matchResults: [resultRow('final', [2, 1])] }, 'live 2/13 2-1'],
    ['type 1 where it is all there is', 50, { matchResults: [resultRow('half', [1, 0])] }, 'live 13 1-0 (1-0 0-0)'],
    ['a goal in stoppage time of the first half', 50, { goals: [goalRow(47, [1, 0], { isOvertime: true })] }, 'live 2/13 1-0'],
    ['no second half in the twentieth minute', 20, { matchResults: [resultRow('half', [0, 0])] }, 'live 2/13 0-0'],
  ])('is %s', (_, minutes, facts, line) => {
    expect(lineAfter(minutes, facts)).toBe(line);
  });

  it('prefers the kind of a result to its name, and the name to its type', () => {
    const rows = [
      { ...resultRow('final', [1, 0]), resultTypeKind: 'HalfTime' },
      { ...resultRow('half', [3, 1]), resultTypeKind: 'Unknown', resultName: 'Endergebnis' },
    ];
    expect(lineAfter(60, { matchResults: rows })).toBe('live 13 3-1 (1-0 2-1)');
    const old = [
      { ...resultRow('half', [1, 0]), resultTypeID: 0 },
      { ...resultRow('final', [2, 0]), resultTypeID: 0 },
    ];
    expect(lineAfter(60, { matchResults: old })).toBe('live 13 2-0 (1-0 1-0)');
  });
});

describe('the end', () => {
  const ended = { matchIsFinished: true, matchResults: [resultRow('half', [0, 0]), resultRow('final', [1, 0])] };
  const goals = [goalRow(88, [1, 0])];

  it.each([
    ['stands when flag, result and last goal agree', 110, { ...ended, goals }, 'over 3 1-0 (0-0 1-0)'],
    ['is not believed before a match can be over', 70, { ...ended, goals }, 'live 13 1-0 (0-0 1-0)'],
    ['waits while the flag is missing', 110, { ...ended, goals, matchIsFinished: false }, 'live 13 1-0 (0-0 1-0)'],
    [
      'waits while the result is behind the goals',
      110,
      { ...ended, goals: [...goals, goalRow(90, [1, 1])] },
      'live 13/3 1-1 (0-0 1-1)',
    ],
    ['waits for a result', 110, { matchIsFinished: true, goals }, 'live 13 1-0'],
    ['is awaited three hours after the start', 181, { ...ended, goals, matchIsFinished: false }, 'before 42 1-0 (0-0 1-0)'],
    ['needs no goals where none are entered', 110, ended, 'over 3 1-0 (0-0 1-0)'],
  ])('%s', (_, minutes, facts, line) => {
    expect(lineAfter(minutes, facts)).toBe(line);
  });

  it('is confirmed by a second answer a minute later', () => {
    expect(reportAfter(110, { ...ended, goals }).confirmEndMs).toBe(60_000);
    expect(reportAfter(70, { ...ended, goals }).confirmEndMs).toBeUndefined();
  });
});

describe('extra time and shoot-out', () => {
  const level = [goalRow(30, [1, 0]), goalRow(80, [1, 1])];
  const kicks = [goalRow(null, [2, 1], { isPenalty: true }), goalRow(null, [2, 2], { isPenalty: true })];
  const won = goalRow(null, [3, 2], { isPenalty: true });

  it.each([
    ['extra time begins with a goal in it', 125, { goals: [...level, goalRow(107, [2, 1])] }, 'live 6 2-1'],
    [
      'extra time is over',
      150,
      {
        matchIsFinished: true,
        goals: [...level, goalRow(107, [2, 1])],
        matchResults: [resultRow('half', [1, 0]), resultRow('extra', [2, 1])],
      },
      'over 10 2-1 (1-0 0-1 1-0)',
    ],
    ['kicks are not goals before their result stands', 160, { goals: [...level, ...kicks] }, 'live 7 1-1 str. 1-1'],
    [
      'the shoot-out is over when its total is entered',
      170,
      { matchIsFinished: true, goals: [...level, ...kicks, won], matchResults: [resultRow('penalties', [3, 2])] },
      'over 11 1-1 str. 2-1',
    ],
    [
      'the kicks are left out where the goals do not show them',
      170,
      { matchIsFinished: true, matchResults: [resultRow('extra', [1, 1]), resultRow('penalties', [5, 4])] },
      'over 11 1-1',
    ],
    [
      'the shoot-out is awaited where the goals end before the result',
      190,
      { matchIsFinished: true, goals: [...level, ...kicks], matchResults: [resultRow('penalties', [3, 2])] },
      'before 42 1-1 str. 1-1',
    ],
  ])('%s', (_, minutes, facts, line) => {
    expect(lineAfter(minutes, { ...CUP, ...facts })).toBe(line);
  });

  it('a penalty late in a league match is no shoot-out', () => {
    expect(lineAfter(140, { goals: [...level, goalRow(null, [2, 1], { isPenalty: true })] })).toBe('live 13 2-1');
  });
});

describe('changes between two answers', () => {
  it('a goal that is withdrawn is missing, and the next has another id', () => {
    const [before, after] = [[goalRow(9, [1, 0])], [goalRow(12, [0, 1])]].map((goals) => reportAfter(30, { goals }));
    expect(before!.incidents!.map(({ id, side }) => [id, side])).toEqual([['g109', 'home']]);
    expect(after!.incidents!.map(({ id, side }) => [id, side])).toEqual([['g112', 'away']]);
    expect([courseLine(before!), courseLine(after!)]).toEqual(['live 2/13 1-0', 'live 2/13 0-1']);
  });

  it('a score that falls is reported as it stands', () => {
    expect(lineAfter(60, { goals: [goalRow(9, [1, 0]), goalRow(50, [2, 0])] })).toBe('live 13 2-0');
    expect(lineAfter(61, { goals: [goalRow(9, [1, 0])] })).toBe('live 2/13 1-0');
  });

  it('a match that is moved by an hour, or gets its sides exchanged, keeps its key', () => {
    const moved = reportAfter(10, {
      matchDateTimeUTC: '2026-12-12T15:30:00Z',
      team1: { teamName: 'FC St. Pauli' },
      team2: { teamName: 'Hamburger SV' },
    });
    expect(moved).toMatchObject({
      key: 'oldb/5',
      start: '2026-12-12T15:30:00Z',
      phase: 'before',
      home: { name: 'FC St. Pauli' },
    });
  });

  it('a goal without a minute or a scorer counts, and becomes an incident with its minute', () => {
    const report = reportAfter(30, { goals: [goalRow(0, [1, 0]), goalRow(20, [2, 0], { goalGetterName: ' Jackson ' })] });
    expect(courseLine(report)).toBe('live 2/13 2-0');
    expect(report.incidents).toEqual([{ id: 'g220', type: 'goal', side: 'home', minute: 20, player: 'Jackson', score: [2, 0] }]);
  });

  it('a match without both sides is no fixture', () => {
    for (const teamName of ['Sieger VF 1', 'N.N.', '2. Gruppe B', '', null]) {
      const body = [matchRow({ team2: { teamName } })];
      expect(read({ path: '/getmatchdata/bl1/2026', body, nowMs: START_MS, leagues: [] })).toMatchObject({
        matches: [],
        unread: [],
      });
    }
  });
});

describe('German local time', () => {
  const late = Date.parse('2027-01-01T00:00:00Z');
  it.each([
    ['2026-07-01T20:30:00', late, '2026-07-01T18:30:00.000Z'],
    ['2026-12-01T20:30:00.25', late, '2026-12-01T19:30:00.250Z'],
    ['2026-03-29T02:30:00', late, '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30:00', late, '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T02:30:00', Date.parse('2026-10-25T00:45:00Z'), '2026-10-25T00:30:00.000Z'],
  ])('%s is read by the rules of that night', (local, nowMs, utc) => {
    expect(new Date(germanMs(local, nowMs)!).toISOString()).toBe(utc);
  });

  it('is unknown where it is none', () => {
    for (const text of ['', 'yesterday', '2026-13-40T99:00:00']) expect(germanMs(text, late)).toBeNull();
  });
});
