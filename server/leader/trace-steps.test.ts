import { emptyState } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import { createInProcessBus, type Publication } from '../bus/bus.ts';
import { Leader } from './leader.ts';
import { startReceiver } from '../testing/receiver.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { noTracing, type Tracing } from '../ops/tracing.ts';
import { createOtlpTracing } from '../ops/tracing-otlp.ts';

const WAIT = { interval: 20 } as const;

async function leaderOn({ db, keyOf }: TestStack, tracing: Tracing): Promise<{ leader: Leader; applied: Publication[] }> {
  await keyOf(PROVIDER.name);
  const [instance] = await db<{ term: string }[]>`select term from instance`;
  const bus = createInProcessBus();
  const applied: Publication[] = [];
  await bus.subscribe((batch) => applied.push(batch));
  const fail = (error?: unknown): never => {
    throw new Error('nothing goes wrong here', { cause: error });
  };
  const term = Number(instance!.term);
  const state = emptyState();
  const leader = new Leader({
    db,
    bus,
    term,
    state,
    reload: fail,
    nowMs: Date.now,
    report: fail,
    onLeadershipLost: fail,
    tracing,
  });
  return { leader, applied };
}

describe('tracing', () => {
  it('traces the shared commit for each of several batches, and links them to the publication', async () => {
    await using receiver = await startReceiver();
    await using stack = await startTestStack();
    const tracing = createOtlpTracing({ endpoint: receiver.url, headers: {}, roles: [], warn: () => undefined });
    const { leader, applied } = await leaderOn(stack, tracing);
    // While the first is written, the others come.
    const bodies = [[fixture()], [status(1, 12)], [score(10, 1, 0)], [score(10, 1, 0)]];
    const begun = bodies.map(() => tracing.begin('ingest', undefined));
    await Promise.all(bodies.map((body, at) => leader.submit(PROVIDER, body, { trace: begun[at]!.trace })));
    await tracing[Symbol.asyncDispose]();

    const named = (name: string) => receiver.spans.filter((span) => span.name === name);
    const idsOf = (of: typeof begun): (string | undefined)[] => of.map(({ trace }) => trace?.split('-')[2]);
    expect(named('decide').map(({ parent }) => parent)).toEqual(idsOf(begun));
    expect(named('commit').map(({ parent }) => parent)).toEqual(idsOf(begun.slice(0, 3)));
    const commits = named('commit').map(({ spanId }) => spanId);
    expect(named('publish').map(({ parent, links }) => [parent, links])).toEqual([
      [commits[0], []],
      [commits[1], [commits[2]]],
    ]);
    expect(applied.map(({ trace }) => trace?.split('-')[2])).toEqual(named('publish').map(({ spanId }) => spanId));
  });

  it('publishes no trace when no receiver is set', async () => {
    await using stack = await startTestStack();
    const { leader, applied } = await leaderOn(stack, noTracing);
    await leader.submit(PROVIDER, [fixture()], { trace: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' });
    expect(applied.map((batch) => Object.keys(batch))).toEqual([['entries', 'last']]);
  });

  it('drops traces while the receiver refuses them, and logs the loss and the return once', async () => {
    await using receiver = await startReceiver();
    receiver.refuses = true;
    const logged: string[] = [];
    const warn = (line: string): void => void logged.push(line);
    await using tracing = createOtlpTracing({ endpoint: `${receiver.url}/`, headers: {}, roles: [], warn });
    const lost = `the receiver of traces at ${receiver.url}/ takes none: they are thrown away until it does`;
    tracing.begin('ingest', undefined).end();
    await expect.poll(() => logged, WAIT).toEqual([lost]);
    tracing.begin('ingest', undefined).fail('BodyError');
    await expect.poll(() => receiver.asked, WAIT).toBe(2);
    receiver.refuses = false;
    tracing.begin('decide', undefined).end();
    await expect.poll(() => logged, WAIT).toEqual([lost, `the receiver of traces at ${receiver.url}/ is back`]);
    expect(receiver.spans.map(({ name }) => name)).toEqual(['decide']);
  });
});
