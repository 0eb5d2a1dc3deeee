import type { TableLeague } from '@stillingen/client';
import { type ReactElement, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import styles from './calm-list.module.css';
import { Glide } from './motion/glide.tsx';
import { MoreRows } from './motion/more-rows.tsx';
import { useCalm } from './motion/use-calm.ts';
import { useGradual } from './motion/use-gradual.ts';
import { useLeaving } from './motion/use-leaving.ts';
import { useLinkedRow } from './opened/use-linked-row.ts';
import { byMeeting, type TableGroup } from './races/meetings.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface CalmListState {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly listKey: string;
  readonly groups: readonly TableGroup[];
  readonly order: string;
  /** Draws more; null if all is drawn. */
  readonly more: (() => void) | null;
}

export function useCalmList(leagues: readonly TableLeague[], listKey: string): CalmListState {
  const element = useRef<HTMLDivElement>(null);
  const ordered = useCalm(leagues, listKey, element);
  const grouped = useMemo(() => byMeeting(ordered), [ordered]);
  const gradual = useGradual(grouped, listKey);
  const order = useMemo(() => ordered.map(({ league, events }) => `${league.stageId}:${events.join()}`).join(), [ordered]);
  useRowKeys(element);
  useLinkedRow(grouped, gradual);
  return { element, listKey, order, ...gradual };
}

/** Draws the sections of a list; `children` follow it. `sections` must be the same array while it holds the same. */
export function CalmList({
  list: { element, listKey, order, more },
  sections,
  children,
}: {
  list: CalmListState;
  sections: readonly ReactElement[];
  children: ReactNode;
}) {
  const leaving = useLeaving(sections, listKey);
  return (
    <div ref={element} className={styles.list}>
      <Glide list={element} order={order} listKey={listKey}>
        {leaving.length === 0 ? sections : [...sections, <div key="leaving" className={styles.leaving} />, ...leaving]}
      </Glide>
      <MoreRows more={more} />
      {children}
    </div>
  );
}
