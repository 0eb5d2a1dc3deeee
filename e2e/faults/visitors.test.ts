import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnTied } from '../../server/testing/child.ts';
import { shownWithin } from '../harness/faults/assert-converged.ts';
import { gather } from '../harness/faults/connections.ts';
import { CONVERGED, convergence, textOf } from '../harness/faults/convergence.ts';
import { openSite, type FaultSite } from '../harness/faults/site.ts';
import { POLLING, watch } from '../harness/faults/watcher.ts';
import { listFeed } from '../harness/feed.ts';

const DAY_MS = 86_400_000;
const FIVE_SECONDS = { timeout: 5000, interval: 20 } as const;

let site: FaultSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('visitors', () => {
  it('[F-15] visitors see the present scores and the time of the server when their clocks are a day off', async () => {
    const { machine } = site;
    const provider = await site.provider(15);
    await using ahead = watch(machine.url, { nowMs: () => Date.now() + DAY_MS });
    await using behind = watch(machine.url, { ...POLLING, nowMs: () => Date.now() - DAY_MS });
    provider.begin(50);
    await sleep(2000);
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: { ahead, behind } })).toEqual(CONVERGED);
    for (const { client } of [ahead, behind]) expect(Math.abs(client.clock.nowS() - Date.now() / 1000)).toBeLessThan(5);
  });

  it('[F-32] visitors are not disconnected, and see all goals, when the server stalls for five seconds', async () => {
    const { machine } = site;
    const provider = await site.provider(32);
    using crowd = await gather(machine.url, 300);
    await using watcher = watch(machine.url);
    await expect.poll(() => watcher.client.connection.get().mode).toBe('push');
    provider.begin(50);
    await sleep(500);
    machine.pause();
    await sleep(5000);
    machine.resume();
    await sleep(500);
    await provider.stop();
    const wrong = (): unknown[] => provider.matches.filter(({ home, score }) => watcher.scores().get(home) !== score);
    await expect.poll(wrong).toEqual([]);
    expect([crowd.openCount(), crowd.closed]).toEqual([300, []]);
    expect(watcher.client.connection.get().mode).toBe('push');
  });

  it('[F-13] visitors that stop reading cost the server bounded memory, and delay no other visitor', async () => {
    const { machine } = site;
    const provider = await site.provider(13, 60);
    using crowd = await gather(machine.url, 20);
    await using watcher = watch(machine.url);
    const readers: Socket[] = [];
    const { port } = new URL(machine.url);
    for (let reader = 0; reader < 100; reader += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(`GET /push/sse?s=u_1_1 HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n\r\n`);
      socket.pause();
      readers.push(socket);
    }
    const rssMb = (): number =>
      Number(/\d+/.exec(execFileSync('ps', ['-o', 'rss=', '-p', String(machine.program.child.pid)], { encoding: 'utf8' }))![0]) /
      1024;
    const before = rssMb();
    provider.begin(400);
    await sleep(6000);
    await provider.stop();
    const wrong = (): unknown[] => provider.matches.filter(({ home, score }) => watcher.scores().get(home) !== score);
    await expect.poll(wrong, FIVE_SECONDS).toEqual([]);
    console.log(`F-13: ${Math.round(rssMb() - before)} MB more with 100 visitors that do not read`);
    expect(rssMb() - before).toBeLessThan(200);
    expect(crowd.closed).toEqual([]);
    for (const socket of readers) socket.destroy();
  });

  it('[F-29] more visitors than file descriptors make others wait, until they leave', async () => {
    const { machine } = site;
    const { pid } = machine.program.child;
    const limit = (count: number): Buffer => execFileSync('prlimit', ['--pid', String(pid), `--nofile=${count}:20000`]);
    const provider = await site.provider(29);
    using crowd = await gather(machine.url, 20);
    limit(150);
    const { port } = new URL(machine.url);
    const sockets = Array.from({ length: 500 }, () => connect(Number(port), '127.0.0.1').on('error', () => undefined));
    await sleep(2000);
    expect(machine.program.child.exitCode).toBeNull();
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => textOf(machine.url, listFeed()).catch(() => '')).not.toBe('');
    provider.begin(50);
    await sleep(500);
    limit(20_000);
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: {} })).toEqual(CONVERGED);
    expect(crowd.closed).toEqual([]);
  });

  it('[F-05] visitors of a killed server return by push within 25 seconds, without queries to the database', async () => {
    const { machine } = site;
    const provider = await site.provider(5);
    const watchers = Array.from({ length: 100 }, () => watch(machine.url));
    const mode = (): number => watchers.filter(({ client }) => client.connection.get().mode === 'push').length;
    await expect.poll(mode).toBe(100);
    await machine.kill();
    await machine.start();
    const startMs = performance.now();
    const reads = async (): Promise<number> => {
      await site.db`select pg_stat_force_next_flush()`;
      const [row] = await site.db<{ reads: string }[]>`
        select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) as reads from pg_stat_user_tables
        where relname in ('journal', 'snapshot', 'snapshot_piece', 'provider')`;
      return Number(row!.reads);
    };
    await sleep(1500);
    const before = await reads();
    await expect.poll(mode, { timeout: 25_000, interval: 20 }).toBe(100);
    console.log(`F-05: 100 clients are back ${Math.round(performance.now() - startMs)} ms after the server`);
    // The server itself queries at most once a second.
    expect((await reads()) - before).toBeLessThan(30);
    provider.begin(50);
    await sleep(500);
    await provider.stop();
    for (const { scores } of watchers) {
      const wrong = (): unknown[] => provider.matches.filter(({ home, score }) => scores().get(home) !== score);
      await expect.poll(wrong).toEqual([]);
    }
    await Promise.all(watchers.map((watcher) => watcher[Symbol.asyncDispose]()));
  });
});

const STORM_MS = 6000;

describe('visitors beside others who are hostile', () => {
  it('[F-07] visitors that reconnect without a pause are admitted at a bounded rate, and delay no other visitor', async () => {
    await using stormed = await openSite();
    const { machine } = stormed;
    const provider = await stormed.provider(7);
    using crowd = await gather(machine.url, 100);
    await using watcher = watch(machine.url);
    await expect.poll(() => watcher.client.connection.get().mode).toBe('push');
    provider.begin(50);
    const calm = await shownWithin(STORM_MS / 2, [watcher]);
    const storm = spawnTied(
      process.execPath,
      [path.join(import.meta.dirname, '../harness/faults/reconnect-storm.ts'), machine.url, String(STORM_MS)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    storm.stdout!.on('data', (text: Buffer) => {
      output += text.toString();
    });
    await sleep(STORM_MS / 4);
    const stormy = await shownWithin(STORM_MS / 2, [watcher]);
    await new Promise((resolve) => storm.once('close', resolve));
    const { admitted, refused, withoutRetryAfter, ms } = JSON.parse(output) as Record<string, number>;
    console.log(`F-07: ${admitted} admitted, ${refused} refused in ${ms} ms; ${calm} scores shown before, ${stormy} meanwhile`);
    expect([crowd.closed, crowd.openCount()]).toEqual([[], 100]);
    expect(watcher.client.connection.get().mode).toBe('push');
    expect(stormy).toBeGreaterThan(calm / 2);
    // A thousand a second, and what the seconds at both ends hold.
    expect(admitted).toBeLessThanOrEqual(1000 * (ms! / 1000 + 2));
    expect(withoutRetryAfter).toBe(0);
    expect(await convergence({ ...stormed, provider, edges: [machine.url], watchers: { watcher } })).toEqual(CONVERGED);
  });
});
