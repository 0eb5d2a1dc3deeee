import type { Table } from '@stillingen/client';
import { HOME_COUNTRY } from '@stillingen/domain';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { Flag } from '../../ui/index.ts';
import { decidingCell, entryCells } from '../../list/rows/kinds/ranked.ts';
import { raceText } from '#text/match/race.ts';
import { boardRowId } from './board-entry.tsx';
import styles from './board.module.css';

/** 'Bedste dansker: Anton Jensen, nr. 12 · +1:23', a link to the row below. */
export function BestDane({ table, id, sport }: { table: Table; id: string; sport: PageSport }) {
  const row = useStore(table.row(id));
  const { rank, cells } = entryCells(row, sport, sport.board);
  const deciding = decidingCell(cells)?.text ?? '';
  return (
    <p className={styles.bestDane}>
      <a href={`#${boardRowId(id)}`}>
        <Flag code={HOME_COUNTRY} label="" />
        <span>
          {raceText.bestDaneIs} <b>{row.homeName}</b>, {raceText.place(rank.replace('.', ''))}
          {deciding === '' ? '' : ` · ${deciding}`}
        </span>
      </a>
    </p>
  );
}
