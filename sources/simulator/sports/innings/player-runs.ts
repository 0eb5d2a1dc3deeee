import type { Side } from '@stillingen/domain';
import { playerSection, type TalliedColumn } from '../../../datasets/kit/events/player-sections.ts';
import { createRandom, type Random } from '../../../random.ts';
import type { Match } from '../../engine/match.ts';
import { namesIn } from '../../engine/squad.ts';
import { type PeriodPlayers, playersNow, type Sections } from '../../engine/timeline.ts';

interface Turn {
  readonly part: number;
  readonly side: Side;
  readonly batter: string;
  /** The player that came home; empty for an out. */
  readonly runner: string;
}

interface Tally {
  readonly runs: number;
  readonly battedIn: number;
  readonly outs: number;
}

const COLUMNS: readonly TalliedColumn<Tally>[] = [
  ['R', 'Runs', 'number', ({ runs }) => runs],
  ['RBI', 'Indslåede runs', 'number', ({ battedIn }) => battedIn],
  ['OUT', 'Brændt', 'number', ({ outs }) => outs],
];

/** A runner has batted up to so many turns before the one that brings it home. */
const MOST_BEFORE = 3;

function talliesOf(turns: readonly Turn[]): ReadonlyMap<string, Tally> {
  const players = new Set(turns.flatMap(({ batter, runner }) => [batter, ...(runner === '' ? [] : [runner])]));
  const count = (is: (turn: Turn) => boolean): number => turns.filter(is).length;
  const tallies = [...players].map((name): [string, Tally] => [
    name,
    {
      runs: count(({ runner }) => runner === name),
      battedIn: count(({ batter, runner }) => batter === name && runner !== ''),
      outs: count(({ batter, runner }) => batter === name && runner === ''),
    },
  ]);
  return new Map(tallies.toSorted(([, one], [, other]) => other.runs - one.runs));
}

function sectionsOf(turns: readonly Turn[]): Sections {
  const of = (side: Side) => talliesOf(turns.filter((turn) => turn.side === side));
  return [playerSection('players', 'Spillere', { home: of('home'), away: of('away') }, COLUMNS)];
}

/** The runs of the innings by player; each side bats in the order of its line-up. */
export class PlayerRuns {
  /** Of its own: the players change nothing else in the match. */
  readonly #random: Random;
  readonly #orders: Readonly<Record<Side, readonly string[]>>;
  readonly #turnsTaken: Record<Side, number> = { home: 0, away: 0 };
  readonly #turns: Turn[] = [];

  constructor(match: Match) {
    this.#random = createRandom(match.seed, 'player runs');
    const orderOf = (side: Side): readonly string[] => namesIn(match.rules.lineUp!(match, side).starters);
    this.#orders = { home: orderOf('home'), away: orderOf('away') };
  }

  bat(part: number, side: Side, outcome: 'run' | 'out' | 'advance'): void {
    const order = this.#orders[side];
    const turn = (this.#turnsTaken[side] += 1);
    const at = (before: number): string => order.at((turn - before) % order.length)!;
    if (outcome === 'advance') return;
    const runner = outcome === 'run' ? at(this.#random.int(1, MOST_BEFORE)) : '';
    this.#turns.push({ part, side, batter: at(0), runner });
  }

  tables(part: number): readonly PeriodPlayers[] {
    return [playersNow(this.#turns, sectionsOf), playersNow(this.#turns, sectionsOf, part)];
  }
}
