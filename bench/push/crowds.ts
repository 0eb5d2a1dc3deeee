import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Received } from './mark.ts';

/** What each process needs beside its connections. */
const OTHER_FILES = 200;

/** How a crowd joins. */
export interface CrowdWords {
  readonly path: string;
  /** What its subscribers say first, each the next of them. */
  readonly hellos: readonly string[];
  /** What the answer holds. */
  readonly ready: string;
}

/** How subscribers of the push channel join. */
export const following = (subjects: readonly string[]): CrowdWords => ({
  path: '/push',
  hellos: subjects.map((s) => JSON.stringify({ op: 'subscribe', s })),
  ready: 'subscribed',
});

/** Between two steps of all that join. */
const STEP_MS = 25;

async function joinCrowd(address: string, count: number, words: CrowdWords, stepMs: number): Promise<ChildProcess> {
  const file = path.join(import.meta.dirname, 'crowd.ts');
  const child = fork(file, [address, String(count), JSON.stringify(words), String(stepMs)]);
  const refused = once(child, 'exit').then(() => Promise.reject(new Error('a crowd could not join')));
  await Promise.race([once(child, 'message'), refused]);
  refused.catch(() => undefined);
  return child;
}

/**
 * Starts a crowd, a part of it in each of so many processes, and waits until all of it follows. They join at the same time: a server that
 * writes in the order in which they came would otherwise keep one process after another busy, and be late by that.
 */
export const joinCrowds = (address: string, each: number, processes: number, words: CrowdWords): Promise<ChildProcess[]> =>
  Promise.all(Array.from({ length: processes }, () => joinCrowd(address, each, words, STEP_MS * processes)));

/** What all of them have received since they were last asked. */
export async function receivedBy(crowd: readonly ChildProcess[]): Promise<Received> {
  const all = await Promise.all(
    crowd.map(async (child) => {
      const answer = once(child, 'message');
      child.send('tell');
      return ((await answer) as [Received])[0];
    }),
  );
  return all.reduce((sum, { messages, byMs }) => ({
    messages: sum.messages + messages,
    byMs: sum.byMs.map((count, i) => count + byMs[i]!),
  }));
}

/** Milliseconds within which this part (0 to 1) of the messages that were expected came; infinite where it never did. */
export function percentileMs({ byMs }: Received, part: number, expected: number): number {
  let seen = 0;
  const ms = byMs.findIndex((count) => (seen += count) >= expected * part);
  return ms === -1 ? Number.POSITIVE_INFINITY : ms;
}

/** How many files a process may have open. */
function openFilesLimit(): number {
  const report = process.report.getReport() as unknown as { userLimits: { open_files: { hard: number | 'unlimited' } } };
  const { hard } = report.userLimits.open_files;
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : hard;
}

/** So many subscribers, or as many as this system allows a process to have files open. */
export const mostSubscribers = (wished: number): number => Math.min(wished, openFilesLimit() - OTHER_FILES);
