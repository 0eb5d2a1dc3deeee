import { readdirSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** The value below which a part (0 to 1) of the samples lies; NaN without samples. */
export function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** A shared machine supports three figures at most. */
export const shown = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

const LABEL_WIDTH = 46;

export function print(label: string, text: string): void {
  console.log(`  ${label.padEnd(LABEL_WIDTH)} ${text}`);
}

export function printTimes(label: string, samplesMs: readonly number[]): void {
  const parts = [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${shown(percentile(samplesMs, part))}`);
  print(label, `${parts.join('   ')} ms   (${samplesMs.length} samples)`);
}

export function printRatio(label: string, ours: number, peers: number): void {
  print(label, `${shown(ours)} / ${shown(peers)} = ${shown(ours / peers)}`);
}

/** Printed and not enforced: one run on a shared machine proves nothing. */
export function printGoal(goal: string, value: string, reached: boolean): void {
  console.log(`  ${reached ? 'reached' : 'MISSED '} ${goal}: ${value}`);
}

export function printMachine(): void {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${cpus().length} cores (${cpu?.model.trim() || process.arch}), ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}`,
  );
}

const KB_PER_MB = 1024;
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** The fields after the bracketed name, which may hold anything; null if the process is gone. */
function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return null;
  }
}

function descendants(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name): [number, number] => [Number(name), Number(statOf(Number(name))?.[1] ?? 0)]),
  );
  const isBelow = (each: number): boolean => {
    const parent = parents.get(each);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

/** Megabytes; memory shared by several processes is divided among them. */
function shareMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}

function ownCpuMs(pid: number): number {
  const stat = statOf(pid);
  return stat === null ? 0 : (Number(stat[11]) + Number(stat[12])) * MS_PER_TICK;
}

export interface Usage {
  readonly serverMb: number;
  readonly databaseMb: number;
  /** Unlike elapsed time, it hardly depends on the load of the machine. */
  readonly serverCpuMs: number;
  readonly databaseCpuMs: number;
}

/** Null if the system does not report it. */
export function usageOf(pid: number): Usage | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const below = descendants(pid);
  const sum = (of: (pid: number) => number): number => below.reduce((total, each) => total + of(each), 0);
  return {
    serverMb: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / KB_PER_MB,
    databaseMb: sum(shareMb),
    serverCpuMs: ownCpuMs(pid),
    databaseCpuMs: sum(ownCpuMs),
  };
}
