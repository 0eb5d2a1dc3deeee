import type { ReactNode } from 'react';
import styles from './show-more.module.css';

export const ShowMore = ({ onMore, children }: { onMore: () => void; children: ReactNode }) => (
  <button type="button" className={styles.more} onClick={onMore}>
    {children}
  </button>
);
