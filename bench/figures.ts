import { cpus, totalmem } from 'node:os';

/** The value below which a part (0 to 1) of the samples lies; NaN without samples. */
export function percentile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** A number as it is printed: three figures say all that a shared machine can. */
export const shown = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

const LABEL_WIDTH = 46;

/** One measured figure. */
export function print(label: string, text: string): void {
  console.log(`  ${label.padEnd(LABEL_WIDTH)} ${text}`);
}

export function printTimes(label: string, samplesMs: readonly number[]): void {
  const parts = [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${shown(percentile(samplesMs, part))}`);
  print(label, `${parts.join('   ')} ms   (${samplesMs.length} samples)`);
}

/** A figure against that of a peer measured in the same run. */
export function printRatio(label: string, ours: number, peers: number): void {
  print(label, `${shown(ours)} / ${shown(peers)} = ${shown(ours / peers)}`);
}

/** Whether a goal is reached. It is printed and not enforced: one run on a shared machine proves nothing. */
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
