import { expect, it } from 'vitest';
import { IngestError } from '../../../ingest-client.ts';
import type { RecordingSet } from './recording-set.ts';
import { replaySet } from './replay-set.ts';

const START_MS = Date.parse('2026-11-20T18:00:00Z');

const oneMessage: RecordingSet = {
  name: 'one',
  about: 'one message',
  reads: () => true,
  recordings: async ({ name }) => [
    {
      id: 'one',
      file: name,
      timeline: ({ startMs }) => [
        {
          dueMs: startMs,
          messages: [
            {
              kind: 'retraction',
              key: 'm1/gone',
              seq: 0,
              at: '2026-11-20T18:00:00Z',
              supersedes: { key: 'm1', seq: 0 },
              reason: 'clerical',
            },
          ],
        },
      ],
    },
  ],
};

it('says why a message was refused, and what would have been allowed', async () => {
  const { refused } = await replaySet(oneMessage, {
    path: import.meta.filename,
    speed: 1,
    atMs: START_MS,
    ingest: { deliver: async () => [{ index: 0, result: 'refused', code: 'invalid', path: '/reason', allowed: 'one of goal' }] },
    clock: { nowMs: () => START_MS, sleep: async () => {} },
    signal: new AbortController().signal,
  });
  expect(refused).toEqual([{ file: 'replay-set.test.ts', line: 0, why: 'm1/gone: invalid /reason (allowed: one of goal)' }]);
});

it('asks again a server that may take a batch later, and ends with the word of one that never will', async () => {
  const statuses = [429, 503, 408, 401, 401];
  const stop = new AbortController();
  const replay = replaySet(oneMessage, {
    path: import.meta.filename,
    speed: 1,
    atMs: START_MS,
    ingest: {
      deliver: async () => {
        const status = statuses.shift()!;
        if (statuses.length === 0) stop.abort();
        throw new IngestError(status, 'no');
      },
    },
    clock: { nowMs: () => START_MS, sleep: async () => {} },
    signal: stop.signal,
  });
  await expect(replay).rejects.toThrow('answered 401');
  expect(statuses).toEqual([401]);
});
