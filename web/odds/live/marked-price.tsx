import type { Price } from '@stillingen/domain/odds';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './marked-price.module.css';

/** Ms that a price is marked after it changed. */
const MARKED_MS = 4000;

/** A cell of a table that is marked while its price is new. */
export function MarkedPrice({ price, children }: { price: Price | null; children: ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null);
  const last = useRef(price);
  useEffect(() => {
    const before = last.current;
    last.current = price;
    const { dataset } = cell.current!;
    delete dataset['changed'];
    if (price === null || before === null || price === before) return undefined;
    dataset['changed'] = price > before ? 'up' : 'down';
    const timer = setTimeout(() => delete dataset['changed'], MARKED_MS);
    return () => clearTimeout(timer);
  }, [price]);
  return (
    <td ref={cell} className={styles.price}>
      {children}
    </td>
  );
}
