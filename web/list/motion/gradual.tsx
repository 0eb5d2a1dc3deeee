import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { TableGroup } from '../races/meetings.ts';
import { FIRST_ROWS, firstRows } from './first-rows.ts';
import { tableText } from '../../text/da-table.ts';
import styles from './more-rows.module.css';

const MORE_ROWS = 200;

export interface Gradual {
  readonly groups: readonly TableGroup[];
  readonly more: (() => void) | null;
}

/** The first rows, then more near their end: 1,500 matches never block a click. */
export function useGradual(groups: readonly TableGroup[], key: string): Gradual {
  const [drawn, setDrawn] = useState({ key, rows: FIRST_ROWS });
  const rows = drawn.key === key ? drawn.rows : FIRST_ROWS;
  const shown = useMemo(() => firstRows(groups, rows), [groups, rows]);
  const isWhole = shown.length === groups.length && shown.at(-1) === groups.at(-1);
  const more = useMemo(
    () => (isWhole ? null : () => startTransition(() => setDrawn({ key, rows: rows + MORE_ROWS }))),
    [isWhole, key, rows],
  );
  return { groups: shown, more };
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
