import type { ReactNode } from 'react';
import { shellText } from '../text/da.ts';
import styles from './message-page.module.css';
import { useHead } from './page-context.ts';

/** A page that has nothing to show but why, and a way on. */
export function MessagePage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  useHead({ title: `${title} · ${shellText.brand}` });
  return (
    <div className={styles.message}>
      <p className={styles.score} aria-hidden="true">
        <span>–</span>
        <span>–</span>
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <a className={styles.on} href="/">
        {shellText.toFront}
      </a>
      {children}
    </div>
  );
}

export const FailedPage = () => <MessagePage title={shellText.errorTitle} text={shellText.errorText} />;
