import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import type { IngestClient } from '@stillingen/sources';
import { DATA_SETS, type DataSet, importSet } from '@stillingen/sources/datasets';
import { createInMemoryIngest } from '../../sources/in-memory-ingest.ts';
import { median } from '../figures.ts';

export interface FirstImport {
  readonly events: number;
  readonly refused: number;
  /** Peak resident memory above that before (megabytes); null if the system does not report it. */
  readonly peakMb: number | null;
}

export interface ImportTimes {
  /** With an API that accepts everything. */
  readonly aloneS: number;
  /** With one that validates and decides, in memory. */
  readonly ruledS: number;
  readonly readS: number;
}

const ROUNDS = 3;
/** Small files are imported again until the total is this long. */
const AT_LEAST_S = 1.5;
const KB_PER_MB = 1024;
const FORGET_PEAK = '5';

const acceptingClient: IngestClient = {
  deliver: async (messages) => messages.map((_, index) => ({ index, result: 'accepted' })),
};

async function onlyRead(path: string): Promise<unknown> {
  if (/\.json(\.gz)?$/.test(path)) {
    const bytes = readFileSync(path);
    return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  }
  let lines = 0;
  for await (const _ of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) lines += 1;
  return lines;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const fromMs = performance.now();
  await work();
  return (performance.now() - fromMs) / 1000;
}

/** `process.resourceUsage` starts at the peak of the parent process. */
function residentMb(): { now: number; most: number } {
  const status = readFileSync('/proc/self/status', 'utf8');
  const mb = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)![1]) / KB_PER_MB;
  return { now: mb('VmRSS'), most: mb('VmHWM') };
}

async function first(set: DataSet, path: string): Promise<FirstImport> {
  const isLinux = process.platform === 'linux';
  if (isLinux) writeFileSync('/proc/self/clear_refs', FORGET_PEAK);
  const before = isLinux ? residentMb() : null;
  const { read, refused } = await importSet(set, { path, ingest: acceptingClient });
  return { events: read, refused: refused.length, peakMb: before === null ? null : residentMb().most - before.now };
}

async function times(set: DataSet, path: string): Promise<ImportTimes> {
  const alone: number[] = [];
  const ruled: number[] = [];
  const only: number[] = [];
  const untilMs = performance.now() + AT_LEAST_S * 1000;
  while (alone.length < ROUNDS || performance.now() < untilMs) {
    alone.push(await secondsOf(() => importSet(set, { path, ingest: acceptingClient })));
    ruled.push(await secondsOf(() => importSet(set, { path, ingest: createInMemoryIngest() })));
    only.push(await secondsOf(() => onlyRead(path)));
  }
  return { aloneS: median(alone), ruledS: median(ruled), readS: median(only) };
}

// node measure.ts FORMAT FILE: the first import as one line of JSON, the times as the next.
const [format = '', file = ''] = process.argv.slice(2);
const dataSet = DATA_SETS.find(({ name }) => name === format)!;
console.log(JSON.stringify({ first: await first(dataSet, file) }));
console.log(JSON.stringify({ times: await times(dataSet, file) }));
