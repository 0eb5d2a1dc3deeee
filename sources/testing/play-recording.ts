import { emptyState } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { type RuledDoor, ruledDoor } from './ruled-door.ts';
import type { RecordingSet } from '../datasets/kit/replay/recording-set.ts';
import { type ReplayReport, replaySet } from '../datasets/kit/replay/replay-set.ts';

/** A replay as tests read it. */
export interface PlayedThrough {
  readonly door: RuledDoor;
  readonly report: ReplayReport;
  /** Seconds from its beginning to its last message. */
  readonly seconds: number;
  /** The messages of a kind, in order. */
  readonly told: <Kind extends Message['kind']>(kind: Kind) => Extract<Message, { kind: Kind }>[];
}

const START_MS = Date.parse('2026-11-20T18:00:00Z');

/** Plays recordings through on a clock on which sleeping takes no time. `match` names the only one to play. */
export async function playedThrough(
  set: RecordingSet,
  path: string,
  { speed = 1, match }: { speed?: number; match?: string } = {},
): Promise<PlayedThrough> {
  let nowMs = START_MS;
  const door = ruledDoor({ name: 'replay', origin: 'replay' }, emptyState(), () => nowMs);
  const report = await replaySet(set, {
    path,
    speed,
    door,
    clock: {
      nowMs: () => nowMs,
      sleep: async (ms) => {
        nowMs += ms;
      },
    },
    signal: new AbortController().signal,
    ...(match === undefined ? {} : { match }),
  });
  return {
    door,
    report,
    seconds: (nowMs - START_MS) / 1000,
    told: <Kind extends Message['kind']>(kind: Kind) =>
      door.delivered.filter((message): message is Extract<Message, { kind: Kind }> => message.kind === kind),
  };
}
