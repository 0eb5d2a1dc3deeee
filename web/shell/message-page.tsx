import { SPORT_NAMES } from '@stillingen/domain';
import { shellText } from '#text/shell.ts';
import styles from './message-page.module.css';
import { Frame } from './frame.tsx';
import rail from './rail/rail.module.css';
import { useHead } from '../page/page-context.ts';

/** Kept pages may carry no counts, so the column of messages has the sports alone. */
const SportLinks = () => (
  <nav className={rail.nav} aria-label={shellText.allSports}>
    <h2>{shellText.allSports}</h2>
    <ul>
      {SPORT_NAMES.map(({ id, danishName, segment }) => (
        <li key={id}>
          <a href={`/${segment}/`}>{danishName}</a>
        </li>
      ))}
    </ul>
  </nav>
);

export function MessagePage({ title, text }: { title: string; text: string }) {
  useHead({ title: `${title} · ${shellText.brand}` });
  return (
    <Frame hasNavBelow left={<SportLinks />}>
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
      </div>
    </Frame>
  );
}

export const FailedPage = () => <MessagePage title={shellText.errorTitle} text={shellText.errorText} />;
