import type { Table, TableLeague } from '@stillingen/client';
import { useState } from 'react';
import type { PageSport } from '../app/page-context.ts';
import { matchPath } from '../app/routes.ts';
import { tableText } from '../text/da-table.ts';
import { cellClass, EntryRow } from './entry-row.tsx';
import styles from './race-rows.module.css';

/** What the columns of the rows hold. */
function Head({ sport }: { sport: PageSport }) {
  return (
    <div className={styles.head} aria-hidden="true">
      {sport.board
        .filter(({ inRow }) => inRow)
        .map((column) => (
          <span key={column.result} className={cellClass(column)} data-result={column.result} title={column.spoken}>
            {column.label}
          </span>
        ))}
    </div>
  );
}

/** The competitors of a race as on its board, the first `limit` of them; the others on its page, or here on request. */
export function RaceRows({
  table,
  group: { league, events },
  sport,
  limit,
  listId,
}: {
  table: Table;
  group: TableLeague;
  sport: PageSport;
  /** Null: all. */
  limit: number | null;
  listId: string;
}) {
  const [isOpen, open] = useState(false);
  const shown = limit === null || isOpen ? events : events.slice(0, limit);
  return (
    <div id={listId}>
      <Head sport={sport} />
      <ul className={styles.rows}>
        {shown.map((id) => (
          <EntryRow key={id} table={table} id={id} sport={sport} />
        ))}
      </ul>
      {shown.length === events.length ? null : sport.detailPage ? (
        <a className={styles.more} href={matchPath(league.stageId ?? '')}>
          {tableText.allCompetitors(events.length)}
        </a>
      ) : (
        <button type="button" className={styles.more} onClick={() => open(true)}>
          {tableText.allCompetitors(events.length)}
        </button>
      )}
    </div>
  );
}
