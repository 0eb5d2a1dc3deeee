import type { StageCode } from '@stillingen/domain';
import type { Message, Scoreboard } from '@stillingen/domain/messages';
import { begunAt, type ReplayMessages } from '../kit/replay/replay-messages.ts';
import { type Fact, minuteAt, PERIOD } from './facts.ts';
import { statisticsOf } from './match-statistics.ts';
import type { RecordedEvent } from './recording.ts';

/** Writes the messages of one replayed match, each with the key and number that its kind is counted by. */
export class Scribe {
  readonly #statements: ReplayMessages;
  #incidents = 0;

  constructor(statements: ReplayMessages) {
    this.#statements = statements;
  }

  /** A status whose clock stands at `second` of its stage now. */
  status(atMs: number, stage: StageCode, second: number, score: Scoreboard): Message {
    return this.#statements.status(atMs, { stage, stageStart: begunAt(atMs, second), score });
  }

  /** The score as it stands. */
  score(atMs: number, score: Scoreboard): Message {
    return this.#statements.score(atMs, { score });
  }

  /** An incident, with the score right after it where it changed. */
  incident(atMs: number, { period, second, type, side, player, other }: Fact, score: [number, number] | null): Message {
    this.#incidents += 1;
    const { minute, added } = minuteAt(period, second);
    return this.#statements.incident(atMs, this.#incidents, {
      type,
      side,
      minute,
      ...(added > 0 ? { added } : {}),
      stage: PERIOD[period].stage,
      ...(player === '' ? {} : { player }),
      ...(other === '' ? {} : { second: other }),
      ...(score === null ? {} : { score }),
    });
  }

  /** The statistics of the match and of its running half, from all events so far. */
  statistics(atMs: number, events: readonly RecordedEvent[]): Message[] {
    const scopes = [
      [0, events],
      [1, events.filter(({ period }) => period === '1H')],
      [2, events.filter(({ period }) => period === '2H')],
    ] as const;
    // A half that is over keeps the statistics it has.
    const running = events.at(-1)?.period;
    return scopes
      .filter(([scope, own]) => own.length > 0 && (scope !== 1 || running === '1H') && (scope !== 2 || running === '2H'))
      .map(([period, own]) => ({
        kind: 'statistics',
        ...this.#statements.head(`statistics/${period}`, atMs),
        period,
        values: statisticsOf(own),
      }));
  }
}
