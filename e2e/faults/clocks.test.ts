import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hasNats } from '../../server/testing/nats.ts';
import { PATIENT } from '../harness/faults/assert-converged.ts';
import { CONVERGED, convergence } from '../harness/faults/convergence.ts';
import { openCluster } from '../harness/faults/cluster.ts';
import { watch } from '../harness/faults/watcher.ts';

/** Replaces the clock of a process by one that is off. */
function clockOff(byMs: number): Record<string, string> {
  const program = `const Real = Date, off = ${byMs};
    globalThis.Date = class extends Real { constructor(...a) { a.length === 0 ? super(Real.now() + off) : super(...a); } static now() { return Real.now() + off; } };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}

describe.skipIf(!hasNats)('several machines whose clocks differ by two hours', () => {
  it('[F-14] keep the order of the numbers through a take-over from the one ahead to the one behind', async () => {
    const HOUR_MS = 3_600_000;
    await using cluster = await openCluster([clockOff(2 * HOUR_MS), {}]);
    const provider = await cluster.provider(14);
    await using watcher = watch(cluster.edges[0]!.url);
    provider.begin(50);
    await sleep(1500);
    const leader = await cluster.leader();
    expect(leader).toBe(cluster.lives[0]);
    await leader.kill();
    await expect.poll(async () => (await cluster.leader()) === cluster.lives[1], PATIENT).toBe(true);
    await sleep(1500);
    const edges = cluster.edges.map(({ url }) => url);
    expect(await convergence({ ...cluster, edges, provider, watchers: { watcher } })).toEqual(CONVERGED);
    for (const { url } of cluster.edges) {
      const askedMs = Date.now();
      const date = Date.parse((await fetch(`${url}/healthz`)).headers.get('date')!);
      expect(date).toBeGreaterThan(askedMs - 5000);
      expect(date).toBeLessThan(Date.now() + 5000);
    }
  });
});
