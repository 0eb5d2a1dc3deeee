import type { Attribution } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { fixture, retraction } from '../../domain/testing/scenario.ts';
import { issueKey } from '../journal/providers.ts';
import { hasNats } from '../testing/nats.ts';
import { startTestMachines, startTestStack } from '../testing/stack.ts';

const KILDEN: Attribution = { text: 'Kilden', url: 'https://kilden.example/', licence: 'ODbL 1.0' };
const ROW = 'SRN÷kilden¬SRT÷Kilden¬SRU÷https://kilden.example/¬SRL÷ODbL 1.0¬SRS÷1¬~';
const NONE = '0';
const WAIT = { interval: 100, timeout: 10_000 } as const;

async function sourcesOf(url: string): Promise<string> {
  const text = await (await fetch(`${url}/8/x/feed/src_1`, { headers: { 'x-fsign': 'stillingen' } })).text();
  return text.split('A1÷')[0]!;
}

async function send(url: string, key: string, ...messages: readonly object[]): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return (await fetch(`${url}/ingest/v1/messages`, { method: 'POST', headers, body: JSON.stringify(messages) })).status;
}

describe('attributions of providers', () => {
  it('a source stands in the feed of sources while one of its matches can be reached, also after a restart', async () => {
    await using stack = await startTestStack();
    const key = await issueKey(stack.db, 'kilden', 'real', KILDEN);
    await stack.submit(await stack.keyOf('unnamed'), [fixture({ key: 'm2', sport: 7, home: { name: 'AGF' } })]);
    await expect.poll(() => sourcesOf(stack.url), WAIT).toBe(NONE);
    await stack.submit(key, [fixture()]);
    await expect.poll(() => sourcesOf(stack.url), WAIT).toBe(ROW);
    await stack.restart();
    await expect.poll(() => sourcesOf(stack.url), WAIT).toBe(ROW);
    await stack.submit(key, [retraction('m1')]);
    await expect.poll(() => sourcesOf(stack.url), WAIT).toBe(NONE);
  });

  it.skipIf(!hasNats)(
    'an edge on another machine names a source that is added while it runs, and its later licence',
    async () => {
      await using machines = await startTestMachines();
      const leader = await machines.start('leader', {});
      const edge = await machines.start('edge', { ROLES: 'edge' });
      const key = await issueKey(leader.db, 'kilden', 'real', KILDEN);
      await expect.poll(() => send(leader.url, key, fixture()), WAIT).toBe(200);
      await expect.poll(() => sourcesOf(edge.url), WAIT).toBe(ROW);
      await issueKey(leader.db, 'kilden', 'real', { ...KILDEN, licence: 'CC BY 4.0' });
      await expect.poll(() => sourcesOf(edge.url), WAIT).toBe(ROW.replace('ODbL 1.0', 'CC BY 4.0'));
    },
  );
});
