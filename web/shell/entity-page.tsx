import type { ReactNode } from 'react';
import { useTabSwipe } from '../page/use-swipe.ts';
import { type Tab, Tabs } from '../ui/index.ts';
import { type Crumb, Crumbs } from './crumbs.tsx';
import styles from './entity-page.module.css';
import { Frame } from './frame.tsx';

export type { Crumb };

interface EntityPageProps {
  readonly crumbs: readonly Crumb[];
  readonly crumbsLabel: string;
  /** The crest, the flag or the initials. */
  readonly sign?: ReactNode;
  readonly title: string;
  readonly line?: ReactNode;
  /** What the visitor can do, at the end of the title. */
  readonly tools?: ReactNode;
  readonly tabs: readonly Tab<string>[];
  readonly tab: string;
  readonly tabsLabel: string;
  /** In the right column; below the content where that has no room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const MAX_LETTERS = 2;

/** Stands for the picture of a person. */
export function Initials({ name, size }: { name: string; size: 'row' | 'page' }) {
  const words = name.split(/[\s/-]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
  return (
    <span className={`${styles.initials} ${styles[size]}`} aria-hidden="true">
      {letters.slice(0, MAX_LETTERS).toLocaleUpperCase('da')}
    </span>
  );
}

/** The page of a team, a person, a country, an archive: head, places by address, content. */
export function EntityPage({ crumbs, crumbsLabel, sign, title, line, tools, aside, children, ...places }: EntityPageProps) {
  const { tabs, tab, tabsLabel } = places;
  const swipe = useTabSwipe(tabs, tab);
  return (
    <Frame right={aside}>
      <header className={styles.head}>
        {crumbs.length === 0 ? null : <Crumbs crumbs={crumbs} label={crumbsLabel} here={title} />}
        <div className={styles.title}>
          {sign}
          <div className={styles.name}>
            <h1>
              <bdi>{title}</bdi>
            </h1>
            {line === undefined ? null : <p>{line}</p>}
          </div>
          {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
        </div>
        {tabs.length < 2 ? null : <Tabs label={tabsLabel} current={tab} tabs={tabs} />}
      </header>
      <div {...swipe}>{children}</div>
    </Frame>
  );
}
