import type { Message } from '@stillingen/domain/messages';
import type { LegacyEncoding, SourceFile } from '../import/files.ts';
import type { RefusedRow } from '../import/report.ts';

export interface TimedMessages {
  /** Milliseconds since the epoch. */
  readonly dueMs: number;
  readonly messages: readonly Message[];
}

export interface ReplayTime {
  /** Milliseconds since the epoch. */
  readonly startMs: number;
  /** Seconds of the event per second: 1 to 120. */
  readonly speed: number;
}

export interface RecordedEvent {
  /** Unique in its set; `--match` chooses by it. */
  readonly id: string;
  readonly file: string;
  /** The messages of the event in order of time, had it begun at `startMs`. */
  readonly timeline: (time: ReplayTime) => readonly TimedMessages[];
}

export interface RecordingSet {
  /** Name on the command line, 'nhl-nhlapi'. */
  readonly name: string;
  /** One line for the list of formats. */
  readonly about: string;
  readonly reads: (fileName: string) => boolean;
  /** For files that are not UTF-8; without it they are refused. */
  readonly legacyEncoding?: LegacyEncoding;
  readonly recordings: (file: SourceFile) => Promise<readonly (RecordedEvent | RefusedRow)[]>;
}
