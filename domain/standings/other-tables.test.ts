import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../event/entities.ts';
import type { EventId, ParticipantId } from '../event/ids.ts';
import {
  halfTimeFullTime,
  halfTimeScore,
  otherTables,
  overUnder,
  rulesFor,
  standings,
  type StandingsInput,
  type StandingsMatch,
} from './index.ts';
import { DEFAULT_RULES } from './rules/rules.ts';
import type { TableSide } from './tally.ts';

const nameOf = (participant: ParticipantId): string => participant;
const SIDES: readonly TableSide[] = ['overall', 'home', 'away'];

function played(...texts: readonly string[]): StandingsMatch[] {
  return texts.map((text, i) => {
    const [, home, away, ...goals] = /^(\w+)-(\w+) (\d+)-(\d+)(?: \((\d+)-(\d+)\))?$/.exec(text)!;
    const [scored, conceded, first, second] = goals.map(Number);
    return {
      id: `event${i}` as EventId,
      home: home as ParticipantId,
      away: away as ParticipantId,
      score: [scored!, conceded!],
      halfTime: goals[2] === undefined ? null : [first!, second!],
      role: 'main',
      group: '',
      start: i,
      live: false,
    };
  });
}
const rowsOf = (matches: readonly StandingsMatch[], rest: Partial<StandingsInput> = {}) =>
  standings({
    rules: DEFAULT_RULES,
    stages: [],
    matches,
    deductions: [],
    side: 'overall',
    includeLive: false,
    nowS: 0,
    nameOf,
    ...rest,
  }).sections.flatMap(({ rows }) => rows);
const countInput = (matches: readonly StandingsMatch[], side: TableSide = 'overall') => ({ stages: [], matches, side, nameOf });

const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F'] as ParticipantId[];
const PAIRS = TEAMS.flatMap((home, i) => TEAMS.slice(i + 1).map((away) => [home, away] as const));
const goals = fc.nat({ max: 4 });
const pair: fc.Arbitrary<Pair> = fc.tuple(goals, goals);
const season = (pairs: readonly (readonly [ParticipantId, ParticipantId])[]): fc.Arbitrary<StandingsMatch[]> =>
  fc.shuffledSubarray([...pairs]).chain((meetings) =>
    fc.tuple(
      ...meetings.map(([home, away], i) =>
        fc.tuple(pair, pair, fc.constantFrom(null, 'home' as const, 'away' as const)).map(
          ([first, second, late]): StandingsMatch => ({
            id: `event${i}` as EventId,
            home,
            away,
            score: [first[0] + second[0], first[1] + second[1]],
            halfTime: first,
            wonLate: first[0] + second[0] === first[1] + second[1] ? late : null,
            role: 'main',
            group: '',
            start: i,
            live: false,
          }),
        ),
      ),
    ),
  );
const TWICE = [...PAIRS, ...PAIRS.map(([home, away]) => [away, home] as const)];

