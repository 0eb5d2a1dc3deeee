import type { TableRow } from '@stillingen/client';
import type { Side } from '@stillingen/domain';
import type { ReactNode } from 'react';
import { Chip, Icon } from '../../ui/index.ts';
import { tableText } from '#text/table.ts';
import { SIDES } from './kinds/index.ts';
import styles from './row.module.css';
import sides from './sides.module.css';

const AWAY = 2;

// Functions instead of components: most rows have no mark, and empty components still hydrate.

/** 'Annulleret: offside' for a lost goal, 'Rettet: minut rettet' for other changes. */
function correctionWords(row: TableRow, side: Side): string {
  const was = row.previousScore?.[SIDES[side]] ?? 0;
  const textOf = was > (row[`${side}Score`] ?? 0) ? tableText.withdrawn : tableText.changed;
  return textOf(row.correctedReason ?? '');
}

/** A retraction goes before a review, a review before a goal. `word` is that for a score. */
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
    <span className={sides.red} role="img" aria-label={tableText.redCards(count)}>
      {count > 1 ? count : ''}
    </span>
  );
}
