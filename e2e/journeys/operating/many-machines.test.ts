import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@stillingen/domain/messages';
import { systemRow } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../../server/database/database.ts';
import { hasNats, startNats, type TestNats } from '../../../server/testing/nats.ts';
import { startPostgres, type TestPostgres } from '../../../server/testing/postgres.ts';
import { freePort } from '../../../server/testing/child.ts';
import { deliver, todaysMatches } from '../../harness/feed.ts';
import { createMatch } from '../../harness/match.ts';
import { type Program, runProgram, startProgram } from '../../harness/program.ts';

const RETRY_MS = 20;

const held = new AsyncDisposableStack();
let postgres: TestPostgres;
let nats: TestNats;
let settings: Record<string, string>;
let db: Database;
let key: string;
const liveServers: { program: Program; url: string }[] = [];
const edges: { program: Program; url: string }[] = [];

async function start(role: string, more: Record<string, string> = {}): Promise<{ program: Program; url: string }> {
  const program = held.use(startProgram(['serve', '--roles', role], { ...settings, ...more }));
  return { program, url: await program.ready() };
}

const ready = async (url: string, role = ''): Promise<readonly [number, string]> => {
  const response = await fetch(`${url}/readyz${role === '' ? '' : `?role=${role}`}`);
  return [response.status, await response.text()];
};
const leads = async ({ url }: { url: string }): Promise<boolean> => (await ready(url, 'live'))[0] === 200;
async function leaderNow(): Promise<number> {
  let leading: readonly boolean[] = [];
  const look = async (): Promise<readonly boolean[]> =>
    (leading = await Promise.all(liveServers.map((live) => leads(live).catch(() => false))));
  await expect.poll(look).toContain(true);
  return leading.indexOf(true);
}

/** Tries the live processes in turn until the batch is accepted, as a provider does. */
async function insist(batch: readonly Message[]): Promise<void> {
  for (let at = 0; ; at += 1) {
    try {
      const response = await deliver(liveServers[at % liveServers.length]!.url, key, batch, AbortSignal.timeout(1000));
      if (response.status === 200) {
        const { results } = (await response.json()) as { results: { result: string }[] };
        expect(results.filter(({ result }) => result !== 'accepted' && result !== 'duplicate')).toEqual([]);
        return;
      }
      expect(response.status).toBe(503);
    } catch (error) {
      // The address refuses connections, or does not answer.
      if (!(error instanceof TypeError || (error as Error).name === 'TimeoutError')) throw error;
    }
    await sleep(RETRY_MS);
  }
}

let submitted = 0;
/** Submits one more match to the leader; returns its home side. */
async function submitMatch(): Promise<string> {
  submitted += 1;
  const home = `Hold ${submitted}`;
  await insist(createMatch({ key: `m${submitted}`, home, away: `Gæst ${submitted}` }).kickedOff(10));
  return home;
}
const homesAt = async (url: string): Promise<readonly string[]> =>
  (await todaysMatches(url)).map(({ homeName }) => homeName ?? '').toSorted();
const all = (): string[] => Array.from({ length: submitted }, (_, index) => `Hold ${index + 1}`).toSorted();
async function expectEverywhere(): Promise<void> {
  for (const { url } of edges) await expect.poll(() => homesAt(url)).toEqual(all());
}
async function statusAt(url: string): Promise<number | null | undefined> {
  const response = await fetch(`${url}/8/x/feed/sys_1`, { headers: { 'x-fsign': 'stillingen' } });
  return systemRow.readAll(await response.text())[0]?.status;
}

