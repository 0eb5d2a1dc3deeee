import { SPORT_NAMES } from '@stillingen/domain';
import { shellText } from '../text/da.ts';
import { missingText } from '../text/da-missing.ts';
import { MessagePage } from '../page/message-page.tsx';
import styles from '../page/message-page.module.css';

/** An address that leads nowhere, and all sports as ways on (SPORT-07, O-116). */
export const MissingPage = () => (
  <MessagePage title={missingText.title} text={missingText.text}>
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
