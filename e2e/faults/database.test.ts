import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../sources/random.ts';
import type { Database } from '../../server/database/database.ts';
import { listFeed } from '../harness/feed.ts';
import { untilAccepted, untilPublished } from '../harness/faults/assert-converged.ts';
import { CONVERGED, convergence, textOf } from '../harness/faults/convergence.ts';
import { openSite } from '../harness/faults/site.ts';
import { POLLING, watch } from '../harness/faults/watcher.ts';

/** The connections beside the one of this query. */
async function connections(db: Database): Promise<number> {
  const [{ count }] = await db<[{ count: number }]>`
    select count(*)::int as count from pg_stat_activity where application_name = 'stillingen' and pid <> pg_backend_pid()`;
  return count;
}

const STARTS = 4;
/** Of a slow line, in each direction. */
const LINE_MS = 2500;

describe('a database that fails while goals come in', () => {
  it('[F-03] feeds are served, and no answered message is lost, when the database is killed twice', async () => {
    await using site = await openSite();
    const { machine, postgres } = site;
    const provider = await site.provider(3);
    await using pushed = watch(machine.url);
    await using polling = watch(machine.url, POLLING);
    provider.begin(50);
    for (let round = 0; round < 2; round += 1) {
      await untilPublished(80, provider);
      postgres.kill();
      await sleep(2000);
      expect(await textOf(machine.url, listFeed())).not.toBe('');
      await postgres.start();
      console.log(`F-03: the next goal is accepted ${await untilAccepted(provider)} ms after the database is back`);
    }
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: { pushed, polling } })).toEqual(CONVERGED);
  });

  it('[F-03] a server logs that it waits, and then serves, when the database is killed during its start', async () => {
    await using site = await openSite();
    const { machine, postgres } = site;
    const random = createRandom('faults', 3);
    // Over a slow line a start needs the database for longer.
    postgres.line.delay(40);
    for (let round = 0; round < STARTS; round += 1) {
      await machine.end();
      const started = machine.start();
      await expect.poll(() => connections(site.db), { timeout: 30_000, interval: 10 }).toBeGreaterThan(1);
      await sleep(random.int(0, 700));
      postgres.kill();
      await sleep(300);
      await postgres.start();
      await started;
      expect((await fetch(`${machine.url}/readyz`)).status).toBe(200);
    }
    expect(machine.stderr()).toMatch(/the database (?:was lost during the start|can not be reached)/);
    expect(machine.stderr()).not.toMatch(/^ {4}at /m);
  });

  it('[F-04] feeds wait for no query, and few connections are open, when the database takes five seconds for each', async () => {
    await using site = await openSite();
    const { machine, postgres } = site;
    const provider = await site.provider(4);
    await using pushed = watch(machine.url);
    provider.begin(50);
    await sleep(1000);
    postgres.line.delay(LINE_MS);
    const tookMs: number[] = [];
    for (let time = 0; time < 70; time += 1) {
      const startMs = performance.now();
      await textOf(machine.url, listFeed());
      tookMs.push(performance.now() - startMs);
      await sleep(100);
    }
    const [held] = await site.db<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity where application_name = 'stillingen'`;
    postgres.line.join();
    const slowestMs = tookMs.toSorted((a, b) => b - a);
    console.log(`F-04: the slowest feed took ${Math.round(slowestMs[0]!)} ms; ${held!.count} connections`);
    // A feed that waited for a query would take two directions each time. A busy machine delays a few.
    expect(slowestMs[tookMs.length / 10]).toBeLessThan(2 * LINE_MS);
    expect(held!.count).toBeLessThan(20);
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: { pushed } })).toEqual(CONVERGED);
  });

  it('[F-04] requests end in time, and feeds are served, when the database stops answering on an open connection', async () => {
    await using site = await openSite();
    const { machine, postgres } = site;
    const provider = await site.provider(5);
    provider.begin(50);
    await sleep(1000);
    postgres.line.stall();
    await expect.poll(async () => (await fetch(`${machine.url}/readyz?role=live`)).status).toBe(503);
    expect((await fetch(`${machine.url}/readyz`)).status).toBe(200);
    expect(await textOf(machine.url, listFeed())).not.toBe('');
    postgres.line.join();
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: {} })).toEqual(CONVERGED);
  });
});