describe('the form table', () => {
  const six = played('A-B 1-0', 'A-C 1-0', 'A-B 0-1', 'C-A 0-0', 'A-B 2-2', 'A-C 3-0');
  const formOf = (matches: readonly StandingsMatch[], side: TableSide = 'overall') =>
    rowsOf(matches, { isForm: true, side }).map(({ participant, played: count, points }) => `${participant} ${count} ${points}`);

  it('the form table counts the last five matches of each team, against any opponent', () => {
    expect(formOf(six)).toEqual(['A 5 8', 'B 3 4', 'C 3 1']);
    expect(formOf([...six].reverse())).toEqual(['A 5 8', 'B 3 4', 'C 3 1']);
  });

  it('the form table counts the last five at home, and the last five away', () => {
    const seven = [...six, ...played('A-B 0-2').map((match) => ({ ...match, start: 9, id: 'last' as EventId }))];
    expect(formOf(seven, 'home')).toEqual(['A 5 7', 'C 1 1', 'B 0 0']);
    expect(formOf(seven, 'away')).toEqual(['B 4 7', 'A 1 1', 'C 2 0']);
  });

  it('the form table counts a running match as the last one', () => {
    const [live] = played('C-A 0-1').map((match) => ({ ...match, live: true, start: 99, id: 'live' as EventId }));
    const [first] = rowsOf([...six, live!], { isForm: true, includeLive: true });
    expect(first).toMatchObject({ participant: 'A', played: 5, wins: 2, draws: 2, losses: 1, liveEvent: 'live' });
  });

  it('the form table has no deductions, zones and parts of the season', () => {
    const rules = rulesFor(1, 'dk', 'superligaen', '2026/2027');
    const deductions = [{ participantId: TEAMS[0]!, points: 5, from: 0 }];
    const rows = rowsOf(six, { isForm: true, rules, deductions });
    expect(rows[0]).toMatchObject({ participant: 'A', points: 8, deducted: 0, zone: null });
  });

  it('the form table equals the table of points until a team has played more than five matches', () => {
    fc.assert(
      fc.property(season(PAIRS), fc.constantFrom(...SIDES), (matches, side) => {
        expect(rowsOf(matches, { isForm: true, side })).toEqual(rowsOf(matches, { side }));
      }),
    );
  });
});

describe('over and under', () => {
  const linesOf = (matches: readonly StandingsMatch[], line: number, side: TableSide = 'overall') =>
    overUnder(countInput(matches, side), line).flatMap(({ rows }) =>
      rows.map(({ rank, participant, counts }) => `${rank} ${participant} ${counts.over}/${counts.under}`),
    );
  const matches = played('A-B 2-1', 'B-C 0-0', 'C-A 1-1');

  it('over and under count the goals of both sides together', () => {
    expect(linesOf(matches, 2.5)).toEqual(['1 A 1/1', '2 B 1/1', '3 C 0/2']);
    expect(linesOf(matches, 0.5)).toEqual(['1 A 2/0', '2 B 1/1', '3 C 1/1']);
    expect(linesOf(matches, 2.5, 'away')).toEqual(['1 B 1/0', '2 A 0/1', '3 C 0/1']);
  });

  it('over and under leave out running matches and knock-out matches', () => {
    const others = [
      { ...matches[0]!, live: true },
      { ...matches[0]!, role: 'knockout' as const },
    ];
    expect(linesOf([...matches, ...others], 2.5)).toEqual(linesOf(matches, 2.5));
  });

  it('over and under add up to the matches and goals of the table of points', () => {
    fc.assert(
      fc.property(season(TWICE), fc.constantFrom(...SIDES), fc.constantFrom(0.5, 2.5, 5.5), (some, side, line) => {
        const points = new Map(rowsOf(some, { side }).map((row) => [row.participant, row]));
        const rows = overUnder(countInput(some, side), line).flatMap((section) => section.rows);
        expect(rows).toHaveLength(points.size);
        for (const { participant, played: count, counts } of rows) {
          const { played: all, goalsFor, goalsAgainst } = points.get(participant)!;
          expect(counts.over + counts.under).toBe(count);
          expect([count, counts.goalsFor, counts.goalsAgainst]).toEqual([all, goalsFor, goalsAgainst]);
        }
      }),
    );
  });
});

