import styles from '../sections/league-section.module.css';
import { MatchRow } from './row.tsx';
import type { RowsProps } from './row-kinds.ts';

export const MatchRows = ({ group: { events }, listId, ...row }: RowsProps) => (
  <ul id={listId} className={styles.rows}>
    {events.map((id) => (
      <MatchRow key={id} id={id} {...row} />
    ))}
  </ul>
);
