import type { TableRow } from '@stillingen/client';
import type { Side } from '@stillingen/domain';
import type { ReactNode } from 'react';
import { Chip, Icon } from '../../ui/index.ts';
import { tableText } from '../../text/da-table.ts';
import { SIDES } from './kinds/index.ts';
import styles from './row.module.css';

const AWAY = 2;

// Marks are functions and no components: most rows have none, and a component that draws nothing still has to come alive.

/** 'Annulleret: offside' where the side lost a goal, 'Rettet: minut rettet' where only what is told of it changed. */
function correctionWords(row: TableRow, side: Side): string {
  const was = row.previousScore?.[SIDES[side]] ?? 0;
  const say = was > (row[`${side}Score`] ?? 0) ? tableText.withdrawn : tableText.changed;
  return say(row.correctedReason ?? '');
}

/**
 * What just happened at a side: a goal that is being looked at is not cheered, so what was taken back comes first, then what
 * may be. `word` is what its sport calls out when a side scores; null where the digits alone show it.
 */
export function sideChip(row: TableRow, side: Side, word: string | null): ReactNode {
  const here = row.highlight?.side === side ? row.highlight.kind : null;
  if (here === 'correction') return <Chip kind="correction">{correctionWords(row, side)}</Chip>;
  if (row[`${side}Review`] === true)
    return (
      <Chip kind="var" title={tableText.videoTitle}>
        {tableText.video}
      </Chip>
    );
  if (here === 'goal') return word === null ? null : <Chip kind="goal">{word}</Chip>;
  if (here === 'penalty') return <Chip kind="penalty">{tableText.penalty}</Chip>;
  return null;
}

/** Stays in the row after the chip is gone: something here was changed after it had been shown. */
export function correctedSign(row: TableRow, side: Side): ReactNode {
  const there: Side = row.correctedSide === AWAY ? 'away' : 'home';
  if (!row.corrections || there !== side || row.highlight?.kind === 'correction') return null;
  const label = tableText.corrected(row.correctedFrom ?? '', row.correctedReason ?? '');
  return (
    <span className={styles.corrected} title={label}>
      <Icon name="corrected" size={13} label={label} />
    </span>
  );
}

export function redCards(count: number | null): ReactNode {
  if (!count) return null;
  return (
    <span className={styles.red} role="img" aria-label={tableText.redCards(count)}>
      {count > 1 ? count : ''}
    </span>
  );
}