describe.skipIf(!hasNats)('two machines that take messages and two that serve visitors', () => {
  beforeAll(async () => {
    postgres = held.use(await startPostgres());
    nats = held.use(await startNats());
    settings = { DATABASE_URL: postgres.url, NATS_URL: nats.url };
    // Started at once: one of them migrates.
    const [a, b, c, d] = await Promise.all([start('live'), start('live'), start('edge'), start('edge')]);
    liveServers.push(a, b);
    edges.push(c, d);
    db = connect({ url: postgres.url }, 2);
    held.defer(() => db.end());
    key = (await runProgram(['provider', 'add', 'e2e'], settings)).stdout.trim();
  });
  afterAll(() => held.disposeAsync());

  it('one live machine leads, the other stands by, and both edges serve what the leader accepted', async () => {
    const leader = await leaderNow();
    const standby = liveServers[1 - leader]!;
    expect(await ready(standby.url, 'live')).toEqual([503, 'standby']);
    expect(await ready(standby.url)).toEqual([200, 'ready']);
    const refused = await deliver(standby.url, key, []);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      503,
      '1',
      { code: 'standby' },
    ]);
    await submitMatch();
    await expectEverywhere();
    expect(await ready(edges[0]!.url, 'edge')).toEqual([200, 'ready']);
    expect(await ready(edges[0]!.url, 'live')).toEqual([503, 'this process has no role live']);
  });

  it('the standby takes over within seconds when the leader is killed', async () => {
    const leader = await leaderNow();
    liveServers[leader]!.program.child.kill('SIGKILL');
    const startMs = performance.now();
    await submitMatch();
    console.log(`after kill -9 of the leader the next message is accepted in ${Math.round(performance.now() - startMs)} ms`);
    await expectEverywhere();
    const again = await start('live');
    liveServers[leader] = again;
    expect(await leads(again)).toBe(false);
  });

  it('a stopped leader writes nothing when it continues after a take-over', async () => {
    const leader = await leaderNow();
    const { program, url } = liveServers[leader]!;
    program.child.kill('SIGSTOP');
    const startMs = performance.now();
    await submitMatch();
    console.log(`after SIGSTOP of the leader the next message is accepted in ${Math.round(performance.now() - startMs)} ms`);
    program.child.kill('SIGCONT');
    await expect.poll(() => ready(url, 'live')).toEqual([503, 'standby']);
    await submitMatch();
    await expectEverywhere();
    const [row] = await db<{ n: number; rows: number }[]>`select max(n)::int as n, count(*)::int as rows from journal`;
    expect(row!.rows).toBe(row!.n);
  });

  it('the standby takes over when the leader is stopped', async () => {
    const leader = await leaderNow();
    liveServers[leader]!.program.child.kill('SIGTERM');
    const startMs = performance.now();
    await submitMatch();
    console.log(`after SIGTERM of the leader the next message is accepted in ${Math.round(performance.now() - startMs)} ms`);
    expect(await liveServers[leader]!.program.ended).toMatchObject({ code: 0, stderr: '' });
    liveServers[leader] = await start('live');
  });

  it('edges follow the journal while the bus is down, and the bus again when it is back', async () => {
    await nats.kill();
    const startMs = performance.now();
    await submitMatch();
    await expectEverywhere();
    console.log(`without a bus the edges have a message after ${Math.round(performance.now() - startMs)} ms`);
    expect(await statusAt(edges[0]!.url)).toBe(0);
    await nats.start('anew');
    await sleep(3000);
    const againMs = performance.now();
    await submitMatch();
    await expectEverywhere();
    console.log(`with the bus again after ${Math.round(performance.now() - againMs)} ms`);
  });

  it('[PAGE-30] edges serve from memory, with a notice, while database and bus are down', async () => {
    postgres.line.stall();
    await nats.kill();
    await expect.poll(() => statusAt(edges[0]!.url)).toBe(1);
    expect(await homesAt(edges[0]!.url)).toEqual(all());
    const [code, why] = await ready(edges[0]!.url, 'edge');
    expect(code).toBe(503);
    expect(why).toMatch(/^the state may be \d+ seconds old$/);
    postgres.line.join();
    await nats.start();
    const startMs = performance.now();
    await submitMatch();
    console.log(`after database and bus are back the next message is accepted in ${Math.round(performance.now() - startMs)} ms`);
    await expectEverywhere();
    for (const { url } of edges) await expect.poll(() => statusAt(url)).toBe(0);
  });

  it('an edge that starts without the database reports that it waits, and then serves', async () => {
    postgres.line.cut();
    const port = await freePort();
    const program = held.use(startProgram(['serve', '--roles', 'edge'], { ...settings, PORT: String(port) }));
    const url = `http://127.0.0.1:${port}`;
    edges.push({ program, url });
    const why = expect.stringMatching(/^the database can not be reached: /);
    await expect.poll(() => ready(url).catch(() => null)).toEqual([503, why]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    postgres.line.join();
    await program.ready();
    await submitMatch();
    await expectEverywhere();
  });

  it('every answered message is in the journal once, and its state is that of the edges', async () => {
    const { stdout, code } = await runProgram(['rebuild', '--verify'], settings);
    expect(stdout).toMatch(/ entries, \d+ events: no difference\n$/);
    expect(code).toBe(0);
    expect(await homesAt(edges[0]!.url)).toEqual(all());
  });
});
