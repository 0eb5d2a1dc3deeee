import type { LeagueRow } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { type PageSport, usePage } from '../page/page-context.ts';
import { categoryPath } from '../page/paths.ts';
import { Flag } from '../ui/index.ts';
import { matchText } from '#text/match/match.ts';
import styles from './crumbs.module.css';

/** The page of the country or category of a league; null where its sport has none (SPORT-10). */
function categoryOf({ url, category }: LeagueRow, { segment, categoryPages }: PageSport): string | null {
  const [, , part] = url?.split('/') ?? [];
  return part && (category === null || categoryPages) ? categoryPath(segment, part) : null;
}

/** The way to a match or race, also as a BreadcrumbList in the head of its page. */
export function Crumbs({
  league,
  here,
  sport,
  words,
  when,
  tool,
}: {
  league: LeagueRow;
  /** The name of the page itself, for search engines. */
  here: string;
  sport: PageSport;
  words: readonly string[];
  when: string;
  tool?: ReactNode;
}) {
  const { name, countryName } = league;
  const flag = league.category === null ? <Flag code={league.countryCode ?? ''} label="" /> : null;
  const category = categoryOf(league, sport);
  const hasCountry = countryName !== null && countryName !== name;
  usePage().trail?.([
    ...(hasCountry ? [{ label: countryName, href: category }] : []),
    { label: name ?? '', href: league.url },
    { label: here },
  ]);
  // In a narrow container the flag and the competition are enough.
  const className = flag !== null || words.length > 0 ? styles.country : undefined;
  return (
    <div className={styles.crumbs}>
      {flag}
      <nav aria-label={matchText.breadcrumb}>
        {!hasCountry ? null : category === null ? (
          <span className={className}>{countryName}</span>
        ) : (
          <a className={className} href={category}>
            {countryName}
          </a>
        )}
        <a href={league.url ?? '/'}>{name}</a>
        {words.length === 0 ? null : <span>{words.join(' · ')}</span>}
      </nav>
      <time className={styles.when}>{when}</time>
      {tool}
    </div>
  );
}
