import { otherSide, type Side } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import type { PeriodPlayers, Sections } from '../../engine/timeline.ts';
import type { BatterResult } from './baseball-bases.ts';

type Section = Sections[number];
type Column = Section['columns'][number];

/** Innings that a starting pitcher and a reliever last, and the runs after which either is replaced. */
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
}
const lineOf = (player: string): Line => ({ player, turns: 0, hits: 0, walks: 0, strikeouts: 0, homeRuns: 0 });

/** Innings are written in thirds: '4.2' are four and two outs. */
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
  ['BF', 'Mødte battere', ({ turns }) => turns],
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

interface Tallies {
  readonly batting: Readonly<Record<Side, Map<string, Line>>>;
  readonly pitching: Readonly<Record<Side, Map<string, PitchingLine>>>;
}
const noTallies = (): Tallies => ({
  batting: { home: new Map(), away: new Map() },
  pitching: { home: new Map(), away: new Map() },
});

function batterOf({ batting }: Tallies, side: Side, player: string): Line {
  const line = batting[side].get(player) ?? lineOf(player);
  batting[side].set(player, line);
  return line;
}
function pitcherOf({ pitching }: Tallies, side: Side, player: string): PitchingLine {
  const line = pitching[side].get(player) ?? { ...lineOf(player), outs: 0, runs: 0 };
  pitching[side].set(player, line);
  return line;
}

const linesOf = <Of>({ home, away }: Readonly<Record<Side, Map<string, Of>>>): Record<Side, readonly Of[]> => ({
  home: [...home.values()],
  away: [...away.values()],
});
const sectionsOf = ({ batting, pitching }: Tallies): Sections => [
  sectionOf({ type: 'batters', title: 'Battere', figures: BATTING }, linesOf(batting)),
  sectionOf({ type: 'pitchers', title: 'Pitchere', figures: PITCHING }, linesOf(pitching)),
];

/** The pitcher of a side, innings pitched, and the innings after which another comes on. */
interface OnTheMound {
  readonly player: string;
  readonly lasts: number;
  innings: number;
}

export interface Box {
  /** A half of an inning of a part of the score begins. Pitchers come on between halves only, so that every run is one pitcher's. */
  open(batting: Side, part: number): void;
  turn(batting: Side, batter: string, result: BatterResult): void;
  close(batting: Side, outs: number, runs: number): void;
  /** Batters and pitchers as they stand now, in the order in which they came on, those at home first. */
  now(): PeriodPlayers;
  part(): PeriodPlayers;
}

/** An empty box score; of each side's pitchers the first starts. What is left to chance here changes nothing else in the game. */
export function createBox(chance: string, pitchers: Readonly<Record<Side, readonly string[]>>): Box {
  const random = createRandom(chance, 'pitchers');
  const whole = noTallies();
  const mounds: Record<Side, OnTheMound | null> = { home: null, away: null };
  let ofPart = { part: 0, tallies: noTallies() };
  const isSpent = ({ player, innings, lasts }: OnTheMound, side: Side): boolean =>
    innings >= lasts || pitcherOf(whole, side, player).runs >= RUNS_ALLOWED;
  const both = (countIn: (tallies: Tallies) => void): void => [whole, ofPart.tallies].forEach(countIn);
  return {
    open(side, part) {
      if (part !== ofPart.part) ofPart = { part, tallies: noTallies() };
      const fielding = otherSide(side);
      const before = mounds[fielding];
      const player = pitchers[fielding][whole.pitching[fielding].size];
      if (player !== undefined && (before === null || isSpent(before, fielding))) {
        const lasts = before === null ? random.int(...STARTS_FOR) : random.int(...RELIEVES_FOR);
        mounds[fielding] = { player, lasts, innings: 0 };
      }
      both((tallies) => pitcherOf(tallies, fielding, mounds[fielding]!.player));
    },
    turn(side, batter, result) {
      const fielding = otherSide(side);
      both((tallies) => {
        count(batterOf(tallies, side, batter), result);
        count(pitcherOf(tallies, fielding, mounds[fielding]!.player), result);
      });
    },
    close(side, outs, runs) {
      const fielding = otherSide(side);
      const mound = mounds[fielding]!;
      mound.innings += 1;
      both((tallies) => {
        const line = pitcherOf(tallies, fielding, mound.player);
        // Two are out at once now and then, also where one was all it took.
        line.outs += Math.min(OUTS, outs);
        line.runs += runs;
      });
    },
    now() {
      const sections = sectionsOf(whole);
      return { period: 0, sections: () => sections };
    },
    part() {
      const sections = sectionsOf(ofPart.tallies);
      return { period: ofPart.part, sections: () => sections };
    },
  };
}
