import type { ReactNode } from 'react';
import { Flag, type Tab, Tabs } from '../ui/index.ts';
import styles from './entity-page.module.css';
import { Frame } from './frame.tsx';

export interface Crumb {
  readonly label: string;
  readonly href?: string | null;
  /** Code of a country, whose flag stands before it. */
  readonly flag?: string;
}

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

function Crumbs({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      {crumbs.map(({ label: word, href = null, flag }) => (
        <span key={word}>
          {flag === undefined ? null : <Flag code={flag} label="" />}
          {href === null ? word : <a href={href}>{word}</a>}
        </span>
      ))}
    </nav>
  );
}

/** The page of a team, a person, a country, an archive: head, places by address, content. */
export function EntityPage({ crumbs, crumbsLabel, sign, title, line, tools, aside, children, ...places }: EntityPageProps) {
  const { tabs, tab, tabsLabel } = places;
  return (
    <Frame right={aside}>
      <header className={styles.head}>
        {crumbs.length === 0 ? null : <Crumbs crumbs={crumbs} label={crumbsLabel} />}
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
      {children}
    </Frame>
  );
}
