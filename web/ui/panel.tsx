import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A part of a page with a heading of its own. */
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

/** A place where nothing stands yet: what is missing, and when it comes. */
export function Empty({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={styles.empty}>
      <p>{title}</p>
      <p>{hint}</p>
    </div>
  );
}

/** Lines of the true height while a feed is on its way. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
