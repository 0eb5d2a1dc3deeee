import type { ReactNode } from 'react';
import styles from './chip.module.css';

export type ChipKind = 'goal' | 'correction' | 'var' | 'penalty' | 'notice' | 'quiet';

export function Chip({ kind, children, title }: { kind: ChipKind; children: ReactNode; title?: string }) {
  return (
    <span className={`${styles.chip} ${styles[kind]}`} title={title}>
      {children}
    </span>
  );
}
