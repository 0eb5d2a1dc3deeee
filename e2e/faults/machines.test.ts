import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnTied } from '../../server/testing/child.ts';
import { hasNats } from '../../server/testing/nats.ts';
import { assertConverged, untilAccepted, untilPublished, untilRowsChange } from '../harness/faults/assert-converged.ts';
import { type Cluster, openCluster } from '../harness/faults/cluster.ts';
import { gather } from '../harness/faults/connections.ts';
import { CONVERGED, convergence } from '../harness/faults/convergence.ts';
import { watch } from '../harness/faults/watcher.ts';

if (!hasNats) console.log('nats-server not found: faults of several machines are not tested. Install nats-server.');

describe.skipIf(!hasNats)('several machines', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster();
  });
  afterAll(() => cluster[Symbol.asyncDispose]());

  it('[F-05] the standby takes over, and nothing is lost, when the leader is killed', async () => {
    await assertConverged(cluster, 5, async (provider) => {
      const leader = await cluster.leader();
      await leader.kill();
      console.log(`F-05: the leader is killed; the next goal is accepted ${await untilAccepted(provider)} ms later`);
      await leader.start();
    });
  });

  it('[F-05] a stopped leader steps down when it continues, and nothing that it accepted is lost', async () => {
    await assertConverged(cluster, 55, async (provider) => {
      const leader = await cluster.leader();
      leader.pause();
      console.log(`F-05: the leader is stopped; the next goal is accepted ${await untilAccepted(provider)} ms later`);
      await sleep(1000);
      leader.resume();
      await sleep(1000);
    });
  });

  it('[F-10] the standby takes over when the leader loses the database, and all agree after it returns', async () => {
    await assertConverged(cluster, 10, async (provider) => {
      const leader = await cluster.leader();
      leader.database.stall();
      console.log(
        `F-10: the leader's line to the database stands; the next goal is accepted ${await untilAccepted(provider)} ms later`,
      );
      await sleep(3000);
      leader.database.join();
      await sleep(1000);
    });
  });

  it('[F-06] visitors get a close code and miss nothing when all machines are restarted one after another', async () => {
    await assertConverged(cluster, 6, async () => {
      using crowd = await gather(cluster.edges[0]!.url, 50);
      for (const member of [...cluster.edges, ...cluster.liveServers]) {
        await member.end();
        await member.start();
      }
      expect(crowd.closed).toEqual(Array(50).fill(4503));
    });
  });

  it('[F-31] an edge closes no connection when the processors are busy with other work', async () => {
    await assertConverged(cluster, 31, async () => {
      using crowd = await gather(cluster.edges[0]!.url, 100);
      const busy = Array.from({ length: 4 }, () => spawnTied(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }));
      await sleep(4000);
      for (const child of busy) child.kill('SIGKILL');
      expect(crowd.closed).toEqual([]);
    });
  });

  it('[F-01] goals are accepted and shown, and nothing is lost, while the broker is down', async () => {
    await assertConverged(cluster, 1, async (provider, watchers) => {
      await cluster.nats.kill();
      await untilPublished(150, provider);
      await untilRowsChange(20, watchers);
      await cluster.nats.start();
      await sleep(1500);
    });
  });

  it('[F-02] clients do not wait for a broker that is stopped but not dead', async () => {
    await assertConverged(cluster, 2, async (provider, watchers) => {
      cluster.nats.pause();
      await untilPublished(150, provider);
      await untilRowsChange(20, watchers);
      cluster.nats.resume();
      await sleep(1500);
    });
  });

  it('[F-09] visitors of an edge see goals while its connection to the broker is open but dead', async () => {
    await assertConverged(cluster, 9, async (_provider, watchers) => {
      cluster.edges[0]!.bus.stall();
      await sleep(3500);
      await untilRowsChange(10, watchers.slice(0, 1));
    });
    cluster.edges[0]!.bus.join();
  });
});

/** Replaces the clock of a process by one that is off. */
function clockOff(byMs: number): Record<string, string> {
  const program = `const Real = Date, off = ${byMs};
    globalThis.Date = class extends Real { constructor(...a) { a.length === 0 ? super(Real.now() + off) : super(...a); } static now() { return Real.now() + off; } };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}

describe.skipIf(!hasNats)('several machines whose clocks differ by two hours', () => {
  it('[F-14] entries keep the order of their numbers when a machine two hours behind takes over', async () => {
    const HOUR_MS = 3_600_000;
    await using cluster = await openCluster([clockOff(2 * HOUR_MS), {}]);
    const provider = await cluster.provider(14);
    await using watcher = watch(cluster.edges[0]!.url);
    provider.begin(50);
    await sleep(1500);
    const leader = await cluster.leader();
    expect(leader).toBe(cluster.liveServers[0]);
    await leader.kill();
    await expect.poll(async () => (await cluster.leader()) === cluster.liveServers[1]).toBe(true);
    await sleep(1500);
    const edges = cluster.edges.map(({ url }) => url);
    expect(await convergence({ ...cluster, edges, provider, watchers: { watcher } })).toEqual(CONVERGED);
    for (const { url } of cluster.edges) {
      const requestMs = Date.now();
      const date = Date.parse((await fetch(`${url}/healthz`)).headers.get('date')!);
      expect(date).toBeGreaterThan(requestMs - 5000);
      expect(date).toBeLessThan(Date.now() + 5000);
    }
  });
});
