import { Category } from '@stillingen/client';
import { type RefObject, useEffect, useRef } from 'react';
import { HELP_ID } from '../app/help-dialog.tsx';
import { SPORT_PICKER_ID } from '../app/sport-bar.tsx';

export interface Shortcuts {
  /** -1 the day before, 1 the day after. */
  onDay(step: -1 | 1): void;
  onCategory(category: Category): void;
  onOrder(): void;
}

const WRITES = 'input, textarea, select, [contenteditable]';
const CATEGORY_KEYS: Readonly<Record<string, Category>> = {
  1: Category.all, 2: Category.live, 3: Category.finished, 4: Category.scheduled, l: Category.live,
};

/** Moves the focus to the next row (1) or the one before (-1). */
function step(list: HTMLElement | null, by: -1 | 1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('a[data-event]') ?? [])];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

const toggle = (id: string): boolean | undefined => document.getElementById(id)?.togglePopover();

/** One key each for what is done often; none where a key is being written or something lies over the table. */
export function useShortcuts(list: RefObject<HTMLElement | null>, shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest?.(WRITES) || document.querySelector('dialog[open]')) return;
      const { onDay, onCategory, onOrder } = latest.current;
      const category = CATEGORY_KEYS[event.key];
      if (category !== undefined) onCategory(category);
      else if (event.key === 'j') step(list.current, 1);
      else if (event.key === 'k') step(list.current, -1);
      else if (event.key === '[') onDay(-1);
      else if (event.key === ']') onDay(1);
      else if (event.key === 't') onOrder();
      else if (event.key === 's') toggle(SPORT_PICKER_ID);
      else if (event.key === '?') toggle(HELP_ID);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
