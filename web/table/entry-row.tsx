import type { Table, TableRow } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { memo } from 'react';
import { type PageSport, useStore } from '../app/page-context.ts';
import { matchPath } from '../app/routes.ts';
import { Flag } from '../design/index.ts';
import styles from './entry-row.module.css';
import { type EntryCell, entryCells } from './kinds/ranked.ts';

export const cellClass = ({ onPhone }: EntryCell['column']): string => `${styles.cell} ${onPhone === true ? '' : styles.roomy}`;

function Cells({ cells }: { cells: readonly EntryCell[] }) {
  return cells.map(({ column, text }) => (
    <span key={column.result} className={cellClass(column)} data-result={column.result}>
      {text === '' ? null : <span className="unseen">{column.spoken ?? column.label}: </span>}
      {text}
    </span>
  ));
}

function Competitor({ row, sport }: { row: TableRow; sport: PageSport }) {
  const { rank, out, cells } = entryCells(
    row,
    sport,
    sport.board.filter(({ inRow }) => inRow),
  );
  const hasWon = row.rank === 1 && row.stageType === StageType.finished;
  const name = row.homeName ?? '';
  return (
    <>
      <span className={`${styles.rank} ${out === '' ? '' : styles.out}`} title={out === '' ? undefined : out}>
        {rank}
        {out === '' ? null : <span className="unseen">{out}</span>}
      </span>
      {row.homeCountry ? <Flag code={row.homeCountry} label="" /> : <span className={styles.noFlag} />}
      <span className={styles.who}>
        <bdi className={hasWon ? styles.winner : undefined} title={name}>
          {name}
        </bdi>
        {row.team ? <small>{row.team}</small> : null}
      </span>
      <Cells cells={cells} />
    </>
  );
}

/** What a row has no room for, where no page shows it: opens below the row. */
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

/**
 * One competitor of a race: a link to the page of the race, or, where its sport has no such pages, a row that opens. Follows
 * its own row of the table and nothing else.
 */
export const EntryRow = memo(function EntryRow({ table, id, sport }: { table: Table; id: string; sport: PageSport }) {
  globalThis.__stillingenCount?.(id);
  const row = useStore(table.row(id));
  const live = row.stageType === StageType.live;
  const className = `${styles.row} ${live ? styles.live : ''} ${row.entryStatus === null ? '' : styles.gone}`;
  return (
    <li data-glide={id}>
      {sport.detailPage ? (
        <a className={className} href={matchPath(row.raceId ?? id)} data-event={id}>
          <Competitor row={row} sport={sport} />
        </a>
      ) : (
        <details>
          <summary className={className} data-event={id}>
            <Competitor row={row} sport={sport} />
          </summary>
          <Details row={row} sport={sport} />
        </details>
      )}
    </li>
  );
});
