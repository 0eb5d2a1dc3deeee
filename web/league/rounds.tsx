import type { Table } from '@stillingen/client';
import { dayOf } from '@stillingen/domain';
import { type ReactNode, useState } from 'react';
import { type PageSport, useNow } from '../page/page-context.ts';
import { MatchRow } from '../list/rows/row.tsx';
import { leagueText } from '../text/da-league.ts';
import { firstMatches, type RoundGroup } from './model/schedule.ts';
import styles from './rounds.module.css';
import { LIST_STEP } from './model/address.ts';

export function Rounds({
  table,
  sport,
  groups,
  marksOrigin,
}: {
  table: Table;
  sport: PageSport;
  groups: readonly RoundGroup[];
  marksOrigin: boolean;
}) {
  const [limit, setLimit] = useState(LIST_STEP);
  const today = useNow(dayOf);
  const total = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <>
      {firstMatches(groups, limit).map(({ key, title, ids }) => (
        <section key={key} className={styles.round}>
          {title === '' ? null : <h3>{title}</h3>}
          <ul>
            {ids.map((id) => (
              <MatchRow key={id} table={table} id={id} sport={sport} day={today} marksOrigin={marksOrigin} />
            ))}
          </ul>
        </section>
      ))}
      {total <= limit ? null : <ShowMore onMore={() => setLimit(limit + LIST_STEP)}>{leagueText.showMoreRounds}</ShowMore>}
    </>
  );
}

export const ShowMore = ({ onMore, children }: { onMore: () => void; children: ReactNode }) => (
  <button type="button" className={styles.more} onClick={onMore}>
    {children}
  </button>
);
