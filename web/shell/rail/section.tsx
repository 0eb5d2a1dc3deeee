import type { ReactNode } from 'react';
import { usePage } from '../../page/page-context.ts';
import { railText } from '#text/rail.ts';
import styles from './rail.module.css';

export interface RailLink {
  readonly url: string;
  readonly sign: ReactNode;
  readonly name: ReactNode;
  readonly title?: string;
  /** A count, or the minute of a running match. */
  readonly live?: number | string | null;
}

export function Links({ links }: { links: readonly RailLink[] }) {
  const { path } = usePage().request;
  return (
    <ul>
      {links.map(({ url, sign, name, title, live = null }) => (
        <li key={url}>
          <a href={url} title={title} aria-current={url === path ? 'page' : undefined}>
            {sign}
            <bdi>{name}</bdi>
            {live === null ? null : (
              <b>
                {live}
                {typeof live === 'number' ? <span className="unseen"> {railText.live}</span> : null}
              </b>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** PAGE-29: what stands in `more` is shown on demand, also without JavaScript. */
export function Section({
  title,
  label,
  links,
  more = [],
  change,
}: {
  title: string;
  label: string;
  links: readonly RailLink[];
  more?: readonly RailLink[];
  /** Where the visitor changes it. */
  change?: string;
}) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={label}>
      <h2>
        {title}
        {change === undefined ? null : (
          <a href={change} aria-label={railText.changeOf(title)}>
            {railText.change}
          </a>
        )}
      </h2>
      <Links links={links} />
      {more.length === 0 ? null : (
        <details>
          <summary>{railText.more(more.length)}</summary>
          <Links links={more} />
        </details>
      )}
    </nav>
  );
}
