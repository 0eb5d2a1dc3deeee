import type { Table } from '@stillingen/client';
import { useEffect, useState } from 'react';
import { type PageSport, usePage } from '../../page/page-context.ts';
import { headCells, showsGap } from '../../list/rows/kinds/ranked.ts';
import type { Filled } from '../../list/races/use-filled.ts';
import { matchText } from '#text/match/match.ts';
import { raceText } from '#text/match/race.ts';
import { ALL_LINES, LINES_FIELD } from '../model/tabs.ts';
import { BoardEntry, cellClass } from './board-entry.tsx';
import styles from './board.module.css';

const CHUNK_ROWS = 20;

interface Chunk {
  readonly from: number;
  readonly ids: readonly string[];
}

/** The first `drawn` rows, and the best Dane's, which a link above leads to. */
function chunksOf(ids: readonly string[], drawn: number, best: string | null): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = 0; from < drawn; from += CHUNK_ROWS)
    chunks.push({ from, ids: ids.slice(from, Math.min(from + CHUNK_ROWS, drawn)) });
  const from = best === null ? -1 : ids.indexOf(best, drawn);
  return from === -1 ? chunks : [...chunks, { from, ids: [best!] }];
}

/** Where there is no room for all: the columns of a list, or the others. */
export type ColumnSet = 'main' | 'more';

export interface RaceProps {
  readonly table: Table;
  readonly sport: PageSport;
  readonly label: string;
}

interface RowsProps extends RaceProps {
  readonly ids: readonly string[];
  readonly filled: Filled;
  readonly best: string | null;
  /** Null where all columns are shown at any width. */
  readonly columnSet: ColumnSet | null;
}

export function BoardRows({ table, sport, label, ids, filled: { columns, hasBoth, isRanked }, best, columnSet }: RowsProps) {
  const heads = headCells(columns);
  const drawn = useGrowing(ids.length);
  return (
    <>
      <div
        className={`${styles.board} ${isRanked ? '' : styles.unranked} ${hasBoth ? styles.both : ''} ${columnSet === null ? '' : styles[columnSet]}`}
        role="table"
        aria-label={label}
        aria-rowcount={ids.length + 1}
      >
        <div className={styles.head} role="rowgroup">
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
        <div role="rowgroup">
          {chunksOf(ids, drawn, best).map((chunk) => (
            <div key={chunk.ids[0]} className={styles.chunk} role="presentation">
              {chunk.ids.map((id, index) => (
                <BoardEntry
                  key={id}
                  {...{ table, id, sport, columns }}
                  previous={ids[chunk.from + index - 1] ?? null}
                  isBestDane={id === best}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {drawn === ids.length ? null : (
        <a className={styles.all} href={`?${LINES_FIELD}=${ALL_LINES}`}>
          {raceText.allCompetitors(ids.length)}
        </a>
      )}
    </>
  );
}

const FIRST_ROWS = 60;
const MORE_ROWS = 40;
const DELAY_MS = 30;

/** Rows drawn so far: the first at once and the others soon after, or all where the address asks. */
function useGrowing(rows: number): number {
  const { search } = usePage().request;
  const hasAll = new URLSearchParams(search).get(LINES_FIELD) === ALL_LINES;
  const [drawn, setDrawn] = useState(hasAll ? Infinity : FIRST_ROWS);
  useEffect(() => {
    if (drawn >= rows) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + MORE_ROWS), DELAY_MS);
    return () => clearTimeout(timer);
  }, [drawn, rows]);
  return Math.min(drawn, rows);
}
