import type { Message } from '@stillingen/domain/messages';
import type { LegacyEncoding, SourceFile } from '../import/files.ts';
import type { RefusedRow } from '../import/report.ts';

/** What a provider says at one moment of a replay. */
export interface TimedMessages {
  /** Milliseconds since the epoch. */
  readonly dueMs: number;
  readonly messages: readonly Message[];
}

export interface ReplayTime {
  /** When the replayed event begins, milliseconds since the epoch. */
  readonly startMs: number;
  /** Seconds of the event per second: 1 to 120. */
  readonly speed: number;
}

/** An event that was recorded with its clock, its balls, points or laps. */
export interface RecordedEvent {
  /** Names it among the recordings of its set; `--match` chooses by it. */
  readonly id: string;
  readonly file: string;
  /** Everything a provider would say of it, had it begun at `startMs` and run at `speed`, in order of time. */
  readonly timeline: (time: ReplayTime) => readonly TimedMessages[];
}

/** A format of recordings. */
export interface RecordingSet {
  /** Its name on the command line, 'nhl'. */
  readonly name: string;
  /** What it is, in a few words for the list of formats: 'ice hockey: goals and penalties'. */
  readonly about: string;
  readonly reads: (fileName: string) => boolean;
  /** How its files are read where they are not UTF-8; those that are neither are refused. */
  readonly legacyEncoding?: LegacyEncoding;
  readonly recordings: (file: SourceFile) => Promise<readonly (RecordedEvent | RefusedRow)[]>;
}
