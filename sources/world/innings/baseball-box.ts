import { otherSide, type Side } from '@stillingen/domain';
import { createRandom } from '../../random.ts';
import type { Sections } from '../duels/moments.ts';
import type { BatterResult } from './baseball-bases.ts';

type Section = Sections[number];
type Column = Section['columns'][number];

/** How many innings a starting pitcher lasts, how many one who relieves him, and the runs after which either is relieved. */
const STARTS_FOR = [5, 7] as const;
const RELIEVES_FOR = [1, 2] as const;
const RUNS_ALLOWED = 5;
const OUTS = 3;

interface Line {
  readonly player: string;
  turns: number;
  hits: number;
  walks: number;
  strikeouts: number;
  homeRuns: number;
}
interface PitchingLine extends Line {
  outs: number;
  runs: number;
  innings: number;
  /** After so many innings somebody else comes on. */
  readonly lasts: number;
}
const lineOf = (player: string): Line => ({ player, turns: 0, hits: 0, walks: 0, strikeouts: 0, homeRuns: 0 });

/** The head of a column, what it is, and its value; innings are told in thirds: '4.2' are four and two outs. */
type Figure<Of> = readonly [code: string, label: string, valueOf: (line: Of) => number | string];
const SHARED: readonly Figure<Line>[] = [
  ['H', 'Hits', ({ hits }) => hits],
  ['BB', 'Walks', ({ walks }) => walks],
  ['SO', 'Strikeouts', ({ strikeouts }) => strikeouts],
  ['HR', 'Home runs', ({ homeRuns }) => homeRuns],
];
const BATTING: readonly Figure<Line>[] = [['AB', 'Slagture', ({ turns, walks }) => turns - walks], ...SHARED];
const INNINGS = 'IP';
const PITCHING: readonly Figure<PitchingLine>[] = [
  [INNINGS, 'Innings kastet', ({ outs }) => `${Math.floor(outs / OUTS)}.${outs % OUTS}`],
  ['BF', 'Mødte slagspillere', ({ turns }) => turns],
  ['R', 'Runs', ({ runs }) => runs],
  ...SHARED,
];

const HITS: ReadonlySet<BatterResult> = new Set(['single', 'double', 'triple', 'home run']);

function count(line: Line, result: BatterResult): void {
  line.turns += 1;
  if (HITS.has(result)) line.hits += 1;
  if (result === 'walk') line.walks += 1;
  if (result === 'strikeout') line.strikeouts += 1;
  if (result === 'home run') line.homeRuns += 1;
}

function sectionOf<Of extends Line>(
  { type, title, figures }: Pick<Section, 'type' | 'title'> & { figures: readonly Figure<Of>[] },
  lines: Readonly<Record<Side, readonly Of[]>>,
): Section {
  return {
    type,
    title,
    columns: figures.map(([code, label]): Column => ({ code, label, kind: code === INNINGS ? 'decimal' : 'number' })),
    rows: (['home', 'away'] as const).flatMap((side) =>
      lines[side].map((line) => ({ side, player: line.player, values: figures.map(([, , valueOf]) => String(valueOf(line))) })),
    ),
  };
}

/** What each batter and pitcher of a game has done so far. */
export interface Box {
  /** A half of an inning begins. Pitchers come on between halves only, so that every run is one pitcher's. */
  open(batting: Side): void;
  turn(batting: Side, batter: string, result: BatterResult): void;
  /** The half is over, with so many outs and runs. */
  close(batting: Side, outs: number, runs: number): void;
  /** Batters and pitchers as they stand now, in the order in which they came on, those at home first. */
  now(): () => Sections;
}

/** An empty box score; of each side's pitchers the first starts. What is left to chance here changes nothing else in the game. */
export function createBox(chance: string, pitchers: Readonly<Record<Side, readonly string[]>>): Box {
  const random = createRandom(chance, 'pitchers');
  const batting: Record<Side, Map<string, Line>> = { home: new Map(), away: new Map() };
  const pitching: Record<Side, PitchingLine[]> = { home: [], away: [] };
  const isSpent = ({ innings, lasts, runs }: PitchingLine): boolean => innings >= lasts || runs >= RUNS_ALLOWED;
  return {
    open(side) {
      const fielding = otherSide(side);
      const lines = pitching[fielding];
      const before = lines.at(-1);
      const next = pitchers[fielding][lines.length];
      if (next === undefined || (before !== undefined && !isSpent(before))) return;
      const lasts = before === undefined ? random.int(...STARTS_FOR) : random.int(...RELIEVES_FOR);
      lines.push({ ...lineOf(next), outs: 0, runs: 0, innings: 0, lasts });
    },
    turn(side, batter, result) {
      const line = batting[side].get(batter) ?? lineOf(batter);
      batting[side].set(batter, line);
      count(line, result);
      count(pitching[otherSide(side)].at(-1)!, result);
    },
    close(side, outs, runs) {
      const line = pitching[otherSide(side)].at(-1)!;
      // Two are out at once now and then, also where one was all it took.
      line.outs += Math.min(OUTS, outs);
      line.runs += runs;
      line.innings += 1;
    },
    now() {
      const sections = [
        sectionOf(
          { type: 'batters', title: 'Slagspillere', figures: BATTING },
          { home: [...batting.home.values()], away: [...batting.away.values()] },
        ),
        sectionOf({ type: 'pitchers', title: 'Kastere', figures: PITCHING }, pitching),
      ];
      return () => sections;
    },
  };
}
