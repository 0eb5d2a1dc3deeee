import type { Table } from '@stillingen/client';
import { dayOf } from '@stillingen/domain';
import { useState } from 'react';
import { useNow } from '../app/page-context.ts';
import { MatchRow } from '../table/row.tsx';
import { leagueText } from '../text/da-league.ts';
import { tableText } from '../text/da-table.ts';
import { firstMatches, type RoundGroup } from './model/schedule.ts';
import styles from './rounds.module.css';

/** So many matches are drawn at first, and so many more each time they are asked for. */
const STEP = 60;

/** Matches grouped by round. A long list is drawn in parts. */
export function Rounds({ table, groups }: { table: Table; groups: readonly RoundGroup[] }) {
  const [limit, setLimit] = useState(STEP);
  const today = useNow(dayOf);
  const total = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <>
      {firstMatches(groups, limit).map(({ key, title, ids }) => (
        <section key={key} className={styles.round}>
          {title === '' ? null : <h3>{tableText.round(title)}</h3>}
          <ul>{ids.map((id) => <MatchRow key={id} table={table} id={id} day={today} />)}</ul>
        </section>
      ))}
      {total <= limit ? null : (
        <button type="button" className={styles.more} onClick={() => setLimit(limit + STEP)}>{leagueText.showMoreRounds}</button>
      )}
    </>
  );
}
