import type { Table, TableLeague } from '@stillingen/client';
import { useState } from 'react';
import { type PageSport, useStore } from '../../app/page-context.ts';
import { matchPath } from '../../app/routes.ts';
import { Chip, Icon } from '../../design/index.ts';
import { raceText } from '../../text/da-race.ts';
import { tableText } from '../../text/da-table.ts';
import { EntryRow, headClass } from './entry-row.tsx';
import styles from './race-rows.module.css';

/** What is said of the whole race, and that something of it was put right. The row of its leader carries it. */
function Remarks({ table, leader }: { table: Table; leader: string }) {
  const row = useStore(table.row(leader));
  // Whose place it was is told on the page of the race.
  const corrected = row.corrections ? tableText.changed(row.correctedReason ?? '') : null;
  return (
    <span className={styles.remarks}>
      {row.provisional ? <Chip kind="quiet">{tableText.provisional}</Chip> : null}
      {row.notice ? <Chip kind="notice">{row.notice}</Chip> : null}
      {corrected === null ? null : row.highlight?.kind === 'correction' ? (
        <Chip kind="correction">{corrected}</Chip>
      ) : (
        <span title={corrected}>
          <Icon name="corrected" size={13} label={corrected} />
        </span>
      )}
    </span>
  );
}

/** What the columns of the rows hold. */
function Heads({ sport }: { sport: PageSport }) {
  return sport.board
    .filter(({ inRow }) => inRow)
    .map((column) => (
      <span
        key={column.result}
        className={headClass(column)}
        data-result={column.result}
        title={column.spoken}
        aria-hidden="true"
      >
        {column.label}
      </span>
    ));
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
      <div className={styles.head}>
        <Remarks table={table} leader={events[0]!} />
        <Heads sport={sport} />
      </div>
      <ul className={styles.rows}>
        {shown.map((id) => (
          <EntryRow key={id} table={table} id={id} sport={sport} />
        ))}
      </ul>
      {shown.length === events.length ? null : sport.detailPage ? (
        <a className={styles.more} href={matchPath(league.stageId ?? '')}>
          {raceText.allCompetitors(events.length)}
        </a>
      ) : (
        <button type="button" className={styles.more} onClick={() => open(true)}>
          {raceText.allCompetitors(events.length)}
        </button>
      )}
    </div>
  );
}
