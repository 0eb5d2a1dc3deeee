import type { FeedResult } from './feeds.ts';

export interface LoadCallbacks {
  readonly before: () => void;
  /** Called for each feed that has data, in the order they were queued. */
  readonly complete: (name: string, result: FeedResult & { kind: 'data' }) => void;
  readonly after: () => void;
}

/**
 * Asks for all feeds at once (LOAD-01) and, only when every one has answered, runs before, each completion, after
 * (LOAD-02); without feeds before and after run at once (LOAD-03). Returns what calls it all off.
 */
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
