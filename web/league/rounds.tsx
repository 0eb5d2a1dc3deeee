import type { Table } from '@stillingen/client';
import { dayOf, isNearEnough } from '@stillingen/domain';
import { type ReactNode, useState } from 'react';
import { type PageSport, useNow, usePage } from '../page/page-context.ts';
import { isPlainClick } from '../ui/index.ts';
import { MatchRow } from '../list/rows/row.tsx';
import { limitsOf } from '../mine/limits.ts';
import { leagueText } from '#text/league.ts';
import { firstMatches, type RoundGroup } from './model/schedule.ts';
import styles from './rounds.module.css';
import { LIST_STEP } from './model/address.ts';

const HOUR_S = 3600;

export function Rounds({
  table,
  sport,
  groups,
  marksOrigin,
  partsHref,
}: {
  table: Table;
  sport: PageSport;
  groups: readonly RoundGroup[];
  marksOrigin: boolean;
  /** Where the same matches are listed in parts; null where all are shown. */
  partsHref: string | null;
}) {
  const [steps, setSteps] = useState(1);
  const limit = partsHref === null ? Infinity : steps * LIST_STEP;
  const today = useNow(dayOf);
  const hourS = useNow((nowS) => nowS - (nowS % HOUR_S));
  const limits = limitsOf(usePage().config);
  const isNear = (id: string): boolean => {
    const { start = null, end = null } = table.rows.get(id) ?? {};
    return isNearEnough({ start, end }, hourS, limits);
  };
  const total = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <>
      {firstMatches(groups, limit).map(({ key, title, ids }) => (
        <section key={key} className={styles.round}>
          {title === '' ? null : <h3>{title}</h3>}
          <ul className={`${styles.matches} ${ids.some(isNear) ? '' : styles.far}`}>
            {ids.map((id) => (
              <MatchRow key={id} table={table} id={id} sport={sport} day={today} marksOrigin={marksOrigin} />
            ))}
          </ul>
        </section>
      ))}
      {total <= limit || partsHref === null ? null : (
        <ShowMore href={partsHref} onMore={() => setSteps(steps + 1)}>
          {leagueText.showMoreRounds}
        </ShowMore>
      )}
    </>
  );
}

/** Without JavaScript it leads to the list in parts. */
export const ShowMore = ({ href, onMore, children }: { href: string; onMore: () => void; children: ReactNode }) => (
  <a
    className={styles.more}
    href={href}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onMore();
    }}
  >
    {children}
  </a>
);
