import { createStore } from '@stillingen/client';
import { usePage, useStore } from '../page/page-context.ts';
import { starText } from '#text/mine/star.ts';
import type { MineController } from './contract.ts';
import styles from './star.module.css';

const none = createStore<MineController | null>(null);
const zero = createStore(0);

export interface MineSlotProps {
  /** The day of the list as '2026-11-20'. */
  readonly day: string;
}

export const useMineController = (): MineController | null => useStore(usePage().mine?.controller ?? none, null);

/** What of my games is on today, above the list. */
export function MineSlot(props: MineSlotProps) {
  const controller = useMineController();
  return controller === null ? null : <controller.Section controller={controller} {...props} />;
}

/** My games in place of the list. */
export function MineScopeSlot(props: MineSlotProps) {
  const controller = useMineController();
  if (controller !== null) return <controller.Scope controller={controller} {...props} />;
  return (
    <noscript>
      <p className={styles.needsScript}>{starText.needsScript}</p>
    </noscript>
  );
}

/** Of today: matches and races that run or are to come. */
export const useMineCount = (): number => useStore(usePage().mine?.count ?? zero, 0);
