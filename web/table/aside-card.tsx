import type { Table } from '@stillingen/client';
import { type EventRow, matchPath } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { clockTime } from '../ui/index.ts';
import styles from './aside-card.module.css';

/** A short list in the right column of the table. */
export const AsideCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    {children}
  </section>
);

function raceOf(table: Table, raceId: string): string {
  const league = table.structure.get().leagues.find((group) => group.league.stageId === raceId)?.league;
  return [league?.meeting, league?.session].filter(Boolean).join(', ');
}

/** A match, or the race of a competitor, with a time and a note. */
export function EventLine({ table, row, atS, note }: { table: Table; row: EventRow; atS: number; note: string }) {
  return (
    <li>
      <a href={matchPath(row.raceId ?? row.id ?? '')}>
        <time>{clockTime(atS)}</time>
        <span>
          {row.raceId === null ? (
            <>
              <bdi>{row.homeName}</bdi> – <bdi>{row.awayName}</bdi>
            </>
          ) : (
            <bdi>{raceOf(table, row.raceId)}</bdi>
          )}
          <small>{note}</small>
        </span>
      </a>
    </li>
  );
}
