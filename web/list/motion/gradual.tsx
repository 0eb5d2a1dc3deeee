import type { TableLeague } from '@stillingen/client';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { tableText } from '#text/table.ts';
import { byMeeting, rowCount, type TableGroup } from '../races/meetings.ts';
import styles from '../table-states.module.css';

const MORE_ROWS = 200;

export interface Gradual<Group extends TableGroup = TableGroup> {
  readonly groups: readonly Group[];
  readonly more: (() => void) | null;
}

/** A list above the list of its page: as `useGradual`, without a place to come back to. */
export function useGradualRows<Group extends TableGroup>(groups: readonly Group[], key: string) {
  const [drawn, setDrawn] = useState({ key, rows: FIRST_ROWS });
  const rows = drawn.key === key ? drawn.rows : FIRST_ROWS;
  const shown = useMemo(() => firstRows(groups, rows), [groups, rows]);
  const isWhole = shown.length === groups.length && shown.at(-1) === groups.at(-1);
  const more = useMemo(
    () => (isWhole ? null : () => startTransition(() => setDrawn({ key, rows: rows + MORE_ROWS }))),
    [isWhole, key, rows],
  );
  return { groups: shown, more, rows, setDrawn };
}

/** The first rows, then more near their end: 1,500 matches never block a click. */
export function useGradual<Group extends TableGroup>(groups: readonly Group[], key: string): Gradual<Group> {
  const { rows, setDrawn, ...gradual } = useGradualRows(groups, key);
  useReturn(key, rows, setDrawn);
  return gradual;
}

/** A list that is come back to draws as many rows as it had; without the code it begins anew. */
function useReturn(key: string, rows: number, draw: (drawn: { readonly key: string; readonly rows: number }) => void): void {
  const latest = useRef({ key, rows });
  useEffect(() => {
    latest.current = { key, rows };
  });
  useEffect(() => {
    let end: (() => void) | null = () => {};
    import('./return-place.ts').then(
      ({ keepPlace }) => {
        if (end !== null)
          end = keepPlace(
            () => latest.current,
            (left) => draw({ key: latest.current.key, rows: left }),
          );
      },
      () => {},
    );
    return () => {
      end?.();
      end = null;
    };
  }, [draw]);
}

const AHEAD = '1200px';

export function MoreRows({ more }: Pick<Gradual, 'more'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (more === null) return;
    // A new observer reports at once whether the end is near.
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && more(), { rootMargin: AHEAD });
    observer.observe(button.current!);
    return () => observer.disconnect();
  }, [more]);
  return more === null ? null : (
    <button ref={button} type="button" className={styles.more} onClick={more}>
      {tableText.more}
    </button>
  );
}

/** Rows and headings: a few screens, and a page of fewer than 3,000 elements. */
export const FIRST_ROWS = 72;
export const FIRST_ENTRIES = 3;

function firstRows<Group extends TableGroup>(groups: readonly Group[], rows: number): readonly Group[] {
  const first: Group[] = [];
  let room = rows;
  for (const group of groups) {
    room -= 1;
    if (room <= 0) break;
    const count = rowCount(group);
    if (count <= room) first.push(group);
    else
      first.push(
        group.races === undefined
          ? { ...group, events: group.events.slice(0, room) }
          : { ...group, races: group.races.slice(0, room) },
      );
    room -= count;
  }
  return first;
}

/** `leagues` have of each race the competitors alone that are drawn at first. */
export function firstIds(leagues: readonly TableLeague[]): ReadonlySet<string> {
  const first = firstRows(byMeeting(leagues), FIRST_ROWS);
  return new Set(first.flatMap(({ races, events }) => races?.flatMap((race) => race.events) ?? events));
}
