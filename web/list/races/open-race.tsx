import { matchPath } from '@stillingen/wire';
import type { Table, TableLeague } from '@stillingen/client';
import { type BoardColumn, StageType } from '@stillingen/domain';
import { useMemo, useState } from 'react';
import { type PageSport, usePage } from '../../page/page-context.ts';
import { raceText } from '#text/match/race.ts';
import { headCells, showsGap } from '../rows/kinds/ranked.ts';
import { cellClass, EntryRow } from './entry-row.tsx';
import styles from './open-race.module.css';
import { useFilled } from './use-filled.ts';

function Heads({ columns }: { columns: readonly BoardColumn[] }) {
  const heads = headCells(columns);
  const hasGap = showsGap(heads);
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

const EMPTY: readonly string[] = [];

function useColumns(table: Table, events: readonly string[], sport: PageSport): readonly BoardColumn[] {
  const inRow = useMemo(() => sport.board.filter((column) => column.inRow), [sport]);
  const isLive = table.rows.get(events[0]!)?.stageType === StageType.live;
  const { columns } = useFilled(table, isLive ? EMPTY : events, sport, inRow);
  return isLive ? inRow : columns;
}

export function OpenRace({ table, race: { league, events }, sport }: { table: Table; race: TableLeague; sport: PageSport }) {
  const [isWhole, showAll] = useState(false);
  const columns = useColumns(table, events, sport);
  const { odds } = usePage();
  const limit = sport.limits.onMain;
  const shown = limit === null || isWhole ? events : events.slice(0, limit);
  return (
    <>
      <div className={styles.head}>
        <Heads columns={columns} />
        {odds ? <odds.EntryOdds entries={events} /> : null}
      </div>
      <ul className={styles.rows}>
        {shown.map((id) => (
          <EntryRow key={id} table={table} id={id} sport={sport} columns={columns} entries={events} />
        ))}
      </ul>
      {shown.length === events.length ? null : sport.detailPage ? (
        <a className={styles.more} href={matchPath(league.stageId ?? '')}>
          {raceText.allCompetitors(events.length)}
        </a>
      ) : (
        <button type="button" className={styles.more} onClick={() => showAll(true)}>
          {raceText.allCompetitors(events.length)}
        </button>
      )}
    </>
  );
}
