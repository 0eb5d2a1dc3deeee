import { emptyState } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { createInMemoryIngest, type InMemoryIngest } from '../in-memory-ingest.ts';
import type { RecordingSet } from '../datasets/kit/replay/recorded-event.ts';
import { type ReplayReport, replaySet } from '../datasets/kit/replay/replay-set.ts';

export interface PlayedRecording {
  readonly ingest: InMemoryIngest;
  readonly report: ReplayReport;
  readonly seconds: number;
  readonly messages: <Kind extends Message['kind']>(kind: Kind) => Extract<Message, { kind: Kind }>[];
}

const START_MS = Date.parse('2026-11-20T18:00:00Z');

export async function playRecording(
  set: RecordingSet,
  path: string,
  { speed = 1, match }: { speed?: number; match?: string } = {},
): Promise<PlayedRecording> {
  let nowMs = START_MS;
  const ingest = createInMemoryIngest({ name: 'replay', origin: 'replay' }, emptyState(), () => nowMs);
  const report = await replaySet(set, {
    path,
    speed,
    ingest,
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
    ingest,
    report,
    seconds: (nowMs - START_MS) / 1000,
    messages: <Kind extends Message['kind']>(kind: Kind) =>
      ingest.delivered.filter((message): message is Extract<Message, { kind: Kind }> => message.kind === kind),
  };
}
