import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageResult, OddsMessage } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { fixture, PROVIDER } from '../../domain/testing/scenario.ts';
import { BOOKMAKERS, offer } from '../../domain/testing/odds-scenario.ts';
import type { Stack } from '../compose/stack.ts';
import { issueKey } from '../journal/providers.ts';
import { hasNats } from '../testing/nats.ts';
import { startTestMachines } from '../testing/stack.ts';
import { readVersions } from './log/read.ts';
import { verifyOdds } from './log/verify.ts';

const WAIT = { interval: 50, timeout: 20_000 } as const;
const LIVE = { ROLES: 'live' };
const start = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '');
const now = (): string => new Date().toISOString();

/** The results of the machine that leads; null where none takes the messages. */
async function post(
  machines: readonly Stack[],
  key: string,
  kind: string,
  messages: readonly object[],
): Promise<MessageResult[] | null> {
  for (const { url } of machines) {
    const response = await fetch(`${url}/ingest/v1/${kind}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(messages),
    }).catch(() => null);
    const answer = (await response?.json()) as { results: MessageResult[] } | undefined;
    if (response?.status === 200) return answer!.results;
  }
  return null;
}

const offersOf = ({ odds }: Stack) => [...odds!.state.events].flatMap((event) => odds!.state.offersOf(event));
/** Without times of confirmations, of which the log keeps none. */
const pricesOf = (stack: Stack) => offersOf(stack).map(({ confirmedMs: _, openedMs: _opened, ...rest }) => rest);

describe.skipIf(!hasNats)('odds on many machines', () => {
  it('a lost leader loses and doubles no accepted version, and every edge holds the same offers', async () => {
    await using machines = await startTestMachines();
    const leaders = [await machines.start('a', LIVE, BOOKMAKERS), await machines.start('b', LIVE, BOOKMAKERS)];
    const edge = await machines.start('edge', { ROLES: 'edge' });
    const { db } = edge;
    const key = await issueKey(db, PROVIDER.name, PROVIDER.origin);
    await expect
      .poll(() => post(leaders, key, 'messages', [fixture({ start, at: now() })]), WAIT)
      .toMatchObject([{ result: 'accepted' }]);

    const accepted: number[] = [];
    let seq = 0;
    async function change(): Promise<void> {
      seq += 1;
      const prices = { over: (1.5 + (seq % 100) / 100).toFixed(2), under: '1.95' };
      const message: OddsMessage = offer({ seq, at: now(), prices });
      // As a provider does: the same message again until it is answered.
      for (;;) {
        const [result] = (await post(leaders, key, 'odds', [message])) ?? [];
        if (result?.result === 'accepted' || result?.result === 'duplicate') break;
        expect(result?.code ?? 'unavailable').toBe('unavailable');
        await sleep(20);
      }
      accepted.push(seq);
    }
    for (let i = 0; i < 30; i += 1) await change();
    const term = Math.max(...leaders.map(({ isLeading }) => Number(isLeading())));
    expect(term).toBe(1);
    const [first] = leaders.filter(({ isLeading }) => isLeading());
    await db`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7345512`;
    for (let i = 0; i < 30; i += 1) await change();
    await first![Symbol.asyncDispose]();
    for (let i = 0; i < 30; i += 1) await change();

    const versions = await Array.fromAsync(readVersions(db, 0));
    expect(versions.map((version) => version.seq)).toEqual(accepted);
    expect(versions.map(({ n }) => n)).toEqual(accepted);
    expect(await verifyOdds(db)).toMatchObject({ versions: 90, differences: [] });
    const [left] = leaders.filter((machine) => machine !== first);
    await expect.poll(() => edge.odds!.state.n, WAIT).toBe(90);
    await expect.poll(() => left!.odds!.state.n, WAIT).toBe(90);
    expect(pricesOf(edge)).toEqual(pricesOf(left!));
    expect(offersOf(edge)[0]!.prices[0]).toMatchObject({ opening: 1510 });
  });

  it('an edge that missed versions reads them from the log', async () => {
    await using machines = await startTestMachines();
    const leader = await machines.start('a', LIVE, BOOKMAKERS);
    const edge = await machines.start('edge', { ROLES: 'edge' });
    const key = await issueKey(edge.db, PROVIDER.name, PROVIDER.origin);
    await expect
      .poll(() => post([leader], key, 'messages', [fixture({ start, at: now() })]), WAIT)
      .toMatchObject([{ result: 'accepted' }]);
    await expect.poll(() => edge.state.n, WAIT).toBe(1);
    await machines.nats.kill();
    await post([leader], key, 'odds', [offer({ at: now() })]);
    await expect.poll(() => edge.odds!.state.n, WAIT).toBe(1);
    expect(pricesOf(edge)).toEqual(pricesOf(leader));
  });
});
