import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { addTally, type Tally } from './tally.ts';
import type { Visit } from './visitor.ts';
import type { WorkerReport } from './worker.ts';

/** Visitors in several processes. */
export interface Visitors extends Disposable {
  /** Lets visitors come or go until there are so many, and adds what they saw since the last call. How many follow what happens. */
  be(count: number, seen: Tally): Promise<number>;
}

/** Starts the processes, without visitors. Each visitor takes the next of the visits. */
export function startVisitors(processes: number, visits: readonly Visit[]): Visitors {
  const children = Array.from({ length: processes }, (_, i): ChildProcess => {
    const from = Math.floor((i * visits.length) / processes);
    const own = [...visits.slice(from), ...visits.slice(0, from)];
    return fork(path.join(import.meta.dirname, 'worker.ts'), [JSON.stringify(own)]);
  });
  const ended = children.map((child) =>
    once(child, 'exit').then(() => Promise.reject(new Error('a process of visitors ended before its time'))),
  );
  for (const each of ended) each.catch(() => undefined);
  return {
    async be(count, seen) {
      const answers = await Promise.all(
        children.map(async (child, i) => {
          const answer = once(child, 'message') as Promise<[WorkerReport]>;
          child.send(Math.floor((count + i) / processes));
          return (await Promise.race([answer, ended[i]!]))[0];
        }),
      );
      for (const { tally } of answers) addTally(seen, tally);
      return answers.reduce((sum, { following }) => sum + following, 0);
    },
    [Symbol.dispose]() {
      for (const child of children) child.disconnect();
    },
  };
}
