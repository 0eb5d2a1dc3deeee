import type { Table } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { memo, type UIEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { Flag, isCountry } from '../../ui/index.ts';
import { type EntryCell, entryCells, headCells, showsGap, yieldsItsPlace } from '../../list/rows/kinds/ranked.ts';
import type { EntryProps } from '../../list/races/entry-row.tsx';
import { useFilled } from '../../list/races/use-filled.ts';
import { useCalm } from '../../list/motion/use-calm.ts';
import { matchText } from '../../text/match/da-match.ts';
import styles from './board.module.css';

const CHUNK_ROWS = 20;

const Entry = memo(function Entry({ table, id, sport, columns }: EntryProps) {
  const row = useStore(table.row(id));
  const { rank, out, cells } = entryCells(row, sport, columns);
  const hasGap = showsGap(cells);
  const won = row.rank === 1 && row.stageType === StageType.finished;
  return (
    <div className={`${styles.row} ${out === '' ? '' : styles.out}`} role="row">
      <span className={styles.rank} role="cell" title={out === '' ? undefined : out}>
        {out === '' ? (
          rank
        ) : (
          <>
            <span aria-hidden="true">{rank}</span>
            <span className="unseen">{out}</span>
          </>
        )}
      </span>
      <span className={styles.name} role="rowheader">
        {isCountry(row.homeCountry) ? <Flag code={row.homeCountry} label="" /> : <i className={styles.noFlag} />}
        <span>
          <bdi className={won ? styles.winner : undefined} title={row.homeName ?? ''}>
            {row.homeName}
          </bdi>
          {row.team ? <small>{row.team}</small> : null}
        </span>
      </span>
      {cells.map((cell) => (
        <span key={cell.column.result} className={cellClass(cell, hasGap)} role="cell" data-result={cell.column.result}>
          {cell.text}
        </span>
      ))}
    </div>
  );
});

const cellClass = (cell: EntryCell, hasGap: boolean): string =>
  [styles.cell, cell.column.inRow === true ? '' : styles.later, yieldsItsPlace(cell, hasGap) ? styles.yields : '']
    .filter((name) => name !== '')
    .join(' ');

function chunksOf(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < ids.length; at += CHUNK_ROWS) chunks.push(ids.slice(at, at + CHUNK_ROWS));
  return chunks;
}

/** A sideways scroller cannot hold a sticky head: the head is beside it and moves along. */
export function Board({ table, sport, label, raceId }: { table: Table; sport: PageSport; label: string; raceId: string }) {
  const { leagues } = useStore(table.structure);
  const latest = useMemo(() => leagues.flatMap(({ events }) => events), [leagues]);
  const element = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const ids = useCalm(latest, raceId, element);
  const { columns, hasBoth, isRanked } = useFilled(table, latest, sport, sport.board);
  const heads = headCells(columns);
  const drawn = useGrowing(ids.length);
  const follow = ({ currentTarget }: UIEvent): void => {
    head.current!.scrollLeft = (currentTarget as HTMLElement).scrollLeft;
  };
  return (
    <div
      ref={element}
      className={`${styles.board} ${isRanked ? '' : styles.unranked} ${hasBoth ? '' : styles.sharing}`}
      role="table"
      aria-label={label}
      aria-rowcount={ids.length + 1}
    >
      <div ref={head} className={styles.head} role="rowgroup">
        <div className={styles.row} role="row">
          <span className={styles.rank} role="columnheader">
            <span aria-hidden="true">{matchText.race.rank}</span>
            <span className="unseen">{matchText.race.rankSpoken}</span>
          </span>
          <span className={styles.name} role="columnheader">
            {matchText.race.name}
          </span>
          {heads.map((cell) => {
            const { result, spoken } = cell.column;
            return (
              <span
                key={result}
                className={cellClass(cell, showsGap(heads))}
                role="columnheader"
                data-result={result}
                title={spoken}
              >
                <span aria-hidden={spoken !== undefined}>{cell.text}</span>
                {spoken === undefined ? null : <span className="unseen">{spoken}</span>}
              </span>
            );
          })}
        </div>
      </div>
      {/* What moves sideways must be within reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} role="rowgroup" tabIndex={0} onScroll={follow}>
        <div className={styles.rows} role="presentation">
          {chunksOf(ids.slice(0, drawn)).map((chunk) => (
            <div key={chunk[0]} className={styles.chunk} role="presentation">
              {chunk.map((id) => (
                <Entry key={id} table={table} id={id} sport={sport} columns={columns} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const FIRST_ROWS = 60;
const MORE_ROWS = 40;
const DELAY_MS = 30;

export function useGrowing(rows: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  useEffect(() => {
    if (drawn >= rows) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + MORE_ROWS), DELAY_MS);
    return () => clearTimeout(timer);
  }, [drawn, rows]);
  return Math.min(drawn, rows);
}
