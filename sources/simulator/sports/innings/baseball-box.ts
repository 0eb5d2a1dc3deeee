import { otherSide, type Side } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import { SIDES } from '../../../pairs.ts';
import type { PeriodPlayers, Sections } from '../../engine/timeline.ts';
import type { BatterResult } from './baseball-bases.ts';

type Section = Sections[number];

/** Innings that a starting pitcher and a reliever last, and the runs that end either's. */
const STARTS_FOR = [5, 7] as const;
const RELIEVES_FOR = [1, 2] as const;
const RUNS_ALLOWED = 5;
const OUTS = 3;

/** A turn at bat, or with `result` null the half of an inning that ends. */
interface Turn {
  readonly part: number;
  readonly batting: Side;
  readonly batter: string;
  readonly pitcher: string;
  readonly result: BatterResult | null;
  readonly outs: number;
  readonly runs: number;
}

const HITS: ReadonlySet<BatterResult | null> = new Set(['single', 'double', 'triple', 'home run']);
const COUNTS = {
  hits: ({ result }: Turn) => HITS.has(result),
  walks: ({ result }: Turn) => result === 'walk',
  strikeouts: ({ result }: Turn) => result === 'strikeout',
  homeRuns: ({ result }: Turn) => result === 'home run',
};
export type Count = keyof typeof COUNTS;

const sumOf = (turns: readonly Turn[], key: 'outs' | 'runs'): number => turns.reduce((sum, turn) => sum + turn[key], 0);

type Figure = readonly [code: string, label: string, valueOf: (turns: readonly Turn[]) => number | string];
const SHARED: readonly Figure[] = [
  ['H', 'Hits', (turns) => turns.filter(COUNTS.hits).length],
  ['BB', 'Walks', (turns) => turns.filter(COUNTS.walks).length],
  ['SO', 'Strikeouts', (turns) => turns.filter(COUNTS.strikeouts).length],
  ['HR', 'Home runs', (turns) => turns.filter(COUNTS.homeRuns).length],
];
const BATTING: readonly Figure[] = [
  ['AB', 'Slagture', (turns) => turns.filter(({ result }) => result !== 'walk').length],
  ...SHARED,
];
const INNINGS = 'IP';
const PITCHING: readonly Figure[] = [
  // In thirds: '4.2' are four innings and two outs.
  [INNINGS, 'Innings kastet', (turns) => `${Math.floor(sumOf(turns, 'outs') / OUTS)}.${sumOf(turns, 'outs') % OUTS}`],
  ['BF', 'Mødte battere', (turns) => turns.filter(({ result }) => result !== null).length],
  ['R', 'Runs', (turns) => sumOf(turns, 'runs')],
  ...SHARED,
];

const sectionOf = (
  head: Pick<Section, 'type' | 'title'>,
  figures: readonly Figure[],
  turnsOf: (side: Side) => ReadonlyMap<string, readonly Turn[]>,
): Section => ({
  ...head,
  columns: figures.map(([code, label]) => ({ code, label, kind: code === INNINGS ? 'decimal' : 'number' })),
  rows: SIDES.flatMap((side) =>
    [...turnsOf(side)].map(([player, turns]) => ({
      side,
      player,
      values: figures.map(([, , valueOf]) => String(valueOf(turns))),
    })),
  ),
});

function sectionsOf(turns: readonly Turn[]): Sections {
  const batting = Map.groupBy(turns, (turn) => turn.batting);
  const atBat = (side: Side) => (batting.get(side) ?? []).filter(({ result }) => result !== null);
  const against = (side: Side) => batting.get(otherSide(side)) ?? [];
  return [
    sectionOf({ type: 'batters', title: 'Battere' }, BATTING, (side) => Map.groupBy(atBat(side), ({ batter }) => batter)),
    sectionOf({ type: 'pitchers', title: 'Pitchere' }, PITCHING, (side) => Map.groupBy(against(side), ({ pitcher }) => pitcher)),
  ];
}

/** The pitcher of a side, and the innings after which another comes on. */
interface OnTheMound {
  readonly number: number;
  readonly lasts: number;
  innings: number;
  runs: number;
}

/** The box score: batters and pitchers in the order in which they came on; of each side's pitchers the first starts. */
export class Box {
  // Chance of its own: pitchers change nothing else in the game.
  readonly #random: Random;
  readonly #pitchers: Readonly<Record<Side, readonly string[]>>;
  readonly #turns: Turn[] = [];
  readonly #mounds: Record<Side, OnTheMound>;
  #part = 0;

  constructor(seed: string, pitchers: Readonly<Record<Side, readonly string[]>>) {
    this.#random = createRandom(seed, 'pitchers');
    this.#pitchers = pitchers;
    const starter = () => ({ number: 0, lasts: this.#random.int(...STARTS_FOR), innings: 0, runs: 0 });
    this.#mounds = { home: starter(), away: starter() };
  }

  /** Opens a half of an inning. Pitchers change between halves only, so that every run is one pitcher's. */
  open(batting: Side, part: number): void {
    this.#part = part;
    const fielding = otherSide(batting);
    const { number, lasts, innings, runs } = this.#mounds[fielding];
    const isSpent = innings >= lasts || runs >= RUNS_ALLOWED;
    if (isSpent && number + 1 < this.#pitchers[fielding].length)
      this.#mounds[fielding] = { number: number + 1, lasts: this.#random.int(...RELIEVES_FOR), innings: 0, runs: 0 };
  }

  turn(batting: Side, batter: string, result: BatterResult): void {
    this.#add(batting, { batter, result, outs: 0, runs: 0 });
  }

  close(batting: Side, outs: number, runs: number): void {
    const mound = this.#mounds[otherSide(batting)];
    mound.innings += 1;
    mound.runs += runs;
    // A double play may put out a fourth.
    this.#add(batting, { batter: '', result: null, outs: Math.min(OUTS, outs), runs });
  }

  total(side: Side, count: Count): number {
    return this.#turns.filter((turn) => turn.batting === side && COUNTS[count](turn)).length;
  }

  /** The figures of the game and those of the inning. */
  now(): readonly PeriodPlayers[] {
    const [turns, part] = [[...this.#turns], this.#part];
    return [
      { period: 0, sections: () => sectionsOf(turns) },
      { period: part, sections: () => sectionsOf(turns.filter((turn) => turn.part === part)) },
    ];
  }

  #add(batting: Side, turn: Pick<Turn, 'batter' | 'result' | 'outs' | 'runs'>): void {
    const fielding = otherSide(batting);
    const pitcher = this.#pitchers[fielding][this.#mounds[fielding].number]!;
    this.#turns.push({ ...turn, part: this.#part, batting, pitcher });
  }
}
