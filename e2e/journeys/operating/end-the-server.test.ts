import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, type Database, untilReady } from '../../../server/database/database.ts';
import { findEmbedded } from '../../../server/database/embedded/embedded.ts';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { freePort } from '../../../server/testing/child.ts';
import { deliver, todaysMatches } from '../../harness/feed.ts';
import { createMatch } from '../../harness/match.ts';
import { type Program, runProgram, startProgram } from '../../harness/program.ts';

/** Above the time within which a second signal counts as the same one. */
const ANOTHER_SIGNAL_MS = 1200;
const DRAIN_SECONDS = { long: 30, short: 4 } as const;

let folder: string;
let settings: Record<string, string>;
let program: Program;
let url: string;
let key: string;

const database = (): Database => connect(findEmbedded(settings.DATA_DIR!)!, 1);

/** Makes every commit to the journal wait until it is released. */
async function holdJournal(): Promise<() => Promise<void>> {
  const db = database();
  // The driver forgets who reserves a connection that has yet to be opened.
  await untilReady(db);
  const held = await db.reserve();
  await held`begin`;
  await held`lock table journal in exclusive mode`;
  return async () => {
    await held`rollback`;
    held.release();
    await db.end();
  };
}

/** Delivers a match, and waits until its commit hangs. */
async function deliverAndHang(): Promise<{ readonly answer: Promise<Response> }> {
  const answer = deliver(url, key, createMatch({ key: 'm1', home: 'Vejle Boldklub', away: 'Randers FC' }).kickedOff(10));
  // If the server ends first no client is asked to reconnect.
  answer.catch(() => undefined);
  const db = database();
  const waiting = async (): Promise<number> =>
    (await db`select pid from pg_stat_activity where application_name = 'stillingen' and wait_event_type = 'Lock'`).length;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  await db.end();
  return { answer };
}

/** Its received operations without heartbeats, and the close code. */
async function visit(): Promise<{ readonly received: readonly string[]; readonly closed: Promise<number> }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/push`);
  const received: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { op } = JSON.parse(String(data)) as { op: string };
    if (op !== 'heartbeat') received.push(op);
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  return { received, closed };
}

describe('a server that is stopped while a message is in progress', () => {
  async function start(drainSeconds: number): Promise<void> {
    folder = temporaryFolder('end').path;
    settings = { DATA_DIR: path.join(folder, 'data'), DRAIN_SECONDS: String(drainSeconds) };
    program = startProgram(['serve'], settings);
    url = await program.ready();
    key = (await runProgram(['provider', 'add', 'avis'], settings)).stdout.trim();
  }
  afterEach(async () => {
    await program[Symbol.asyncDispose]();
  });

  it('a stopped server closes push, refuses new messages, answers the one in progress and exits with 0', async () => {
    await start(DRAIN_SECONDS.long);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const visitor = await visit();
    const release = await holdJournal();
    const { answer } = await deliverAndHang();

    program.child.kill('SIGTERM');
    expect(await visitor.closed).toBe(4503);
    expect(visitor.received).toEqual(['drain']);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.text(), ready.headers.get('cache-control')]).toEqual([503, 'shutting down', 'no-store']);
    expect((await fetch(`${url}/push/sse?s=u_1_1`)).status).toBe(503);
    const refused = await deliver(url, key, []);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      503,
      '2',
      { code: 'shutting_down' },
    ]);

    await release();
    const answered = await answer;
    expect(answered.status).toBe(200);
    expect(JSON.stringify(await answered.json())).not.toContain('refused');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });

    program = startProgram(['serve'], settings);
    url = await program.ready();
    expect((await todaysMatches(url)).map(({ homeName }) => homeName)).toEqual(['Vejle Boldklub']);
    expect((await runProgram(['rebuild', '--verify'], settings)).stdout).toMatch(/no difference\n$/);
  });

  it('a stopped server ends within its time, with a warning, when a message never finishes', async () => {
    await start(DRAIN_SECONDS.short);
    await holdJournal();
    await deliverAndHang();
    const startMs = performance.now();
    program.child.kill('SIGTERM');
    const { code, stderr } = await program.ended;
    expect(performance.now() - startMs).toBeLessThan((DRAIN_SECONDS.short + 10) * 1000);
    expect(stderr).toContain(`shutdown not finished within ${DRAIN_SECONDS.short} seconds`);
    expect(code).toBe(1);
  });

  it('a stopped server ends at once at a second signal', async () => {
    await start(DRAIN_SECONDS.long);
    await holdJournal();
    await deliverAndHang();
    program.child.kill('SIGTERM');
    // The first signal is handled once it is logged.
    await expect.poll(async () => (await fetch(`${url}/readyz`)).text()).toBe('shutting down');
    await sleep(ANOTHER_SIGNAL_MS);
    expect(program.child.exitCode).toBeNull();
    program.child.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 1, stderr: '' });
  });
});

it('a server that is stopped while it waits for its database ends at once with code 0', async () => {
  const away = `127.0.0.1:${await freePort()}`;
  await using waiting = startProgram(['serve', '--roles', 'edge'], {
    DATABASE_URL: `postgres://${away}/site`,
    NATS_URL: `nats://${away}`,
  });
  const [output] = (await once(waiting.child.stderr!, 'data')) as [Buffer];
  expect(String(output)).toMatch(/^the database can not be reached: .*; waiting for it\n$/);
  waiting.child.kill('SIGTERM');
  expect(await waiting.ended).toMatchObject({ code: 0, stderr: String(output) });
});
