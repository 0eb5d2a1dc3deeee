import type { Message, MessageResult } from '@stillingen/domain/messages';
import { filesAt } from '../import/files.ts';
import { competitionsOf, type ImportedCompetition, reasonOf, refusedAt, type RefusedRow } from '../import/data-set.ts';
import { HEARTBEAT_MS, IngestError, sendHeartbeat } from '../../../ingest-client.ts';
import type { Clock, IngestClient } from '../../../ports.ts';
import type { RecordedEvent, RecordingSet } from './recorded-event.ts';

export interface ReplayInput {
  readonly path: string;
  /** Seconds of the event per second: 1 to 120. */
  readonly speed: number;
  /** Start of all events, milliseconds since the epoch; now where missing. */
  readonly atMs?: number;
  readonly ingest: IngestClient;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Called after every batch, and at times while the next one is not due. */
  readonly onProgress?: (progress: ReplayProgress) => void;
  readonly match?: string;
}

interface ReplayProgress {
  readonly done: number;
  readonly total: number;
  readonly leftMs: number;
  readonly file: string;
}

export interface ReplayReport {
  readonly played: number;
  readonly delivered: number;
  readonly refused: readonly RefusedRow[];
  readonly competitions: readonly ImportedCompetition[];
}

interface TimedMessage {
  readonly dueMs: number;
  readonly file: string;
  readonly message: Message;
}

const BATCH_MESSAGES = 50;
const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 30_000;

async function sleepUnlessAborted(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  try {
    await clock.sleep(ms, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function deliverUntilTaken(
  ingest: IngestClient,
  batch: readonly Message[],
  clock: Clock,
  signal: AbortSignal,
): Promise<readonly MessageResult[] | null> {
  for (let retryMs = RETRY_MIN_MS; !signal.aborted; retryMs = Math.min(2 * retryMs, RETRY_MAX_MS)) {
    try {
      return await ingest.deliver(batch);
    } catch (error) {
      if (error instanceof IngestError && error.isFinal) throw error;
      await sleepUnlessAborted(clock, retryMs, signal);
    }
  }
  return null;
}

function dueFrom(queue: readonly TimedMessage[], from: number, nowMs: number): readonly TimedMessage[] {
  const batch = queue.slice(from, from + BATCH_MESSAGES);
  const end = batch.findIndex(({ dueMs }) => dueMs > nowMs);
  return end < 0 ? batch : batch.slice(0, end);
}

interface Recordings {
  readonly recordings: RecordedEvent[];
  readonly refused: RefusedRow[];
}

async function recordingsAt(set: RecordingSet, path: string, wanted: string | undefined): Promise<Recordings> {
  const files = await filesAt(path, set.legacyEncoding);
  const found: Recordings = { recordings: [], refused: [] };
  if (files === null) found.refused.push({ file: path, line: 0, why: 'no such file or folder' });
  for (const file of (files ?? []).filter(({ name }) => set.reads(name))) {
    const items = await set.recordings(file).catch((error: unknown) => [refusedAt(file.name)(error)]);
    for (const item of items) {
      if ('why' in item) found.refused.push(item);
      else if (wanted === undefined || item.id === wanted) found.recordings.push(item);
    }
  }
  if (wanted === undefined || files === null) return found;
  // Refusals of other files matter only where the wanted recording may be in them.
  if (found.recordings.length > 0) return { ...found, refused: [] };
  return { ...found, refused: [...found.refused, { file: path, line: 0, why: `no recording ${wanted}` }] };
}

/** Retries a failed batch after 1 to 30 s. Throws RangeError for a speed outside 1 to 120. */
export async function replaySet(set: RecordingSet, input: ReplayInput): Promise<ReplayReport> {
  const { path, speed, ingest, clock, signal, onProgress, match } = input;
  if (!(speed >= 1 && speed <= 120)) throw new RangeError(`speed must be 1 to 120, not ${speed}`);
  const startMs = input.atMs ?? clock.nowMs();
  const { recordings, refused } = await recordingsAt(set, path, match);
  const queue: TimedMessage[] = recordings
    .flatMap(({ file, timeline }) =>
      timeline({ startMs, speed }).flatMap(({ dueMs, messages }) => messages.map((message) => ({ dueMs, file, message }))),
    )
    .sort((a, b) => a.dueMs - b.dueMs);

  const competitions = [...competitionsOf(queue.map(({ message }) => message)).values()];
  const endMs = queue.at(-1)?.dueMs ?? startMs;
  const showProgress = (file: string): void =>
    onProgress?.({ done, total: queue.length, leftMs: Math.max(0, endMs - clock.nowMs()), file });

  let done = 0;
  while (done < queue.length && !signal.aborted) {
    const due = dueFrom(queue, done, clock.nowMs());
    if (due.length === 0) {
      const waitMs = Math.ceil(queue[done]!.dueMs - clock.nowMs());
      await sleepUnlessAborted(clock, Math.min(HEARTBEAT_MS, waitMs), signal);
      if (waitMs > HEARTBEAT_MS && !signal.aborted) await sendHeartbeat(ingest);
      showProgress(queue[done]!.file);
      continue;
    }
    const results = await deliverUntilTaken(
      ingest,
      due.map(({ message }) => message),
      clock,
      signal,
    );
    if (results === null) break;
    results.forEach((result, index) => {
      const { file, message } = due[index]!;
      if (result.result === 'refused') refused.push({ file, line: 0, why: `${message.key}: ${reasonOf(result)}` });
    });
    done += due.length;
    showProgress(due.at(-1)!.file);
  }
  return { played: recordings.length, delivered: done, refused, competitions };
}
