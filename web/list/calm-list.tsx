import type { TableLeague } from '@stillingen/client';
import { type ReactElement, type ReactNode, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import styles from './calm-list.module.css';
import { Glide } from './motion/glide.tsx';
import { type Gradual, MoreRows, useGradual } from './motion/gradual.tsx';
import { useCalm } from './motion/use-calm.ts';
import { byMeeting, type TableGroup } from './races/meetings.ts';
import { useRowKeys } from '../page/use-keys.ts';
import { leagueItemId, parseEventItemId, parseLeagueItemId } from '@stillingen/domain';
import { whenIdle } from '../page/browser.ts';

export interface CalmListState {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly listKey: string;
  readonly groups: readonly TableGroup[];
  readonly order: string;
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

/** Draws the sections of a list; `children` follow it. Equal `sections` must be the same array. */
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

const leagueWith = (
  groups: readonly TableGroup[],
  eventId: string | null,
  stageId: string | undefined,
): TableLeague | undefined =>
  groups
    .flatMap((group) => group.races ?? [group])
    .find(({ league, events }) => (eventId === null ? league.stageId === stageId : events.includes(eventId)));

/** Scrolls to '#g_1_AbCd1234' (EVENT-01) or '#1_jch8u3dn' (LEAGUE-01). */
export function useLinkedRow(list: readonly TableGroup[], { groups: drawn, more }: Gradual): void {
  const sought = useRef(true);
  useEffect(() => {
    if (!sought.current) return;
    const item = location.hash.slice(1);
    const [match, stage] = [parseEventItemId(item), parseLeagueItemId(item)];
    const foundIn = (groups: readonly TableGroup[]) => leagueWith(groups, match?.id ?? null, stage?.stageId);
    const found = foundIn(drawn);
    if (found === undefined) {
      if (more !== null && foundIn(list) !== undefined) more();
      return;
    }
    sought.current = false;
    const { sportId, stageId } = found.league;
    const place = document.getElementById(item) ?? document.getElementById(leagueItemId(sportId ?? 0, stageId ?? ''));
    place?.scrollIntoView({ block: 'center' });
  }, [list, drawn, more]);
}

const SECTIONS_AT_ONCE = 20;

export interface LeavingState {
  readonly key: string;
  readonly shown: readonly ReactElement[];
  readonly leaving: readonly ReactElement[];
}

export function advanceLeaving(before: LeavingState, shown: readonly ReactElement[], key: string): LeavingState {
  if (before.shown === shown) return before;
  const leaving = before.key === key ? before.leaving : [...before.shown, ...before.leaving];
  const keys = new Set(shown.map((section) => section.key));
  return { key, shown, leaving: leaving.filter((section) => !keys.has(section.key)) };
}

/**
 * Sections of the previous list stay hidden behind the new one and are removed while idle: removing
 * thousands of rows at once would block the page. `shown` must keep its identity while it holds the
 * same.
 */
export function useLeaving(shown: readonly ReactElement[], key: string): readonly ReactElement[] {
  const [before, setState] = useState<LeavingState>({ key, shown, leaving: [] });
  const now = advanceLeaving(before, shown, key);
  if (now !== before) setState(now);
  const { leaving } = now;
  useEffect(() => {
    if (leaving.length === 0) return;
    const go = (): void => setState((latest) => ({ ...latest, leaving: latest.leaving.slice(0, -SECTIONS_AT_ONCE) }));
    return whenIdle(() => startTransition(go));
  }, [leaving]);
  return leaving;
}
