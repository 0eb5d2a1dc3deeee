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

const index = new NameIndex();

parentPort!.on('message', (job: NameJob) => {
  if (job.kind === 'put') for (const document of job.documents) index.put(document);
  else if (job.kind === 'remove') index.remove(job.id);
  else parentPort!.postMessage({ n: job.n, lists: index.find(job.typed, job.groups) } satisfies NameAnswer, []);
});
