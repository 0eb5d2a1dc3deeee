import type { TableRow } from '@stillingen/client';
import { type Side, StageType } from '@stillingen/domain';
import type { ReactNode } from 'react';
import { tableText } from '#text/table.ts';
import { type Column, type DuelCells, SIDES } from './kinds/index.ts';
import styles from './sides.module.css';

const NUMBER = /^\d+$/;

/** `resting`: the side whose figures cannot change now. */
function classOf({ running, won, wide, onPhone }: Column, side: Side, resting: Side | undefined): string {
  const names = [
    styles.part,
    running === true && side !== resting ? styles.running : '',
    won === side ? styles.won : '',
    wide === true ? styles.wide : '',
    onPhone === true ? styles.onPhone : '',
  ];
  return names.filter((name) => name !== '').join(' ');
}

function Cells({ columns, side, resting }: { columns: readonly Column[]; side: Side; resting: Side | undefined }) {
  return columns.map((column, index) => (
    <span key={index} className={classOf(column, side, resting)}>
      {column.of[SIDES[side]]}
      {column.raised === undefined ? null : <sup>{column.raised[SIDES[side]]}</sup>}
    </span>
  ));
}

function totalOf(row: TableRow, side: Side, { total, settled, resting }: DuelCells, isHot: boolean): ReactNode {
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
  const isNow = row.stageType === StageType.live && settled !== true && side !== resting;
  return (
    <span className={`${styles.score} ${isNow ? styles.now : ''} ${isHot ? styles.hot : ''}`}>
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
  const { parts, free, raises, after, resting } = cells;
  return (
    <>
      {parts.length === 0 ? null : (
        <span className={`${styles.parts} ${raises === true ? styles.raising : ''}`} aria-hidden="true">
          <Cells columns={parts} side={side} resting={resting} />
          {free === 0 ? null : <span className={styles.free} data-columns={free} />}
        </span>
      )}
      {totalOf(row, side, cells, isHot)}
      {after.length === 0 ? null : (
        <span className={styles.after}>
          <Cells columns={after} side={side} resting={resting} />
        </span>
      )}
    </>
  );
}
