import type { RowsProps } from '../rows/row-kinds.ts';
import { RaceRow } from './race-row.tsx';
import styles from './race-rows.module.css';

export const RaceRows = ({ group, listId, ...row }: RowsProps) => (
  <ul id={listId} className={styles.rows}>
    {(group.races ?? [group]).map((race) => (
      <RaceRow key={race.league.stageId} race={race} {...row} />
    ))}
  </ul>
);
