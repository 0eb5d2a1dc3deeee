import type { TableLeague } from '@stillingen/client';
import type { LeagueRow } from '@stillingen/wire';
import { memo } from 'react';
import { Flag } from '../ui/index.ts';
import { tableText } from '../text/da-table.ts';
import styles from '../shell/frame.module.css';

const SHOWN = 14;

function sharedNames(leagues: readonly TableLeague[]): ReadonlySet<string> {
  const names = leagues.map(({ league }) => league.name ?? '');
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}

function LeagueLinks({ leagues, shared }: { leagues: readonly TableLeague[]; shared: ReadonlySet<string> }) {
  const labelOf = ({ category, name }: LeagueRow): string =>
    category !== null && shared.has(name ?? '') ? `${category}: ${name}` : (name ?? '');
  return (
    <ul>
      {leagues.map(({ league }) => (
        <li key={league.url}>
          <a href={league.url ?? '/'} title={`${league.countryName ?? ''}: ${league.name ?? ''}`}>
            <Flag code={league.countryCode ?? ''} label={league.category === null ? (league.countryName ?? '') : ''} />
            <bdi>{labelOf(league)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const LeagueNav = memo(function LeagueNav({ leagues }: { leagues: readonly TableLeague[] }) {
  const each = [...new Map(leagues.map((group) => [group.league.url, group])).values()];
  const rest = each.slice(SHOWN);
  const shared = sharedNames(each);
  if (each.length === 0) return null;
  return (
    <nav className={`${styles.nav} ${styles.wide}`} aria-label={tableText.leaguesToday}>
      <h2>{tableText.leaguesToday}</h2>
      <LeagueLinks leagues={each.slice(0, SHOWN)} shared={shared} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{tableText.moreLeagues(rest.length)}</summary>
          <LeagueLinks leagues={rest} shared={shared} />
        </details>
      )}
    </nav>
  );
});
