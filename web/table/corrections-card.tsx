import type { Table } from '@stillingen/client';
import { useNow } from '../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { AsideCard, EventLine } from './aside-card.tsx';
import styles from './aside-card.module.css';

const SHOWN = 5;

function latest(table: Table): string[] {
  return [...table.rows.values()]
    .filter((row) => row.correctedAt !== null && row.id !== null)
    .sort((a, b) => b.correctedAt! - a.correctedAt! || (a.id! < b.id! ? -1 : 1))
    .slice(0, SHOWN)
    .map((row) => row.id!);
}

export function CorrectionsCard({ table }: { table: Table }) {
  const key = useNow(() =>
    latest(table)
      .map((id) => `${id}:${table.rows.get(id)?.corrections}`)
      .join(),
  );
  const ids = key === '' ? [] : key.split(',').map((each) => each.split(':')[0]!);
  return (
    <AsideCard title={tableText.correctionsTitle}>
      {ids.length === 0 ? <p className={styles.none}>{tableText.noCorrections}</p> : null}
      <ul>
        {ids.map((id) => {
          const row = table.rows.get(id);
          if (row === undefined) return null;
          const before = row.raceId === null ? (row.correctedFrom ?? '') : '';
          const note = tableText.corrected(before, row.correctedReason ?? '');
          return <EventLine key={id} table={table} row={row} atS={row.correctedAt ?? 0} note={note} />;
        })}
      </ul>
    </AsideCard>
  );
}
