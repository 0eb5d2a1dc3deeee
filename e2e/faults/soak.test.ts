import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CONVERGED, convergence } from '../harness/faults/convergence.ts';
import { type Crowd, gather } from '../harness/faults/connections.ts';
import { openSite } from '../harness/faults/site.ts';
import { watch } from '../harness/faults/watcher.ts';

/** `STILLINGEN_SOAK_SECONDS=14400 STILLINGEN_SOAK_VISITORS=5000 npm run faults -w e2e -- soak` */
const SECONDS = Number(process.env.STILLINGEN_SOAK_SECONDS ?? 20);
const VISITORS = Number(process.env.STILLINGEN_SOAK_VISITORS ?? 200);
/** A fifth of the visitors is replaced within this time, at least once in a run. */
const ROUND_S = Math.min(60, SECONDS / 10);
const FIFTHS = 5;
const REPORT_EVERY_MS = Math.max(30, SECONDS / 10) * 1000;
/** Growth allowed in a run: caches, past states, 96 MB of young generation, uncollected heap. */
const SETTLING_MB = 128;
/** Growth allowed per message: twenty goals a second leave about 80 bytes each. */
const MB_AN_HOUR = 8;
/** Beside the run: for the first and last visitors, and until all agree. */
const SLACK_S = 240;
const START_AND_END_S = 60;

interface Footprint {
  readonly rssMb: number;
  readonly files: number;
}
function footprintOf(pid: number): Footprint {
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  return { rssMb: kilobytes / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
}

async function within<Done>(seconds: number, work: Promise<Done>, where: () => string): Promise<Done> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not done after ${seconds} s: ${where()}`)), seconds * 1000);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

describe.skipIf(process.platform !== 'linux')('a long day', () => {
  it(
    `[F-40] a server leaks neither memory nor files while a fifth of ${VISITORS} visitors is replaced repeatedly (${SECONDS} s)`,
    async () => {
      await using site = await openSite();
      const { machine } = site;
      const provider = await site.provider(40);
      await using watcher = watch(machine.url);
      using visitors = new DisposableStack();
      const crowds: Crowd[] = [];
      const seen: Footprint[] = [];
      const closed: number[] = [];
      const startMs = performance.now();
      let doing = 'the first come';
      const where = (): string => {
        const { rssMb, files } = footprintOf(machine.program.child.pid!);
        const open = crowds.reduce((sum, crowd) => sum + crowd.openCount(), 0);
        const atS = Math.round((performance.now() - startMs) / 1000);
        return `F-40: ${doing}, ${atS} of ${SECONDS} s: ${Math.round(rssMb)} MB, ${files} files, ${open} visitors, ${provider.answered.size} messages`;
      };
      const join = async (): Promise<void> => void crowds.push(visitors.use(await gather(machine.url, VISITORS / FIFTHS)));
      const churn = async (forMs: number): Promise<void> => {
        const leaving = crowds.shift()!;
        closed.push(...leaving.closed);
        leaving[Symbol.dispose]();
        await join();
        await sleep(forMs);
        seen.push(footprintOf(machine.program.child.pid!));
      };
      const day = async (): Promise<Awaited<ReturnType<typeof convergence>>> => {
        for (let fifth = 0; fifth < FIFTHS; fifth += 1) await join();
        provider.begin(20);
        doing = 'visitors go and come';
        const endMs = performance.now() + SECONDS * 1000;
        let reportMs = performance.now() + REPORT_EVERY_MS;
        for (let leftMs = SECONDS * 1000; leftMs > 0; leftMs = endMs - performance.now()) {
          await churn(Math.min(ROUND_S * 1000, leftMs));
          if (performance.now() < reportMs) continue;
          console.log(where());
          reportMs += REPORT_EVERY_MS;
        }
        closed.push(...crowds.flatMap((crowd) => crowd.closed));
        visitors.dispose();
        doing = 'all are to agree';
        return convergence({ ...site, provider, edges: [machine.url], watchers: { watcher } });
      };
      const agreed = await within(SECONDS + SLACK_S, day(), where);
      // Caches fill in the first fifth.
      const first = seen[Math.floor(seen.length / FIFTHS)]!;
      const last = seen.at(-1)!;
      console.log(
        `F-40: ${Math.round(first.rssMb)} to ${Math.round(last.rssMb)} MB, ${first.files} to ${last.files} files, ${provider.answered.size} messages`,
      );
      expect(last.rssMb - first.rssMb).toBeLessThan(SETTLING_MB + (MB_AN_HOUR * SECONDS) / 3600);
      // One connection to the database more or less.
      expect(last.files - first.files).toBeLessThan(20);
      expect(closed).toEqual([]);
      expect(agreed).toEqual(CONVERGED);
    },
    (SECONDS + SLACK_S + START_AND_END_S) * 1000,
  );
});
