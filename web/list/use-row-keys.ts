import type { RefObject } from 'react';
import { useKeys } from '../page/use-keys.ts';

function step(list: HTMLElement | null, by: -1 | 1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useKeys({ j: () => step(list.current, 1), k: () => step(list.current, -1) });
}
