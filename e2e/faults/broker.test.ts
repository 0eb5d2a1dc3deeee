import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { hasNats } from '../../server/testing/nats.ts';
import { assertConverged, untilShown, untilPublished } from '../harness/faults/assert-converged.ts';
import { type Cluster, openCluster } from '../harness/faults/cluster.ts';

describe.skipIf(!hasNats)('several machines', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster();
  });
  afterAll(() => cluster[Symbol.asyncDispose]());

  it('[F-01] whose broker is killed: goals are accepted and shown all the while, and nothing is lost', async () => {
    await assertConverged(cluster, 1, async (provider, watchers) => {
      await cluster.nats.kill();
      await untilPublished(150, provider);
      await untilShown(20, watchers);
      await cluster.nats.start();
      await sleep(1500);
    });
  });

  it('[F-02] whose broker is stopped, not dead: clients do not wait for it', async () => {
    await assertConverged(cluster, 2, async (provider, watchers) => {
      cluster.nats.pause();
      await untilPublished(150, provider);
      await untilShown(20, watchers);
      cluster.nats.goOn();
      await sleep(1500);
    });
  });

  it('[F-09] one of which has a line to the broker that stands and carries nothing: its visitors see all the same', async () => {
    await assertConverged(cluster, 9, async (_provider, watchers) => {
      cluster.edges[0]!.bus.stall();
      await sleep(3500);
      await untilShown(10, watchers.slice(0, 1));
    });
    cluster.edges[0]!.bus.join();
  });
});
