import type { TableRow } from '@stillingen/client';
import type { Side } from '@stillingen/domain';
import type { ReactNode } from 'react';
import { tableText } from '../../text/da-table.ts';
import { type Column, type DuelCells, SIDES } from './kinds/index.ts';
import styles from './row.module.css';

const NUMBER = /^\d+$/;

function classOf({ running, won, wide, onPhone }: Column, side: Side): string {
  const names = [
    styles.part,
    running === true ? styles.running : '',
    won === side ? styles.won : '',
    wide === true ? styles.wide : '',
    onPhone === true ? styles.onPhone : '',
  ];
  return names.filter((name) => name !== '').join(' ');
}

function Cells({ columns, side }: { columns: readonly Column[]; side: Side }) {
  return columns.map((column, index) => (
    <span key={index} className={classOf(column, side)}>
      {column.of[SIDES[side]]}
      {column.raised === undefined ? null : <sup>{column.raised[SIDES[side]]}</sup>}
    </span>
  ));
}

function totalOf(row: TableRow, side: Side, { total }: DuelCells, isHot: boolean): ReactNode {
  const index = SIDES[side];
  const text = total?.[index];
  const previous = row.previousScore?.[index];
  const struck =
    row.highlight?.kind === 'correction' && previous !== undefined && NUMBER.test(text ?? '') && String(previous) !== text;
  if (text === undefined)
    return (
      <span className={styles.none} aria-hidden="true">
        –
      </span>
    );
  return (
    <span className={`${styles.score} ${isHot ? styles.hot : ''}`}>
      {struck ? (
        <s>
          <span className="unseen">{tableText.scoreWas(String(previous))}</span>
          <span aria-hidden="true">{previous}</span>
        </s>
      ) : null}
      {text}
    </span>
  );
}

/** The numbers of a side: parts, total and suffix. `isHot` where the total has just risen. */
export function SideNumbers({ row, side, cells, isHot }: { row: TableRow; side: Side; cells: DuelCells; isHot: boolean }) {
  const { parts, free, raises, after } = cells;
  return (
    <>
      {parts.length === 0 ? null : (
        <span className={`${styles.parts} ${raises === true ? styles.raising : ''}`} aria-hidden="true">
          <Cells columns={parts} side={side} />
          {free === 0 ? null : <span className={styles.free} data-columns={free} />}
        </span>
      )}
      {totalOf(row, side, cells, isHot)}
      {after.length === 0 ? null : (
        <span className={styles.after}>
          <Cells columns={after} side={side} />
        </span>
      )}
    </>
  );
}
