import { readdirSync, readFileSync } from 'node:fs';

const KB_PER_MB = 1024;

/** Parents by process. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The second field is the program's name in brackets and may hold anything.
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
      found.set(Number(name), Number(parent));
    } catch {
      // It ended while we looked.
    }
  }
  return found;
}

function descendants(pid: number): number[] {
  const of = parents();
  const isBelow = (each: number): boolean => {
    const parent = of.get(each);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...of.keys()].filter(isBelow);
}

/** Memory of one process with its share of what several use (megabytes). */
function shareMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}

/** Memory of a server and of the processes below it, its database (megabytes). Null where the system does not tell. */
export interface Memory {
  readonly serverMb: number;
  readonly databaseMb: number;
}

export function memoryOf(pid: number): Memory | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const serverMb = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / KB_PER_MB;
  return { serverMb, databaseMb: descendants(pid).reduce((sum, child) => sum + shareMb(child), 0) };
}
