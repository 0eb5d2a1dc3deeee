import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { Progress, RefusedRow } from '../import/report.ts';
import type { Clock, Door } from '../ports.ts';
import { replayScript } from './script.ts';
import { readRecordings } from './wyscout.ts';

export interface ReplayInput {
  /** A folder of the Wyscout data set, with events/ and matches_*.json. */
  readonly path: string;
  /** Seconds of the match per second: 1 to 120. */
  readonly speed: number;
  /** Kick-off of all matches, milliseconds since the epoch; now where it is missing. */
  readonly atMs?: number;
  readonly door: Door;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onProgress?: Progress;
  /** The id of the only match to play. */
  readonly match?: string;
}

/** What a replay did. */
export interface ReplayReport {
  /** Matches that were played. */
  readonly matches: number;
  /** Messages that were delivered. */
  readonly delivered: number;
  /** Recordings that could not be played, and messages that were not accepted. */
  readonly refused: readonly RefusedRow[];
}

interface Cue {
  readonly dueMs: number;
  readonly label: string;
  readonly message: Message;
}

const BATCH_MESSAGES = 50;
const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 30_000;

/** Sleeps; an abort ends it without an error. */
async function rest(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  try {
    await clock.sleep(ms, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Delivers until the door takes it: a replay cannot be asked for a moment again. Null where it was aborted before. */
async function insist(
  door: Door,
  batch: readonly Message[],
  clock: Clock,
  signal: AbortSignal,
): Promise<readonly MessageResult[] | null> {
  for (let retryMs = RETRY_MIN_MS; !signal.aborted; retryMs = Math.min(2 * retryMs, RETRY_MAX_MS)) {
    try {
      return await door.deliver(batch);
    } catch {
      await rest(clock, retryMs, signal);
    }
  }
  return null;
}

/** The cues that follow `from` and are due already, at most one batch. */
function dueFrom(cues: readonly Cue[], from: number, nowMs: number): readonly Cue[] {
  const batch = cues.slice(from, from + BATCH_MESSAGES);
  const end = batch.findIndex(({ dueMs }) => dueMs > nowMs);
  return end < 0 ? batch : batch.slice(0, end);
}

/**
 * Plays recorded matches as if they kicked off at `atMs`, each message at its moment, and answers when the last match is over
 * or `signal` is aborted. What lies in the past already is told at once. A door that fails is asked again after 1 to 30 s.
 * Rejects with a RangeError for a speed outside 1 to 120.
 */
export async function replayWyscout(input: ReplayInput): Promise<ReplayReport> {
  const { path, speed, door, clock, signal, onProgress, match } = input;
  if (!(speed >= 1 && speed <= 120)) throw new RangeError(`speed must be 1 to 120, not ${speed}`);
  const kickOffMs = input.atMs ?? clock.nowMs();
  const { recordings, refused } = await readRecordings(path, match);
  const cues: Cue[] = recordings
    .flatMap((recording) =>
      replayScript(recording, { kickOffMs, speed }).flatMap(({ dueMs, messages }) =>
        messages.map((message) => ({ dueMs, label: `${recording.home.name} – ${recording.away.name}`, message })),
      ),
    )
    .sort((a, b) => a.dueMs - b.dueMs);

  let done = 0;
  while (done < cues.length && !signal.aborted) {
    const due = dueFrom(cues, done, clock.nowMs());
    if (due.length === 0) {
      await rest(clock, Math.ceil(cues[done]!.dueMs - clock.nowMs()), signal);
      continue;
    }
    const results = await insist(
      door,
      due.map(({ message }) => message),
      clock,
      signal,
    );
    if (results === null) break;
    results.forEach(({ result, code, path: at }, index) => {
      if (result === 'refused')
        refused.push({
          file: due[index]!.label,
          line: 0,
          why: `${due[index]!.message.key}: ${code ?? result} ${at ?? ''}`.trim(),
        });
    });
    done += due.length;
    onProgress?.(done, cues.length, due.at(-1)!.label);
  }
  return { matches: recordings.length, delivered: done, refused };
}
