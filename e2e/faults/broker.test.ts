import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { hasNats } from '../../server/test-nats.ts';
import { expectAgreed, untilShown, untilTold } from '../harness/faults/assert-converged.ts';
import { type Fleet, openFleet } from '../harness/faults/cluster.ts';

describe.skipIf(!hasNats)('several machines', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await openFleet();
  });
  afterAll(() => fleet[Symbol.asyncDispose]());

  it('[F-01] whose broker is killed: goals are accepted and shown all the while, and nothing is lost', async () => {
    await expectAgreed(fleet, 1, async (provider, watchers) => {
      await fleet.nats.kill();
      await untilTold(150, provider);
      await untilShown(20, watchers);
      await fleet.nats.start();
      await sleep(1500);
    });
  });

  it('[F-02] whose broker is stopped, not dead: nobody waits for it', async () => {
    await expectAgreed(fleet, 2, async (provider, watchers) => {
      fleet.nats.pause();
      await untilTold(150, provider);
      await untilShown(20, watchers);
      fleet.nats.goOn();
      await sleep(1500);
    });
  });

  it('[F-09] one of which has a line to the broker that stands and carries nothing: its visitors see all the same', async () => {
    await expectAgreed(fleet, 9, async (_provider, watchers) => {
      fleet.edges[0]!.bus.stall();
      await sleep(3500);
      await untilShown(10, watchers.slice(0, 1));
    });
    fleet.edges[0]!.bus.join();
  });
});
