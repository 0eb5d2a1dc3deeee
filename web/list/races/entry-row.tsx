import type { Table, TableRow } from '@stillingen/client';
import { type BoardColumn, eventItemId, StageType } from '@stillingen/domain';
import { memo } from 'react';
import { type PageSport, usePage, useStore } from '../../page/page-context.ts';
import { sidePath } from '../../page/paths.ts';
import { Flag, isCountry } from '../../ui/index.ts';
import styles from './entry-row.module.css';
import { type EntryCell, entryCells, showsGap, yieldsItsPlace } from '../rows/kinds/ranked.ts';

export interface EntryProps {
  readonly table: Table;
  readonly id: string;
  readonly sport: PageSport;
  readonly columns: readonly BoardColumn[];
}
interface ListedProps extends EntryProps {
  /** Of its race. */
  readonly entries: readonly string[];
}

/** The class of a cell or of a column's head; `roomy` where phones have no room for it. */
export const cellClass = (cell: EntryCell, hasGap: boolean): string => {
  const isNarrow = cell.column.onPhone === true && cell.column.result !== 'jockey' && !yieldsItsPlace(cell, hasGap);
  return `${styles.cell} ${isNarrow ? '' : styles.roomy}`;
};

function Cells({ cells }: { cells: readonly EntryCell[] }) {
  const hasGap = showsGap(cells);
  return cells.map((cell) => (
    <span key={cell.column.result} className={cellClass(cell, hasGap)} data-result={cell.column.result}>
      {cell.text === '' ? null : <span className="unseen">{`${cell.column.spoken ?? cell.column.label}: `}</span>}
      {cell.text}
    </span>
  ));
}

function With({ row }: { row: TableRow }) {
  const jockey = row.results?.[0]?.jockey;
  if (row.team) return <small>{row.team}</small>;
  return jockey === undefined ? null : <small className={styles.narrow}>{jockey}</small>;
}

function Competitor({ row, sport, columns, entries }: Pick<ListedProps, 'sport' | 'columns' | 'entries'> & { row: TableRow }) {
  const { odds } = usePage();
  const { rank, out, cells } = entryCells(row, sport, columns);
  const hasWon = row.rank === 1 && row.stageType === StageType.finished;
  const name = row.homeName ?? '';
  // A summary holds no links.
  const path = sport.detailPage ? sidePath(row, 'home', sport) : '';
  const text = (
    <bdi className={hasWon ? styles.winner : undefined} title={name}>
      {name}
    </bdi>
  );
  return (
    <>
      <span className={`${styles.rank} ${out === '' ? '' : styles.out}`} title={out === '' ? undefined : out}>
        {rank}
        {out === '' ? null : <span className="unseen">{out}</span>}
      </span>
      {isCountry(row.homeCountry) ? <Flag code={row.homeCountry} label="" /> : <span className={styles.noFlag} />}
      <span className={styles.name}>
        {path === '' ? text : <a href={path}>{text}</a>}
        <With row={row} />
      </span>
      <Cells cells={cells} />
      {odds ? <odds.EntryOdds entries={entries} id={row.id!} /> : null}
    </>
  );
}

function Details({ row, sport }: { row: TableRow; sport: PageSport }) {
  const { cells } = entryCells(row, sport, sport.board);
  return (
    <dl className={styles.details}>
      {cells
        .filter(({ text }) => text !== '')
        .map(({ column, text }) => (
          <div key={column.result}>
            <dt>{column.spoken ?? column.label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Opens in place if its sport has no detail pages. Subscribes to its own row only. */
export const EntryRow = memo(function EntryRow({ table, id, sport, columns, entries }: ListedProps) {
  const row = useStore(table.row(id));
  const live = row.stageType === StageType.live;
  const className = `${styles.row} ${live ? styles.live : ''} ${row.entryStatus === null ? '' : styles.out}`;
  return (
    <li id={eventItemId(sport.id, id)} data-glide={id}>
      {sport.detailPage ? (
        <div className={className}>
          <Competitor {...{ row, sport, columns, entries }} />
        </div>
      ) : (
        <details>
          <summary className={className} data-event={id}>
            <Competitor {...{ row, sport, columns, entries }} />
          </summary>
          <Details row={row} sport={sport} />
        </details>
      )}
    </li>
  );
});
