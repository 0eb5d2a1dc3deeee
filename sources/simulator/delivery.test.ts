import type { Message } from '@stillingen/domain/messages';
import { expect, it } from 'vitest';
import { createDelivery } from './delivery.ts';

const message = (key: string): Message => ({
  kind: 'retraction',
  key,
  seq: 0,
  at: '2026-11-20T18:00:00Z',
  supersedes: { key: 'm1', seq: 0 },
  reason: 'clerical',
});

it('logs each kind of refusal once, and none that is expected', async () => {
  const warnings: string[] = [];
  const codes = ['conflict', 'conflict', 'unknown_event'];
  const delivery = createDelivery({
    client: { deliver: async (batch) => batch.map((_, index) => ({ index, result: 'refused', code: codes[index]! })) },
    clock: { nowMs: () => 0, sleep: async () => {} },
    signal: new AbortController().signal,
    log: { info: () => {}, warn: (line) => warnings.push(line) },
  });
  const batch = ['a', 'b', 'c'].map(message);
  await delivery.send(batch, { refusalsExpected: true });
  expect(warnings).toEqual([]);
  for (let n = 0; n < 2; n += 1) await delivery.send(batch);
  expect(warnings.map((line) => /refused retraction (\w): (\w+)/.exec(line)?.slice(1))).toEqual([
    ['a', 'conflict'],
    ['c', 'unknown_event'],
  ]);
});
