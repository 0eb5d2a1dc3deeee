import { matchPath } from '@stillingen/wire';
import type { Table } from '@stillingen/client';
import { useNow } from '../page/page-context.ts';
import { clockTime } from '../ui/index.ts';
import { tableText } from '../text/da-table.ts';
import styles from './corrections-card.module.css';

const SHOWN = 5;

function latest(table: Table): string[] {
  return [...table.rows.values()]
    .filter((row) => row.correctedAt !== null && row.id !== null)
    .sort((a, b) => b.correctedAt! - a.correctedAt! || (a.id! < b.id! ? -1 : 1))
    .slice(0, SHOWN)
    .map((row) => row.id!);
}

function raceOf(table: Table, raceId: string): string {
  const league = table.structure.get().leagues.find((group) => group.league.stageId === raceId)?.league;
  return [league?.meeting, league?.session].filter(Boolean).join(', ');
}

export function CorrectionsCard({ table }: { table: Table }) {
  const key = useNow(() =>
    latest(table)
      .map((id) => `${id}:${table.rows.get(id)?.corrections}`)
      .join(),
  );
  const ids = key === '' ? [] : key.split(',').map((each) => each.split(':')[0]!);
  return (
    <section className={styles.card}>
      <h2>{tableText.correctionsTitle}</h2>
      {ids.length === 0 ? <p className={styles.none}>{tableText.noCorrections}</p> : null}
      <ul>
        {ids.map((id) => {
          const row = table.rows.get(id);
          if (row === undefined) return null;
          const race = row.raceId === null ? null : raceOf(table, row.raceId);
          return (
            <li key={id}>
              <a href={matchPath(row.raceId ?? id)}>
                <time>{clockTime(row.correctedAt ?? 0)}</time>
                <span>
                  {race === null ? (
                    <>
                      <bdi>{row.homeName}</bdi> – <bdi>{row.awayName}</bdi>
                    </>
                  ) : (
                    <bdi>{race}</bdi>
                  )}
                  <small>{tableText.corrected(race === null ? (row.correctedFrom ?? '') : '', row.correctedReason ?? '')}</small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