describe('half-time and full time', () => {
  const rowOf = (matches: readonly StandingsMatch[], wanted: string, side: TableSide = 'overall') =>
    halfTimeFullTime(countInput(matches, side))
      .flatMap(({ rows }) => rows)
      .find(({ participant }) => participant === wanted)!;
  const matches = played('A-B 2-1 (0-1)', 'B-A 1-1 (0-0)', 'A-B 3-0 (1-0)', 'A-B 1-0');

  it('half-time tables count the score at half-time and at the end for both sides', () => {
    const { played: count, counts } = rowOf(matches, 'A');
    expect([count, counts.lossWin, counts.drawDraw, counts.winWin]).toEqual([3, 1, 1, 1]);
    expect(rowOf(matches, 'B').counts).toMatchObject({ winLoss: 1, drawDraw: 1, lossLoss: 1, winWin: 0 });
    expect(rowOf(matches, 'B', 'home').counts).toMatchObject({ winLoss: 0, drawDraw: 1, lossLoss: 0 });
  });

  it('half-time tables rank by matches led and won, then by the next outcome', () => {
    const ranks = halfTimeFullTime(countInput([...matches, ...played('C-D 1-1 (1-0)', 'D-C 0-0 (0-0)')]));
    expect(ranks[0]!.rows.map(({ participant }) => participant)).toEqual(['A', 'C', 'B', 'D']);
  });

  it('half-time tables add up to the wins, draws and losses of the table of points', () => {
    fc.assert(
      fc.property(season(TWICE), fc.constantFrom(...SIDES), (some, side) => {
        const points = new Map(rowsOf(some, { side }).map((row) => [row.participant, row]));
        for (const { participant, played: count, counts } of halfTimeFullTime(countInput(some, side)).flatMap(
          (each) => each.rows,
        )) {
          const { played: all, wins, draws, losses } = points.get(participant)!;
          const { winWin, drawWin, lossWin, winDraw, drawDraw, lossDraw, winLoss, drawLoss, lossLoss } = counts;
          expect([count, winWin + drawWin + lossWin, winDraw + drawDraw + lossDraw, winLoss + drawLoss + lossLoss]).toEqual([
            all,
            wins,
            draws,
            losses,
          ]);
        }
      }),
    );
  });

  it.each([
    [
      'two halves',
      [
        [1, 0],
        [1, 2],
      ],
      [2, 2],
      null,
      [1, 0],
    ],
    [
      'extra time after them',
      [
        [1, 0],
        [0, 1],
        [1, 0],
      ],
      [2, 1],
      [1, 1],
      [1, 0],
    ],
    ['no halves', [], [2, 2], null, null],
    ['a first half alone', [[2, 2]], [2, 2], null, null],
    [
      'halves of another match than the one that was awarded to the other side',
      [
        [1, 0],
        [0, 0],
      ],
      [1, 3],
      null,
      null,
    ],
    [
      'halves of another match than the one that was awarded to the same side',
      [
        [1, 0],
        [0, 0],
      ],
      [3, 0],
      null,
      null,
    ],
  ] as const)('half-time tables know whether a match of %s has a score at half-time', (_what, parts, score, fullTime, wanted) => {
    expect(halfTimeScore({ parts, score, fullTime })).toEqual(wanted);
  });
});

describe('the tables beside the one of points', () => {
  const football = rulesFor(1, 'dk', 'superligaen', '2026/2027');

  it('the tables beside the one of points are those of the sport', () => {
    const matches = played('A-B 1-0 (0-0)');
    expect(otherTables(football, matches)).toEqual(['form', 'over-under', 'half-time']);
    expect(otherTables(rulesFor(7, 'dk', 'herreligaen', '2026/2027'), matches)).toEqual(['form', 'half-time']);
    expect(otherTables(rulesFor(4, 'us', 'nhl', '2026/2027'), matches)).toEqual(['form', 'over-under']);
    expect(otherTables(rulesFor(12, 'dk', 'volleyligaen', '2026/2027'), matches)).toEqual(['form']);
  });

  it('otherTables offers only tables that finished matches have facts for', () => {
    expect(otherTables(football, [])).toEqual([]);
    expect(otherTables(football, played('A-B 1-0'))).toEqual(['form', 'over-under']);
    expect(
      otherTables(
        football,
        played('A-B 1-0 (0-0)').map((match) => ({ ...match, live: true })),
      ),
    ).toEqual([]);
  });
});
