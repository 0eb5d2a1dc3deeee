import type { ReactNode } from 'react';
import styles from './panel.module.css';

export function Panel({
  title,
  aside,
  children,
  footer,
}: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {aside === undefined ? null : <span>{aside}</span>}
      </header>
      {children}
      {footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>}
    </section>
  );
}

export function Empty({ title, hint }: { title: string; hint: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{title}</p>
      <p>{hint}</p>
    </div>
  );
}

/** What could not be fetched, with another try. */
export function Failure({ retry, onRetry, ...words }: Parameters<typeof Empty>[0] & { retry: string; onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <Empty {...words} />
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}

/** Above what could not be renewed. */
export const Stale = ({ title, retry, onRetry }: { title: string; retry: string; onRetry: () => void }) => (
  <div className={styles.stale} role="alert">
    {title}
    <button type="button" onClick={onRetry}>
      {retry}
    </button>
  </div>
);

export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
