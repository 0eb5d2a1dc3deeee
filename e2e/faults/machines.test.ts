import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnTied } from '../../server/testing/child.ts';
import { hasNats } from '../../server/testing/nats.ts';
import { assertConverged, untilAccepted } from '../harness/faults/assert-converged.ts';
import { gather } from '../harness/faults/connections.ts';
import { type Cluster, openCluster } from '../harness/faults/cluster.ts';

if (!hasNats) console.log('No nats-server here: faults of several machines are not tested. Install nats-server.');

describe.skipIf(!hasNats)('several machines', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster();
  });
  afterAll(() => cluster[Symbol.asyncDispose]());

  it('[F-05] whose leader is killed: the other takes over, and nothing is lost', async () => {
    await assertConverged(cluster, 5, async (provider) => {
      const leader = await cluster.leader();
      await leader.kill();
      console.log(`F-05: the leader is killed; the next goal is accepted ${await untilAccepted(provider)} ms later`);
      await leader.start();
    });
  });

  it('[F-05] whose leader is stopped and wakes again: it steps down, and nothing that it accepted is lost', async () => {
    await assertConverged(cluster, 55, async (provider) => {
      const leader = await cluster.leader();
      leader.pause();
      console.log(`F-05: the leader is stopped; the next goal is accepted ${await untilAccepted(provider)} ms later`);
      await sleep(1000);
      leader.goOn();
      await sleep(1000);
    });
  });

  it('[F-10] whose leader loses the database: the other takes over, and all agree when the line is whole again', async () => {
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

  it('[F-06] that are ended in order and started again, one after another: visitors are sent away with a word, and miss nothing', async () => {
    await assertConverged(cluster, 6, async () => {
      using crowd = await gather(cluster.edges[0]!.url, 50);
      for (const member of [...cluster.edges, ...cluster.lives]) {
        await member.end();
        await member.start();
      }
      expect(crowd.closed).toEqual(Array(50).fill(4503));
    });
  });

  it('[F-31] closes no connection when the processors are busy with other work', async () => {
    await assertConverged(cluster, 31, async () => {
      using crowd = await gather(cluster.edges[0]!.url, 100);
      const busy = Array.from({ length: 4 }, () => spawnTied(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }));
      await sleep(4000);
      for (const child of busy) child.kill('SIGKILL');
      expect(crowd.closed).toEqual([]);
    });
  });
});
