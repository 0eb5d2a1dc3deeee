import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { spawnTied } from '../../server/testing/child.ts';
import { PATIENT, shownWithin } from '../harness/faults/assert-converged.ts';
import { CONVERGED, convergence } from '../harness/faults/convergence.ts';
import { gather } from '../harness/faults/connections.ts';
import { openSite } from '../harness/faults/site.ts';
import { watch } from '../harness/faults/watcher.ts';

const STORM_MS = 6000;

describe('visitors beside others who are hostile', () => {
  it('[F-07] and reconnect without a pause: they are admitted at a bound, and other visitors are not delayed', async () => {
    await using site = await openSite();
    const { machine } = site;
    const provider = await site.provider(7);
    using crowd = await gather(machine.url, 100);
    await using watcher = watch(machine.url);
    await expect.poll(() => watcher.client.connection.get().mode, PATIENT).toBe('push');
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
    console.log(`F-07: ${admitted} let in and ${refused} not in ${ms} ms; ${calm} scores seen before, ${stormy} within`);
    expect([crowd.closed, crowd.standing()]).toEqual([[], 100]);
    expect(watcher.client.connection.get().mode).toBe('push');
    expect(stormy).toBeGreaterThan(calm / 2);
    // A thousand a second, and what the seconds at both ends hold.
    expect(admitted).toBeLessThanOrEqual(1000 * (ms! / 1000 + 2));
    expect(withoutRetryAfter).toBe(0);
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: { watcher } })).toEqual(CONVERGED);
  });
});
