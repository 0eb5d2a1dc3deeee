import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { hasNats } from '../../server/testing/nats.ts';
import { createRandom, type Random } from '../../sources/random.ts';
import { assertConverged } from '../harness/faults/assert-converged.ts';
import { type Cluster, type Member, openCluster } from '../harness/faults/cluster.ts';

const SECONDS = Number(process.env.STILLINGEN_FAULT_SECONDS ?? 20);
/** Another seed gives another order of faults; the run prints its seed. */
const SEED = Number(process.env.STILLINGEN_FAULT_SEED ?? 41);

interface Fault {
  readonly name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

const faultsOf = (member: Member, name: string): Fault[] => [
  { name: `${name} is killed`, begin: () => member.kill(), end: () => member.start() },
  { name: `${name} is stopped`, begin: () => member.pause(), end: () => member.resume() },
  { name: `${name} is ended in order`, begin: () => member.end(), end: () => member.start() },
  { name: `${name} has no line to the database`, begin: () => member.database.cut(), end: () => member.database.join() },
  { name: `${name} has a dead line to the database`, begin: () => member.database.stall(), end: () => member.database.join() },
  { name: `${name} has a slow line to the database`, begin: () => member.database.delay(300), end: () => member.database.join() },
  { name: `${name} has no line to the broker`, begin: () => member.bus.cut(), end: () => member.bus.join() },
  { name: `${name} has a dead line to the broker`, begin: () => member.bus.stall(), end: () => member.bus.join() },
  { name: `${name} has a slow line to the broker`, begin: () => member.bus.delay(300), end: () => member.bus.join() },
];

describe.skipIf(!hasNats)('several machines with random faults', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster();
  });
  afterAll(() => cluster[Symbol.asyncDispose]());

  it(
    `[F-41] machines with random faults lose and double nothing, and agree afterwards (seed ${SEED}, ${SECONDS} s)`,
    async () => {
      const { liveServers, edges, nats, postgres } = cluster;
      const ends = performance.now() + SECONDS * 1000;
      /** One fault of this part after another; parts fail at the same time. */
      async function befall(faults: readonly Fault[], random: Random): Promise<void> {
        while (performance.now() < ends) {
          await sleep(random.int(0, 2000));
          const { name, begin, end } = random.pick(faults);
          const forMs = random.int(200, 5000);
          console.log(`F-41: ${name} for ${forMs} ms`);
          await begin();
          await sleep(forMs);
          await end();
        }
      }
      await assertConverged(cluster, SEED, async () => {
        const parts: Fault[][] = [
          liveServers.flatMap((member, place) => faultsOf(member, `live ${place}`)),
          edges.flatMap((member, place) => faultsOf(member, `edge ${place}`)),
          [
            { name: 'the broker is killed', begin: () => nats.kill(), end: () => nats.start() },
            { name: 'the broker is killed and loses all', begin: () => nats.kill(), end: () => nats.start('anew') },
            { name: 'the broker is stopped', begin: () => nats.pause(), end: () => nats.resume() },
            { name: 'the database is killed', begin: () => postgres.kill(), end: () => postgres.start() },
          ],
        ];
        await Promise.all(parts.map((faults, place) => befall(faults, createRandom('faults', SEED, place))));
      });
    },
    SECONDS * 1000 + 180_000,
  );
});
