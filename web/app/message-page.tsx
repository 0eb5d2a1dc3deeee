import { SPORT_NAMES } from '@stillingen/domain';
import type { ReactNode } from 'react';
import { shellText } from '../text/da.ts';
import styles from './message-page.module.css';
import { useHead } from './page-context.ts';

/** A page that has nothing to show but why, and a way on. */
function MessagePage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
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

/** An address that leads nowhere, and all sports as ways on (SPORT-07, O-116). */
export const MissingPage = () => (
  <MessagePage title={shellText.notFoundTitle} text={shellText.notFoundText}>
    <nav className={styles.sports} aria-label={shellText.allSports}>
      <ul>
        {SPORT_NAMES.map(({ id, segment, danishName }) => (
          <li key={id}>
            <a href={`/${segment}/`}>{danishName}</a>
          </li>
        ))}
      </ul>
    </nav>
  </MessagePage>
);
export const FailedPage = () => <MessagePage title={shellText.errorTitle} text={shellText.errorText} />;
