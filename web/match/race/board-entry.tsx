import { entryStatusText, StageType } from '@stillingen/domain';
import { memo } from 'react';
import { sidePath } from '../../page/paths.ts';
import { useStore } from '../../page/page-context.ts';
import { Flag, isCountry } from '../../ui/index.ts';
import { type EntryCell, entryCells, showsGap, yieldsItsPlace } from '../../list/rows/kinds/ranked.ts';
import type { EntryProps } from '../../list/races/entry-row.tsx';
import { raceText } from '#text/match/race.ts';
import styles from './board.module.css';

export const cellClass = (cell: EntryCell, hasGap: boolean): string =>
  [styles.cell, cell.column.inRow === true ? '' : styles.later, yieldsItsPlace(cell, hasGap) ? styles.yields : '']
    .filter((name) => name !== '')
    .join(' ');

export const boardRowId = (entryId: string): string => `plads-${entryId}`;

/** Why competitors from here on have no place; '' where that is as in the row before. */
function groupOf({ table, id, previous }: BoardEntryProps): string {
  const statusOf = (of: string): string => {
    const { rank, entryStatus } = table.row(of).get();
    return rank === null ? entryStatusText(entryStatus).long : '';
  };
  const status = statusOf(id);
  return previous !== null && statusOf(previous) === status ? '' : status;
}

interface BoardEntryProps extends EntryProps {
  readonly previous: string | null;
  readonly isBestDane: boolean;
}

/** Under the heading of its group where it is the first that is out of the race for a reason. */
export const BoardEntry = memo(function BoardEntry(props: BoardEntryProps) {
  const { table, id, sport, columns, isBestDane } = props;
  const row = useStore(table.row(id));
  const { rank, out, cells } = entryCells(row, sport, columns);
  const hasGap = showsGap(cells);
  const won = row.rank === 1 && row.stageType === StageType.finished;
  const group = groupOf(props);
  const path = sidePath(row, 'home', sport);
  const about = [row.team, isBestDane ? raceText.bestDane : ''].filter(Boolean).join(' · ');
  const name = (
    <bdi className={won ? styles.winner : undefined} title={row.homeName ?? ''}>
      {row.homeName}
    </bdi>
  );
  return (
    <>
      {group === '' ? null : (
        <div className={styles.group} role="row">
          <span role="cell">{group}</span>
        </div>
      )}
      <div className={`${styles.row} ${out === '' ? '' : styles.out}`} role="row" id={boardRowId(id)}>
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
            {path === '' ? name : <a href={path}>{name}</a>}
            {about === '' ? null : <small>{about}</small>}
          </span>
        </span>
        {cells.map((cell) => (
          <span key={cell.column.result} className={cellClass(cell, hasGap)} role="cell" data-result={cell.column.result}>
            {cell.text}
          </span>
        ))}
      </div>
    </>
  );
});
