import { readdirSync, readFileSync } from 'node:fs';

const KB_PER_MB = 1024;
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** The fields of /proc/PID/stat behind the name, which stands in brackets and may hold anything; null where the process is gone. */
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

/** Memory of one process with its share of what several use (megabytes). */
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
  /** Processor time: unlike the time that passes, it hardly depends on what else the machine does. */
  readonly serverCpuMs: number;
  readonly databaseCpuMs: number;
}

/** The usage of a server by its process number; null if the system does not report it. */
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
