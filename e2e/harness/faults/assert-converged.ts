import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { CONVERGED, convergence } from './convergence.ts';
import type { Cluster } from './cluster.ts';
import type { LoadProvider } from './provider.ts';
import { POLLING, watch, type Watcher } from './watcher.ts';

/** Submits goals during `happens`; then all must agree, with nothing lost or doubled. */
export async function assertConverged(
  cluster: Cluster,
  seed: number,
  happens: (provider: LoadProvider, watchers: readonly Watcher[]) => Promise<void>,
): Promise<void> {
  const provider = await cluster.provider(seed);
  const edges = cluster.edges.map(({ url }) => url);
  const [one, other] = edges;
  await using pushed = watch(one!);
  await using otherEdge = watch(other!);
  await using polling = watch(other!, POLLING);
  await expect.poll(() => pushed.client.connection.get().mode).toBe('push');
  for (const watcher of [pushed, otherEdge, polling])
    await expect.poll(() => watcher.scores().size).toBeGreaterThanOrEqual(provider.matches.length);
  provider.begin(50);
  await sleep(1000);
  await happens(provider, [pushed, otherEdge]);
  expect(await convergence({ ...cluster, edges, provider, watchers: { pushed, otherEdge, polling } })).toEqual(CONVERGED);
}

export async function untilAccepted(provider: LoadProvider): Promise<number> {
  const startMs = performance.now();
  // Answers already under way.
  await sleep(100);
  const begunMs = performance.now();
  await expect.poll(() => (provider.answeredMs.at(-1) ?? 0) > begunMs).toBe(true);
  return Math.round(provider.answeredMs.find((at) => at > begunMs)! - startMs);
}

export async function untilPublished(count: number, { counts }: LoadProvider): Promise<void> {
  const before = counts.accepted;
  await expect.poll(() => counts.accepted - before).toBeGreaterThanOrEqual(count);
}

export async function untilRowsChange(count: number, watchers: readonly Watcher[]): Promise<void> {
  let shown = 0;
  const ends = watchers.flatMap(({ rows }) => rows().map((row) => row.subscribe(() => (shown += 1))));
  await expect.poll(() => shown).toBeGreaterThanOrEqual(count);
  for (const end of ends) end();
}

export async function shownWithin(ms: number, watchers: readonly Watcher[]): Promise<number> {
  let count = 0;
  const ends = watchers.flatMap(({ rows }) => rows().map((row) => row.subscribe(() => (count += 1))));
  await sleep(ms);
  for (const end of ends) end();
  return count;
}
