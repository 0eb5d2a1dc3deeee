import type { LeagueRow } from '@stillingen/wire';
import { categoryPath } from '../app/routes.ts';
import { Flag } from '../design/index.ts';
import { matchText } from '../text/da-match.ts';
import styles from './crumbs.module.css';

/** The page of the country or category that a league belongs to; null where its address names none. */
function categoryOf({ url }: LeagueRow): string | null {
  const [, sport, category] = url?.split('/') ?? [];
  return sport && category ? categoryPath(sport, category) : null;
}

/** Where a match or race belongs: its country or category, its competition, and the words that follow; and when it is. */
export function Crumbs({
  league,
  words,
  when,
}: {
  league: LeagueRow | null;
  words: readonly string[];
  when: string;
}) {
  const category = league === null ? null : categoryOf(league);
  return (
    <div className={styles.crumbs}>
      {league === null ? null : (
        <nav aria-label={matchText.breadcrumb}>
          {league.category === null ? <Flag code={league.countryCode ?? ''} label="" /> : null}
          {category === null ? (
            <span className={styles.country}>{league.countryName}</span>
          ) : (
            <a className={styles.country} href={category}>
              {league.countryName}
            </a>
          )}
          <a href={league.url ?? '/'}>{league.name}</a>
          {words.length === 0 ? null : <span>{words.join(' · ')}</span>}
        </nav>
      )}
      <time className={styles.when}>{when}</time>
    </div>
  );
}
