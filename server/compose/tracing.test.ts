import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import { issueKey } from '../journal/providers.ts';
import { startTestMachines } from '../testing/stack.ts';
import { hasNats } from '../testing/nats.ts';
import { type Received, startReceiver, type TestReceiver } from '../testing/receiver.ts';
import type { Stack } from './stack.ts';

if (!hasNats) console.log('nats-server not found: traces over several machines are not tested. Install nats-server.');

const ASK_AGAIN_MS = 20;
const WAIT = { interval: 20 } as const;

describe.skipIf(!hasNats)('a traced message', () => {
  const stack = new AsyncDisposableStack();
  let receiver: TestReceiver;
  let live: Stack;
  let edge: Stack;
  let key: string;
  let seq = 100;

  beforeAll(async () => {
    receiver = stack.use(await startReceiver());
    const machines = stack.use(await startTestMachines());
    const start = (role: string): Promise<Stack> =>
      machines.start(role, {
        ROLES: role,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-receiver-key=a%20key,x-team=live',
      });
    live = await start('live');
    edge = await start('edge');
    key = await issueKey(live.db, PROVIDER.name, PROVIDER.origin);
    while ((await submit([fixture(), status(1, 12)])).status !== 200) await sleep(ASK_AGAIN_MS);
  });
  afterAll(() => stack.disposeAsync());

  async function submit(messages: readonly Message[], headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${live.url}/ingest/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(messages),
    });
  }
  async function submitGoal(headers: Record<string, string>): Promise<void> {
    seq += 1;
    expect((await submit([score(seq, seq - 100, 0)], headers)).status).toBe(200);
    await expect.poll(() => [live.state.n, edge.state.n], WAIT).toEqual([seq - 98, seq - 98]);
  }
  const of = (traceId: string): readonly Received[] => receiver.spans.filter((span) => span.traceId === traceId);
  function partsOf(traceId: string): readonly string[] {
    const named = new Map(of(traceId).map(({ spanId, roles, name }) => [spanId, `${roles} ${name}`]));
    return of(traceId)
      .map(({ spanId, parent }) => `${named.get(spanId)} < ${named.get(parent) ?? parent}`)
      .toSorted();
  }

  it("has spans from the provider's own trace to the frames that each edge writes", async () => {
    const stream = await fetch(`${edge.url}/push/sse?s=u_1_1`);
    const reader = stream.body!.getReader();
    await reader.read();
    const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
    await submitGoal({ traceparent: `00-${traceId}-${spanId}-01` });
    await expect.poll(() => of(traceId).length, WAIT).toBe(9);
    expect(partsOf(traceId)).toEqual(
      [
        `live ingest < ${spanId}`,
        'live validate < live ingest',
        'live decide < live ingest',
        'live commit < live ingest',
        'live publish < live commit',
        'live apply < live publish',
        'edge apply < live publish',
        'edge render < edge apply',
        'edge push < edge apply',
      ].toSorted(),
    );
    for (const { nanoseconds, failed } of of(traceId)) expect([nanoseconds >= 0n, failed]).toEqual([true, null]);
    const facts = (name: string, roles = 'edge'): unknown =>
      of(traceId).find((span) => span.name === name && span.roles === roles)?.facts;
    expect(facts('ingest', 'live')).toEqual({ 'stillingen.provider': PROVIDER.name, 'stillingen.messages': 1 });
    expect(facts('apply')).toEqual({ 'stillingen.entries': 1, 'stillingen.position': live.state.n });
    expect(facts('push')).toEqual({ 'stillingen.frames': 1 });
    expect([receiver.headers['x-receiver-key'], receiver.headers['x-team']]).toEqual(['a key', 'live']);
    await reader.cancel();
  });

  it.each([
    ['no trace', {}],
    ['what is none', { traceparent: '00-00000000000000000000000000000000-0000000000000000-01' }],
    ['words', { traceparent: 'hello' }],
  ])('begins a new trace when the provider sends %s', async (_what, headers: Record<string, string>) => {
    const known = receiver.spans.length;
    await submitGoal(headers);
    const isNew = ({ name, parent }: Received): boolean => name === 'ingest' && parent === '';
    await expect.poll(() => receiver.spans.slice(known).filter(isNew).length, WAIT).toBe(1);
    const { traceId } = receiver.spans.slice(known).find(isNew)!;
    await expect.poll(() => of(traceId).length, WAIT).toBe(9);
  });

  it('is not recorded, here or at an edge, when its provider does not record it', async () => {
    const [untold, accepted] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
    await submitGoal({ traceparent: `00-${untold}-${'1'.repeat(16)}-00` });
    await submitGoal({ traceparent: `00-${accepted}-${'1'.repeat(16)}-01` });
    await expect.poll(() => of(accepted).length, WAIT).toBe(9);
    expect(of(untold)).toEqual([]);
  });

  it('has the reason when nothing was accepted', async () => {
    const traceId = randomBytes(16).toString('hex');
    expect((await submit('not a list' as never, { traceparent: `00-${traceId}-${'1'.repeat(16)}-01` })).status).toBe(400);
    await expect.poll(() => of(traceId).map(({ name, failed }) => [name, failed]), WAIT).toEqual([['ingest', 'BodyError']]);
  });
});
