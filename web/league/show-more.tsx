import type { ReactNode } from 'react';
import styles from './show-more.module.css';

/** Draws more of a long list. */
export const ShowMore = ({ onMore, children }: { onMore: () => void; children: ReactNode }) => (
  <button type="button" className={styles.more} onClick={onMore}>
    {children}
  </button>
);
