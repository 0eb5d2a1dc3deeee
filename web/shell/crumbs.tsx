import { usePage } from '../page/page-context.ts';
import { Flag } from '../ui/index.ts';
import styles from './crumbs.module.css';

export interface Crumb {
  readonly label: string;
  readonly href?: string | null;
  /** Code of a country, whose flag stands before it. */
  readonly flag?: string;
}

interface CrumbsProps {
  readonly crumbs: readonly Crumb[];
  readonly label: string;
  /** The name of the page itself, for search engines. */
  readonly here: string;
}

/** The way to a page, also as a BreadcrumbList in its head. */
export function Crumbs({ crumbs, label, here }: CrumbsProps) {
  usePage().trail?.([...crumbs, { label: here }]);
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
