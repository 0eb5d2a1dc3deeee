import { otherSide, type Side } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import { SIDES } from '../../engine/pairs.ts';
import type { PeriodPlayers, Sections } from '../../engine/timeline.ts';
import type { BatterResult } from './baseball-bases.ts';

type Section = Sections[number];
type Column = Section['columns'][number];

/** Innings that a starting pitcher and a reliever last, and the runs that end either's. */
const STARTS_FOR = [5, 7] as const;
const RELIEVES_FOR = [1, 2] as const;
const RUNS_ALLOWED = 5;
const OUTS = 3;

export type Count = 'hits' | 'walks' | 'strikeouts' | 'homeRuns';

interface PlayerLine {
  readonly player: string;
  turns: number;
  hits: number;
  walks: number;
  strikeouts: number;
  homeRuns: number;
}
interface PitchingLine extends PlayerLine {
  outs: number;
  runs: number;
}
const lineOf = (player: string): PlayerLine => ({ player, turns: 0, hits: 0, walks: 0, strikeouts: 0, homeRuns: 0 });

/** Innings are written in thirds: '4.2' are four and two outs. */
type Figure<Of> = readonly [code: string, label: string, valueOf: (line: Of) => number | string];
const SHARED: readonly Figure<PlayerLine>[] = [
  ['H', 'Hits', ({ hits }) => hits],
  ['BB', 'Walks', ({ walks }) => walks],
  ['SO', 'Strikeouts', ({ strikeouts }) => strikeouts],
  ['HR', 'Home runs', ({ homeRuns }) => homeRuns],
];
const BATTING: readonly Figure<PlayerLine>[] = [['AB', 'Slagture', ({ turns, walks }) => turns - walks], ...SHARED];
const INNINGS = 'IP';
const PITCHING: readonly Figure<PitchingLine>[] = [
  [INNINGS, 'Innings kastet', ({ outs }) => `${Math.floor(outs / OUTS)}.${outs % OUTS}`],
  ['BF', 'Mødte battere', ({ turns }) => turns],
  ['R', 'Runs', ({ runs }) => runs],
  ...SHARED,
];

const HITS: ReadonlySet<BatterResult> = new Set(['single', 'double', 'triple', 'home run']);

function countTurn(line: PlayerLine, result: BatterResult): void {
  line.turns += 1;
  if (HITS.has(result)) line.hits += 1;
  if (result === 'walk') line.walks += 1;
  if (result === 'strikeout') line.strikeouts += 1;
  if (result === 'home run') line.homeRuns += 1;
}

function sectionOf<Of extends PlayerLine>(
  { type, title, figures }: Pick<Section, 'type' | 'title'> & { figures: readonly Figure<Of>[] },
  lines: Readonly<Record<Side, ReadonlyMap<string, Of>>>,
): Section {
  return {
    type,
    title,
    columns: figures.map(([code, label]): Column => ({ code, label, kind: code === INNINGS ? 'decimal' : 'number' })),
    rows: SIDES.flatMap((side) =>
      [...lines[side].values()].map((line) => ({
        side,
        player: line.player,
        values: figures.map(([, , valueOf]) => String(valueOf(line))),
      })),
    ),
  };
}

class Tallies {
  readonly #batting = { home: new Map<string, PlayerLine>(), away: new Map<string, PlayerLine>() };
  readonly #pitching = { home: new Map<string, PitchingLine>(), away: new Map<string, PitchingLine>() };

  batter(side: Side, player: string): PlayerLine {
    return getOrAdd(this.#batting[side], player, () => lineOf(player));
  }

  pitcher(side: Side, player: string): PitchingLine {
    return getOrAdd(this.#pitching[side], player, () => ({ ...lineOf(player), outs: 0, runs: 0 }));
  }

  pitchers(side: Side): number {
    return this.#pitching[side].size;
  }

  total(side: Side, count: Count): number {
    return [...this.#batting[side].values()].reduce((sum, line) => sum + line[count], 0);
  }

  sections(): Sections {
    return [
      sectionOf({ type: 'batters', title: 'Battere', figures: BATTING }, this.#batting),
      sectionOf({ type: 'pitchers', title: 'Pitchere', figures: PITCHING }, this.#pitching),
    ];
  }
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The pitcher of a side, the innings pitched, and the innings after which another comes on. */
interface OnTheMound {
  readonly player: string;
  readonly lasts: number;
  innings: number;
}

/** The box score: batters and pitchers in the order in which they came on; of each side's pitchers the first starts. */
export class Box {
  // Chance of its own: pitchers change nothing else in the game.
  readonly #random: Random;
  readonly #pitchers: Readonly<Record<Side, readonly string[]>>;
  readonly #whole = new Tallies();
  readonly #mounds: Record<Side, OnTheMound | null> = { home: null, away: null };
  #part = 0;
  #ofPart = new Tallies();

  constructor(seed: string, pitchers: Readonly<Record<Side, readonly string[]>>) {
    this.#random = createRandom(seed, 'pitchers');
    this.#pitchers = pitchers;
  }

  /** Opens a half of an inning. Pitchers change between halves only, so that every run is one pitcher's. */
  open(batting: Side, part: number): void {
    if (part !== this.#part) {
      this.#part = part;
      this.#ofPart = new Tallies();
    }
    const fielding = otherSide(batting);
    const before = this.#mounds[fielding];
    const player = this.#pitchers[fielding][this.#whole.pitchers(fielding)];
    if (player !== undefined && (before === null || this.#isSpent(fielding, before))) {
      const lasts = before === null ? this.#random.int(...STARTS_FOR) : this.#random.int(...RELIEVES_FOR);
      this.#mounds[fielding] = { player, lasts, innings: 0 };
    }
    this.#pitching(fielding);
  }

  turn(batting: Side, batter: string, result: BatterResult): void {
    for (const tallies of [this.#whole, this.#ofPart]) countTurn(tallies.batter(batting, batter), result);
    for (const line of this.#pitching(otherSide(batting))) countTurn(line, result);
  }

  close(batting: Side, outs: number, runs: number): void {
    const fielding = otherSide(batting);
    this.#mounds[fielding]!.innings += 1;
    for (const line of this.#pitching(fielding)) {
      // A double play may put out a fourth.
      line.outs += Math.min(OUTS, outs);
      line.runs += runs;
    }
  }

  total(side: Side, count: Count): number {
    return this.#whole.total(side, count);
  }

  now(): PeriodPlayers {
    const sections = this.#whole.sections();
    return { period: 0, sections: () => sections };
  }

  part(): PeriodPlayers {
    const sections = this.#ofPart.sections();
    return { period: this.#part, sections: () => sections };
  }

  #isSpent(side: Side, { player, innings, lasts }: OnTheMound): boolean {
    return innings >= lasts || this.#whole.pitcher(side, player).runs >= RUNS_ALLOWED;
  }

  #pitching(side: Side): readonly PitchingLine[] {
    const { player } = this.#mounds[side]!;
    return [this.#whole, this.#ofPart].map((tallies) => tallies.pitcher(side, player));
  }
}
