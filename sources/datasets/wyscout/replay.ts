import type { Side, StageRole } from '@stillingen/domain';
import type { LineupMessage, ParticipantRef } from '@stillingen/domain/messages';
import { basename } from 'node:path';
import { readJson } from '../kit/readers/json.ts';
import type { RecordingSet } from '../kit/replay/recording-set.ts';
import { isListing, readRecording } from './read.ts';
import { replayScript } from './script.ts';

/** P is the shoot-out. */
export const PERIODS = ['1H', '2H', 'E1', 'E2', 'P'] as const;
export type Period = (typeof PERIODS)[number];

export interface RecordedEvent {
  readonly period: Period;
  readonly second: number;
  readonly side: Side;
  /** 'Shot', 'Pass', 'Foul' …; detail 'Free kick shot', 'Corner' …. */
  readonly name: string;
  readonly detail: string;
  readonly tags: ReadonlySet<number>;
  readonly player: string;
}

export interface RecordedSubstitution {
  readonly side: Side;
  readonly minute: number;
  readonly on: string;
  readonly off: string;
}

interface RecordedPlayer {
  readonly name: string;
  readonly role: NonNullable<LineupMessage['starters'][number]['role']>;
}
export interface RecordedSheet {
  readonly side: Side;
  readonly starters: readonly RecordedPlayer[];
  readonly substitutes: readonly RecordedPlayer[];
}

export interface Recording {
  readonly id: string;
  readonly competition: { readonly name: string; readonly country: string; readonly season: string };
  readonly role: StageRole;
  readonly group: string;
  readonly round: string;
  /** Milliseconds since the epoch. */
  readonly playedMs: number;
  readonly venue: string;
  readonly home: ParticipantRef;
  readonly away: ParticipantRef;
  readonly events: readonly RecordedEvent[];
  readonly substitutions: readonly RecordedSubstitution[];
  readonly sheets: readonly RecordedSheet[];
}

export const wyscout: RecordingSet = {
  name: 'wyscout',
  about: 'football: every event by second, with line-ups',
  reads: (name) => /(^|\/)\d+\.json$/.test(name) || isListing(basename(name)),
  async recordings(file) {
    if (isListing(basename(file.name))) {
      await readJson(file);
      return [];
    }
    const recording = await readRecording(file);
    return [{ id: recording.id, file: file.name, timeline: (time) => replayScript(recording, time) }];
  },
};
