import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hasNats } from '../../server/test-nats.ts';
import { PATIENT } from '../harness/faults/assert-converged.ts';
import { AGREED, agreement } from '../harness/faults/convergence.ts';
import { openFleet } from '../harness/faults/cluster.ts';
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
    await using fleet = await openFleet([clockOff(2 * HOUR_MS), {}]);
    const provider = await fleet.provider(14);
    await using watcher = watch(fleet.edges[0]!.url);
    provider.begin(50);
    await sleep(1500);
    const leader = await fleet.leader();
    expect(leader).toBe(fleet.lives[0]);
    await leader.kill();
    await expect.poll(async () => (await fleet.leader()) === fleet.lives[1], PATIENT).toBe(true);
    await sleep(1500);
    const edges = fleet.edges.map(({ url }) => url);
    expect(await agreement({ ...fleet, edges, provider, watchers: { watcher } })).toEqual(AGREED);
    for (const { url } of fleet.edges) {
      const askedMs = Date.now();
      const date = Date.parse((await fetch(`${url}/healthz`)).headers.get('date')!);
      expect(date).toBeGreaterThan(askedMs - 5000);
      expect(date).toBeLessThan(Date.now() + 5000);
    }
  });
});
