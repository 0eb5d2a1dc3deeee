import { NEWS_PATH, RANKINGS_PATH, TV_PATH } from '@stillingen/wire';
import { SPORT_NAMES, sportNameById } from '@stillingen/domain';
import { memo, type ReactNode } from 'react';
import { usePage } from '../page/page-context.ts';
import { categoryPath } from '../page/paths.ts';
import { tableText } from '../text/da-table.ts';
import { shellText } from '../text/da.ts';
import { PlaceName } from '../ui/index.ts';
import styles from './frame.module.css';

interface FrameProps {
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly children: ReactNode;
  readonly hasNavBelow?: boolean;
  /** The content takes the room of the right column. */
  readonly isWide?: boolean;
}

function Columns({ kind, left, right, children, hasNavBelow = false, isWide = false }: FrameProps & { kind: 'list' | 'page' }) {
  return (
    <div className={`${styles.frame} ${styles[kind]}`}>
      <div className={`${styles.centre} ${isWide ? styles.wideCentre : ''}`}>{children}</div>
      {right === undefined ? null : <div className={styles.right}>{right}</div>}
      <div className={`${styles.left} ${hasNavBelow ? styles.below : ''}`}>
        {left}
        <Places />
        <SideNav />
      </div>
    </div>
  );
}

/** The grid of every page. Where the right column has no room, `right` follows the content. */
export const Frame = (props: FrameProps) => <Columns kind="page" {...props} />;

/** The grid of a list without end: where the right column has no room, `right` is hidden. */
export const ListFrame = (props: FrameProps) => <Columns kind="list" {...props} />;

interface NavLink {
  readonly name: string;
  readonly short?: string | undefined;
  readonly href: string;
}

const SHOWN = 20;

function Links({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ name, short, href }) => (
        <li key={href}>
          <a href={href}>
            <bdi>
              <PlaceName name={name} short={short} />
            </bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

const PLACES: readonly NavLink[] = [
  { name: shellText.onTv, href: TV_PATH },
  { name: shellText.news, href: NEWS_PATH },
  { name: shellText.rankings, href: RANKINGS_PATH },
];

function Places() {
  return (
    <nav className={styles.nav} aria-label={shellText.pages}>
      <Links links={PLACES} />
    </nav>
  );
}

export const SideNav = memo(function SideNav() {
  const { sportId, categories } = usePage();
  const sport = sportId === null ? null : sportNameById(sportId);
  const ofSport =
    sport === null
      ? []
      : categories.map(({ name, short, segment }) => ({ name, short, href: categoryPath(sport.segment, segment) }));
  const isOfSport = ofSport.length > 0;
  const links = isOfSport ? ofSport : SPORT_NAMES.map(({ danishName, segment }) => ({ name: danishName, href: `/${segment}/` }));
  const title = isOfSport ? tableText.categoriesTitle : shellText.allSports;
  const shown = isOfSport ? SHOWN : links.length;
  return (
    <nav className={styles.nav} aria-label={title}>
      <h2>{title}</h2>
      <Links links={links.slice(0, shown)} />
      {links.length <= shown ? null : (
        <details>
          <summary>{tableText.moreLeagues(links.length - shown)}</summary>
          <Links links={links.slice(shown)} />
        </details>
      )}
    </nav>
  );
});
