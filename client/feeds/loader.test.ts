import { describe, expect, it } from 'vitest';
import type { FeedResult } from './feeds.ts';
import { loadAll } from './loader.ts';

function load(names: readonly string[]) {
  const calls: string[] = [];
  const answer = new Map<string, (result: FeedResult) => void>();
  const abort = loadAll(
    names,
    (name, onResult) => {
      answer.set(name, onResult);
      return () => calls.push(`aborted ${name}`);
    },
    {
      before: () => calls.push('before'),
      complete: (name, { text }) => calls.push(`${name} ${text}`),
      after: () => calls.push('after'),
    },
  );
  return { calls, answer, abort };
}
const data = (text: string): FeedResult => ({ kind: 'data', text, tag: null });

describe('the loader', () => {
  it('[LOAD-01] asks for all feeds at once', () => {
    expect([...load(['a', 'b', 'c']).answer.keys()]).toEqual(['a', 'b', 'c']);
  });

  it('[LOAD-02] waits for every answer, then runs before, the completions that have data, after', () => {
    const { calls, answer } = load(['a', 'b', 'c', 'd']);
    answer.get('c')!(data('third'));
    answer.get('b')!({ kind: 'failed' });
    answer.get('d')!({ kind: 'none', isReported: true });
    expect(calls).toEqual([]);
    answer.get('a')!(data('first'));
    expect(calls).toEqual(['before', 'a first', 'c third', 'after']);
  });

  it('[LOAD-03] runs before and after at once where there is nothing to ask for', () => {
    expect(load([]).calls).toEqual(['before', 'after']);
  });

  it('calls all feeds off', () => {
    const { calls, abort } = load(['a', 'b']);
    abort();
    expect(calls).toEqual(['aborted a', 'aborted b']);
  });
});
