import { parentPort } from 'node:worker_threads';
import type { NameDocument, NameGroup, NameList } from './name-document.ts';
import { NameIndex } from './name-index.ts';

/** Messages are handled in their order: a search sees all that was put before it. */
export type NameJob =
  | { readonly kind: 'put'; readonly documents: readonly NameDocument[] }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'find'; readonly n: number; readonly typed: readonly string[]; readonly groups: readonly NameGroup[] };

export interface NameAnswer {
  readonly n: number;
  readonly lists: readonly NameList[];
}

/** Searches of so few letters find thousands, and most visitors begin with the same. */
const SHORT_LETTERS = 3;
const MOST_KEPT = 500;

const index = new NameIndex();
/** Answers to short searches, until a name changes. */
const kept = new Map<string, readonly NameList[]>();

function find(typed: readonly string[], groups: readonly NameGroup[]): readonly NameList[] {
  if (typed.length > 1 || typed[0]!.length > SHORT_LETTERS) return index.find(typed, groups);
  const key = JSON.stringify([typed, groups]);
  const lists = kept.get(key) ?? index.find(typed, groups);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, lists);
  return lists;
}

parentPort!.on('message', (job: NameJob) => {
  if (job.kind === 'find') {
    parentPort!.postMessage({ n: job.n, lists: find(job.typed, job.groups) } satisfies NameAnswer, []);
    return;
  }
  kept.clear();
  if (job.kind === 'put') for (const document of job.documents) index.put(document);
  else index.remove(job.id);
});
