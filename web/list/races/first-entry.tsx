import type { Table } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { memo } from 'react';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { Flag } from '../../ui/index.ts';
import { decidingCell, entryCells } from '../rows/kinds/ranked.ts';
import styles from './race-rows.module.css';

/** Subscribes to its own row only. */
export const FirstEntry = memo(function FirstEntry({ table, id, sport }: { table: Table; id: string; sport: PageSport }) {
  const row = useStore(table.row(id));
  const { rank, out, cells } = entryCells(row, sport, sport.board);
  const deciding = decidingCell(cells);
  const name = row.homeName ?? '';
  const hasWon = row.rank === 1 && row.stageType === StageType.finished;
  return (
    <span className={styles.entry} data-glide={id}>
      <span className={styles.rank}>
        {rank}
        {out === '' ? null : <span className="unseen">{out}</span>}
      </span>
      {row.homeCountry ? <Flag code={row.homeCountry} label="" /> : null}
      <span className={styles.name}>
        <bdi className={hasWon ? styles.winner : undefined} title={name}>
          {name}
        </bdi>
        {row.team ? <small>{row.team}</small> : null}
      </span>
      {deciding === null ? null : (
        <span>
          <span className="unseen">{`${deciding.column.spoken ?? deciding.column.label}: `}</span>
          {deciding.text}
        </span>
      )}
    </span>
  );
});
