import type { IngestClient, Log } from '../../ports.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { Connector } from '../kit/connector.ts';
import { MINUTE, SECOND } from '../kit/pace.ts';
import { Notes } from './notes.ts';
import { Publisher } from './publisher.ts';

/** One recorded answer of a source. */
export interface RecordedAnswer {
  /** Path and query; empty where the recording does not have them. */
  readonly path: string;
  readonly atMs: number;
  readonly text: string;
}

export interface PlayedAnswers {
  readonly publisher: Publisher;
  readonly answers: number;
  /** Answers of an unknown shape. */
  readonly unreadable: number;
}

/** The longest confirmation that a connector waits for, and the interval of requests meanwhile. */
const SETTLED_MS = 11 * MINUTE;
const SETTLE_EVERY_MS = 30 * SECOND;

/**
 * Publishes recorded answers in the order of their times, and the last one of each address again
 * until nothing waits for a confirmation. `until` resolves at the time of an answer.
 */
export async function playAnswers(
  answers: readonly RecordedAnswer[],
  {
    connector,
    leagues,
    ingest,
    log,
    until,
  }: {
    readonly connector: Connector;
    readonly leagues: readonly string[];
    readonly ingest: IngestClient;
    readonly log: Log;
    readonly until: (atMs: number) => Promise<void>;
  },
): Promise<PlayedAnswers> {
  const notes = new Notes(log, connector.name, '');
  const publisher = new Publisher({ connector, leagues, ingest, notes });
  const last = new Map<string, RecordedAnswer>();
  let unreadable = 0;
  async function play({ path, text, atMs }: RecordedAnswer, nowMs: number): Promise<boolean> {
    await until(nowMs);
    try {
      return (await publisher.publish(publisher.read(path, text, nowMs), nowMs)) === 'nothing';
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
      notes.warn(`${path}: ${error.message}`, nowMs);
      if (nowMs === atMs) unreadable += 1;
      return true;
    }
  }
  const sorted = answers.toSorted((a, b) => a.atMs - b.atMs);
  for (const answer of sorted) {
    await play(answer, answer.atMs);
    last.set(answer.path, answer);
  }
  const endMs = sorted.at(-1)?.atMs ?? 0;
  let open = [...last.values()];
  for (let laterMs = SETTLE_EVERY_MS; open.length > 0 && laterMs <= SETTLED_MS; laterMs += SETTLE_EVERY_MS) {
    const waiting: RecordedAnswer[] = [];
    for (const answer of open) if (!(await play(answer, endMs + laterMs))) waiting.push(answer);
    open = waiting;
  }
  return { publisher, answers: sorted.length, unreadable };
}
