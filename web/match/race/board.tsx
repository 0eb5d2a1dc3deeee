import type { Table } from '@stillingen/client';
import { type UIEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type PageSport, usePage, useStore } from '../../page/page-context.ts';
import { headCells, showsGap } from '../../list/rows/kinds/ranked.ts';
import { useBestDane, useDanes } from '../../list/races/danes.ts';
import { useFilled } from '../../list/races/use-filled.ts';
import { useCalm } from '../../list/motion/use-calm.ts';
import { matchText } from '../../text/match/da-match.ts';
import { raceText } from '../../text/match/da-race.ts';
import { Tabs } from '../../ui/index.ts';
import { ALL_LINES, LINES_FIELD } from '../model/tabs.ts';
import { BestDane } from './best-dane.tsx';
import { BoardEntry, cellClass } from './board-entry.tsx';
import styles from './board.module.css';

const CHUNK_ROWS = 20;
/** The best Dane is in sight among so many. */
const FIRST_PLACES = 8;

function chunksOf(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < ids.length; at += CHUNK_ROWS) chunks.push(ids.slice(at, at + CHUNK_ROWS));
  return chunks;
}

type Competitors = 'all' | 'danes';
/** The value of the field of the query that asks for some lines only. */
const DANES = 'danskere';

function useCompetitors() {
  const { search } = usePage().request;
  const asked = new URLSearchParams(search).get(LINES_FIELD);
  return useState<Competitors>(asked === DANES ? 'danes' : 'all');
}

interface BoardProps {
  readonly table: Table;
  readonly sport: PageSport;
  readonly label: string;
  readonly raceId: string;
}

/** The competitors of a race, with the best Dane in sight, or the Danes alone. */
export function Board(props: BoardProps) {
  const { table, sport, raceId } = props;
  const { leagues } = useStore(table.structure);
  const latest = useMemo(() => leagues.flatMap(({ events }) => events), [leagues]);
  const element = useRef<HTMLDivElement>(null);
  const ids = useCalm(latest, raceId, element);
  const danes = useDanes(table, ids, sport);
  const best = useBestDane(table, danes);
  const [competitors, choose] = useCompetitors();
  const shown = competitors === 'danes' && danes.length > 0 ? danes : ids;
  return (
    <>
      {danes.length === 0 ? null : (
        <div className={styles.tools}>
          <Tabs<Competitors>
            label={raceText.competitors}
            look="pill"
            current={shown === danes ? 'danes' : 'all'}
            onSelect={choose}
            tabs={[
              { id: 'all', label: raceText.allOf(ids.length), href: '?' },
              { id: 'danes', label: raceText.danes(danes.length), href: `?${LINES_FIELD}=${DANES}` },
            ]}
          />
          {best === null || shown === danes || ids.indexOf(best) < FIRST_PLACES ? null : (
            <BestDane table={table} id={best} sport={sport} />
          )}
        </div>
      )}
      <div ref={element}>
        <Rows {...props} ids={shown} all={latest} best={best} />
      </div>
    </>
  );
}

interface RowsProps extends BoardProps {
  readonly ids: readonly string[];
  /** The rows that decide on the columns. */
  readonly all: readonly string[];
  readonly best: string | null;
}

/** A sideways scroller cannot hold a sticky head: the head is beside it and moves along. */
function Rows({ table, sport, label, ids, all, best }: RowsProps) {
  const head = useRef<HTMLDivElement>(null);
  const { columns, hasBoth, isRanked } = useFilled(table, all, sport, sport.board);
  const heads = headCells(columns);
  const drawn = useGrowing(ids.length);
  const follow = ({ currentTarget }: UIEvent): void => {
    head.current!.scrollLeft = (currentTarget as HTMLElement).scrollLeft;
  };
  return (
    <>
      <div
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it. */}
        <div className={styles.body} role="rowgroup" tabIndex={0} onScroll={follow}>
          <div className={styles.rows} role="presentation">
            {chunksOf(ids.slice(0, drawn)).map((chunk, at) => (
              <div key={chunk[0]} className={styles.chunk} role="presentation">
                {chunk.map((id, index) => (
                  <BoardEntry
                    key={id}
                    {...{ table, id, sport, columns }}
                    previous={ids[at * CHUNK_ROWS + index - 1] ?? null}
                    isBestDane={id === best}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      {drawn === ids.length ? null : (
        <a className={styles.more} href={`?${LINES_FIELD}=${ALL_LINES}`}>
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
export function useGrowing(rows: number): number {
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
