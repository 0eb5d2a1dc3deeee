import { type ReactElement, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../page/when-idle.ts';

/** A few milliseconds of work. */
const SECTIONS_AT_ONCE = 20;

export interface Standing {
  readonly key: string;
  readonly shown: readonly ReactElement[];
  readonly leaving: readonly ReactElement[];
}

/** A section that is shown again does not leave. */
export function standing(before: Standing, shown: readonly ReactElement[], key: string): Standing {
  if (before.shown === shown) return before;
  const leaving = before.key === key ? before.leaving : [...before.shown, ...before.leaving];
  const keys = new Set(shown.map((section) => section.key));
  return { key, shown, leaving: leaving.filter((section) => !keys.has(section.key)) };
}

/**
 * Sections of the previous list stay hidden behind the new one and are removed while idle: removing
 * thousands of rows at once would block the page. `shown` must keep its identity while it holds the
 * same.
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
