import type { FeedResult } from './feeds.ts';

export interface LoadCallbacks {
  readonly before: () => void;
  readonly complete: (name: string, result: FeedResult & { kind: 'data' }) => void;
  readonly after: () => void;
}

/** LOAD-01; `after` follows all completions (LOAD-02, LOAD-03). Returns a function that aborts. */
export function loadAll(
  names: readonly string[],
  fetchOne: (name: string, onResult: (result: FeedResult) => void) => () => void,
  callbacks: LoadCallbacks,
): () => void {
  const results = new Map<string, FeedResult>();
  const finish = (): void => {
    callbacks.before();
    for (const name of names) {
      const result = results.get(name);
      if (result?.kind === 'data') callbacks.complete(name, result);
    }
    callbacks.after();
  };
  if (names.length === 0) finish();
  const aborts = names.map((name) =>
    fetchOne(name, (result) => {
      results.set(name, result);
      if (results.size === names.length) finish();
    }),
  );
  return () => {
    for (const abort of aborts) abort();
  };
}
