import type { MouseEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<Id extends string | number> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly href: string;
  readonly elementId?: string | undefined;
}

/** The left button without a modifier: a click that the page may handle. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Sideways only: scrollIntoView would move the page as well. */
function scrollToTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab != null && row != null) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** `onSelect` handles clicks. `look`: pill for a filter of the list below, line for places. */
export function Tabs<Id extends string | number>({
  tabs,
  current,
  label,
  look = 'line',
  onSelect,
}: {
  tabs: readonly Tab<Id>[];
  current: Id;
  label: string;
  look?: 'line' | 'pill';
  onSelect?: (id: Id) => void;
}) {
  return (
    <nav className={`${styles.tabs} ${styles[look]}`} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={tab.elementId}
          ref={tab.id === current ? scrollToTab : undefined}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.id === current ? 'page' : undefined}
          onClick={(event) => {
            if (onSelect === undefined || !isPlainClick(event)) return;
            event.preventDefault();
            onSelect(tab.id);
          }}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
