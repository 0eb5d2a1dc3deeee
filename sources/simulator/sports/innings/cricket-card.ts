import { otherSide, type Side } from '@stillingen/domain';
import type { Ball } from '../../../datasets/cricket-cricsheet/innings.ts';
import { scorecardOf } from '../../../datasets/cricket-cricsheet/scorecard.ts';
import { squadSheet } from '../../engine/squad.ts';
import type { PeriodPlayers, Sections } from '../../engine/timeline.ts';
import { BALLS_OF_OVER, type BallResult } from './cricket-innings.ts';

const ELEVEN = 11;
const BOWLERS = 5;

export const cricketSheet = squadSheet({ starters: ELEVEN, size: ELEVEN, keepers: false, numbers: false });

interface Bowled {
  readonly after: number;
  readonly batter: string;
  readonly result: BallResult;
  readonly runOut?: boolean;
}

interface CardInnings {
  readonly side: Side;
  readonly part: number;
  readonly superOver: false;
  readonly balls: Ball[];
}

export class Card {
  readonly #squads: Readonly<Record<Side, readonly string[]>>;
  readonly #innings: CardInnings[] = [];

  constructor(squads: Readonly<Record<Side, readonly string[]>>) {
    this.#squads = squads;
  }

  open(side: Side): void {
    const part = this.#innings.filter((one) => one.side === side).length + 1;
    this.#innings.push({ side, part, superOver: false, balls: [] });
  }

  ball({ after, batter, result, runOut = false }: Bowled): void {
    const { side, balls } = this.#innings.at(-1)!;
    const over = Math.floor(after / BALLS_OF_OVER);
    // Bowlers change with every over, so none exceeds the limit.
    const bowler = this.#squads[otherSide(side)][ELEVEN - BOWLERS + (over % BOWLERS)]!;
    // An extra is a wide: the bowler's, no batter's, and bowled again.
    const legal = result !== 'extra';
    const batterRuns = typeof result === 'number' ? result : 0;
    const runs = legal ? batterRuns : 1;
    const wicket = { player: batter, kind: runOut ? 'run out' : 'caught', fielders: [] };
    const wickets = result === 'wicket' ? [wicket] : [];
    balls.push({ over, legal, runs, batterRuns, conceded: runs, faced: legal, batter, bowler, wickets, replacements: [] });
  }

  now(): PeriodPlayers {
    return { period: 0, sections: this.#sectionsOf(this.#innings) };
  }

  part(): PeriodPlayers {
    const { part } = this.#innings.at(-1)!;
    return { period: part, sections: this.#sectionsOf(this.#innings.filter((one) => one.part === part)) };
  }

  #sectionsOf(innings: readonly CardInnings[]): () => Sections {
    const bowled = innings.map((one) => ({ one, count: one.balls.length }));
    return () =>
      scorecardOf(
        bowled.map(({ one, count }) => ({ ...one, balls: one.balls.slice(0, count) })),
        BALLS_OF_OVER,
      );
  }
}
