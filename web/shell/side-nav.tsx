import { SPORT_NAMES, sportNameById } from '@stillingen/domain';
import { memo } from 'react';
import { usePage } from '../page/page-context.ts';
import { categoryPath } from '../page/routes.ts';
import { shellText } from '../text/da.ts';
import { tableText } from '../text/da-table.ts';
import { PlaceName } from '../ui/index.ts';
import styles from './side-nav.module.css';

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
