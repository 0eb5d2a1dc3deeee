import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AGREED, agreement } from './ground/checker.ts';
import { type Crowd, gather } from './ground/crowd.ts';
import { openSite } from './ground/site.ts';
import { watch } from './ground/watcher.ts';

/** For how long: hours by hand (`STILLINGEN_SOAK_SECONDS=14400 STILLINGEN_SOAK_VISITORS=5000 npm run faults -w e2e -- soak`). */
const SECONDS = Number(process.env.STILLINGEN_SOAK_SECONDS ?? 20);
const VISITORS = Number(process.env.STILLINGEN_SOAK_VISITORS ?? 200);
/** A fifth of all go and others come within this time; at least once within a run. */
const ROUND_S = Math.min(60, SECONDS / 10);
const FIFTHS = 5;
/** What a process may take on within a run besides: caches that fill, a heap that is not tidied yet. */
const SETTLING_MB = 64;
const MB_AN_HOUR = 4;

interface Footprint {
  readonly rssMb: number;
  readonly files: number;
}
function footprintOf(pid: number): Footprint {
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  return { rssMb: kilobytes / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
}

describe.skipIf(process.platform !== 'linux')('a long day', () => {
  it(
    `[F-40] of ${VISITORS} visitors of whom a fifth goes and comes again and again takes neither memory nor files (${SECONDS} s)`,
    async () => {
      await using site = await openSite();
      const { machine } = site;
      const provider = await site.provider(40);
      await using watcher = watch(machine.url);
      const crowds: Crowd[] = [];
      const join = async (): Promise<void> => void crowds.push(await gather(machine.url, VISITORS / FIFTHS));
      for (let fifth = 0; fifth < FIFTHS; fifth += 1) await join();
      provider.begin(20);
      const churn = async (): Promise<Footprint> => {
        crowds.shift()![Symbol.dispose]();
        await join();
        await sleep(ROUND_S * 1000);
        return footprintOf(machine.program.child.pid!);
      };
      const seen: Footprint[] = [];
      for (const endMs = performance.now() + SECONDS * 1000; performance.now() < endMs; ) seen.push(await churn());
      // The first fifth of the time fills what is kept.
      const first = seen[Math.floor(seen.length / FIFTHS)]!;
      const last = seen.at(-1)!;
      console.log(
        `F-40: ${Math.round(first.rssMb)} to ${Math.round(last.rssMb)} MB, ${first.files} to ${last.files} files, ${provider.answered.size} messages`,
      );
      expect(last.rssMb - first.rssMb).toBeLessThan(SETTLING_MB + (MB_AN_HOUR * SECONDS) / 3600);
      // Those who left are gone; a connection to the database more or less.
      expect(last.files - first.files).toBeLessThan(20);
      expect(crowds.flatMap(({ closed }) => closed)).toEqual([]);
      for (const crowd of crowds) crowd[Symbol.dispose]();
      expect(await agreement({ ...site, provider, edges: [machine.url], watchers: { watcher } })).toEqual(AGREED);
    },
    SECONDS * 1000 + 120_000,
  );
});
