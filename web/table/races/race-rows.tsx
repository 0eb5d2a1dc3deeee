import type { Table } from '@stillingen/client';
import { type BoardColumn, StageType } from '@stillingen/domain';
import { useMemo, useState } from 'react';
import { type PageSport, useStore } from '../../app/page-context.ts';
import { matchPath } from '../../app/routes.ts';
import { Chip, Icon } from '../../design/index.ts';
import { raceText } from '../../text/da-race.ts';
import { tableText } from '../../text/da-table.ts';
import { headCells, tellsGap } from '../rows/kinds/ranked.ts';
import type { RowsProps } from '../rows/row-kinds.ts';
import { cellClass, EntryRow } from './entry-row.tsx';
import styles from './race-rows.module.css';
import { useFilled } from './use-filled.ts';

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
function Heads({ columns }: { columns: readonly BoardColumn[] }) {
  const heads = headCells(columns);
  const hasGap = tellsGap(heads);
  return heads.map((head) => (
    <span
      key={head.column.result}
      className={cellClass(head, hasGap)}
      data-result={head.column.result}
      title={head.column.spoken}
      aria-hidden="true"
    >
      {head.text}
    </span>
  ));
}

const NOBODY: readonly string[] = [];

/** The columns of the rows; of a race that is over, those that hold anything: a night of speedway has points alone. */
function useColumns(table: Table, events: readonly string[], sport: PageSport): readonly BoardColumn[] {
  const inRow = useMemo(() => sport.board.filter((column) => column.inRow), [sport]);
  const isOver = table.rows.get(events[0]!)?.stageType === StageType.finished;
  const { columns } = useFilled(table, isOver ? events : NOBODY, sport, inRow);
  return isOver ? columns : inRow;
}

/** The competitors of a race as on its board, the first of them; the others on its page, or here on request. */
export function RaceRows({ table, group: { league, events }, sport, listId }: RowsProps) {
  const [isOpen, open] = useState(false);
  const columns = useColumns(table, events, sport);
  const limit = sport.limits.onMain;
  const shown = limit === null || isOpen ? events : events.slice(0, limit);
  return (
    <div id={listId}>
      <div className={styles.head}>
        <Remarks table={table} leader={events[0]!} />
        <Heads columns={columns} />
      </div>
      <ul className={styles.rows}>
        {shown.map((id) => (
          <EntryRow key={id} table={table} id={id} sport={sport} columns={columns} />
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
