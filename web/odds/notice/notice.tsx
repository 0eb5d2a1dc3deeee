import { noticeText, ROFUS, STOP_SPILLET } from '#text/odds/odds-mode.ts';
import { OutLink } from '../../ui/out-link.tsx';
import styles from './notice.module.css';

/** AGE-01: stands beside every table of prices, and goes with the last one. */
export const GamblingNotice = () => (
  <p className={styles.notice} role="note" aria-label={noticeText.label}>
    <b className={styles.age}>
      <span aria-hidden="true">{noticeText.age}</span>
      <span className="unseen">{noticeText.ageSpoken}</span>
    </b>
    <span>
      {noticeText.start} <OutLink href={STOP_SPILLET.url}>{STOP_SPILLET.name}</OutLink>, {noticeText.helpline}{' '}
      <a className={styles.phone} href={STOP_SPILLET.tel}>
        {STOP_SPILLET.phone}
      </a>
      . {noticeText.exclude} <OutLink href={ROFUS.url}>{ROFUS.name}</OutLink>
    </span>
  </p>
);
