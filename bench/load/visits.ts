import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildFeedName, buildPushSubject } from '@stillingen/wire';
import { listFeed } from '../matches.ts';
import { addTally, type Tally } from './report.ts';
import type { Visit } from './visitor.ts';
import type { WorkerReport } from './worker.ts';

const HUNDRED = 100;
const PROJECT_TYPE = 1;
const SYSTEM = buildFeedName({ kind: 'system', projectType: PROJECT_TYPE });
const FOOTBALL = buildPushSubject({ kind: 'update', anySport: 1, projectType: PROJECT_TYPE });

export const listVisit = (origins: readonly string[]): Visit => ({
  origins,
  page: '/fodbold/',
  feeds: [SYSTEM, listFeed()],
  event: null,
  subject: FOOTBALL,
});

/** A match page follows its sport, as the list does. */
const matchVisit = (origins: readonly string[], event: string): Visit => ({
  origins,
  page: `/kamp/${event}/`,
  feeds: (['eventRow', 'core', 'summary'] as const).map((kind) => buildFeedName({ kind, projectType: PROJECT_TYPE, event })),
  event,
  subject: FOOTBALL,
});

/** Spreads a share evenly over a total. */
const isChosen = (n: number, total: number, share: number): boolean =>
  Math.floor(((n + 1) * share) / total) > Math.floor((n * share) / total);

export function planVisits(
  origins: readonly string[],
  events: readonly string[],
  { matchShare, pollShare }: { readonly matchShare: number; readonly pollShare: number },
): Visit[] {
  const atMatches = events.length === 0 ? 0 : matchShare;
  const atLists = HUNDRED - atMatches;
  let [matches, lists] = [0, 0];
  return Array.from({ length: HUNDRED }, (_, n) => {
    if (isChosen(n, HUNDRED, atMatches)) {
      matches += 1;
      return matchVisit(origins, events[(matches - 1) % events.length]!);
    }
    lists += 1;
    const visit = listVisit(origins);
    return isChosen(lists - 1, atLists, Math.min(pollShare, atLists)) ? { ...visit, subject: null } : visit;
  });
}

export interface Visitors extends Disposable {
  /** Starts or ends visitors; adds their new figures to `seen`. Returns how many follow. */
  setCount(count: number, seen: Tally): Promise<number>;
}

export function startVisitors(processes: number, visits: readonly Visit[]): Visitors {
  const children = Array.from({ length: processes }, (_, i): ChildProcess => {
    const from = Math.floor((i * visits.length) / processes);
    const own = [...visits.slice(from), ...visits.slice(0, from)];
    return fork(path.join(import.meta.dirname, 'worker.ts'), [JSON.stringify(own)]);
  });
  const ended = children.map((child) =>
    once(child, 'exit').then(() => Promise.reject(new Error('a process that simulates visitors ended early'))),
  );
  for (const each of ended) each.catch(() => undefined);
  return {
    async setCount(count, seen) {
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
