import { useEffect, useRef } from 'react';
import { tableText } from '../../text/da-table.ts';
import type { Gradual } from './use-gradual.ts';
import styles from './more-rows.module.css';

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
