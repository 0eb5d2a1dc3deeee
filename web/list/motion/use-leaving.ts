import { type ReactElement, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../page/when-idle.ts';

/** Taken out of the document in one go: a few milliseconds. */
const SECTIONS_AT_ONCE = 20;

/** What stands in the document: the sections shown under a key, and those that were shown under another one. */
export interface Standing {
  readonly key: string;
  readonly shown: readonly ReactElement[];
  readonly leaving: readonly ReactElement[];
}

/** What stands once `shown` is drawn under `key`. A section that is shown again leaves no more. */
export function standing(before: Standing, shown: readonly ReactElement[], key: string): Standing {
  if (before.shown === shown) return before;
  const leaving = before.key === key ? before.leaving : [...before.shown, ...before.leaving];
  const keys = new Set(shown.map((section) => section.key));
  return { key, shown, leaving: leaving.filter((section) => !keys.has(section.key)) };
}

/**
 * The sections that stand in the document from another `key`, to be drawn out of sight behind those `shown` now. They go
 * little by little while nothing else happens, as to take down thousands of rows at once would hold up the page; one that
 * is shown again before it went is not built anew. `shown` must be the same array while it holds the same.
 */
export function useLeaving(shown: readonly ReactElement[], key: string): readonly ReactElement[] {
  const [before, setStanding] = useState<Standing>({ key, shown, leaving: [] });
  const now = standing(before, shown, key);
  if (now !== before) setStanding(now);
  const { leaving } = now;
  useEffect(() => {
    if (leaving.length === 0) return;
    const go = (): void => setStanding((latest) => ({ ...latest, leaving: latest.leaving.slice(0, -SECTIONS_AT_ONCE) }));
    return whenIdle(() => startTransition(go));
  }, [leaving]);
  return leaving;
}
