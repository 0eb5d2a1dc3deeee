import type { MouseEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<Id extends string | number> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly href: string;
}

/** True for the click that a page may answer itself: the left button without a key that asks for a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * A row of tabs that are links: without a program they load a page, with one `onSelect` answers.
 * `look` is pill where they filter what stands below, line where they are places.
 */
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
