const ROWS = 'a[data-event]';

const rowsIn = (list: Element): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>(ROWS)];

export function currentRow(list: Element): HTMLAnchorElement | null {
  const row = document.activeElement?.closest<HTMLAnchorElement>(ROWS) ?? null;
  return list.contains(row) ? row : null;
}

/** The row after or before that of a match; the first or last if it has none. */
export function rowBeside(list: Element, eventId: string, by: -1 | 1): HTMLAnchorElement | null {
  const rows = rowsIn(list);
  const at = rows.findIndex(({ dataset }) => dataset.event === eventId);
  return (at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by]) ?? null;
}

/** Marks the row of a match, also when the list draws it anew; the result ends that. */
export function markRow(list: Element, eventId: string): () => void {
  const mark = (): void => {
    for (const row of rowsIn(list)) {
      if (row.dataset.event === eventId) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(list, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const row of rowsIn(list)) row.removeAttribute('aria-current');
  };
}
