import type { Balance } from '@stillingen/domain';
import { headToHeadText } from '#text/match/around.ts';
import styles from './head-to-head.module.css';

const LOOKS = [styles.home, styles.draw, styles.away] as const;
const GAP = 0.5;

/** Wins of each side and draws as shares of one bar, with the counts below (`procent-1`). */
export function BalanceBar({
  balance,
  all,
  names,
}: {
  balance: Balance;
  /** Meetings that are listed below. */
  all: number;
  names: readonly [string, string];
}) {
  const { counts, shares } = balance;
  const words = [names[0], headToHeadText.draws, names[1]];
  const starts = [0, shares[0], shares[0] + shares[1]];
  return (
    <figure className={styles.balance}>
      <figcaption>{headToHeadText.latestMeetings(balance.meetings, all)}</figcaption>
      <svg width="100%" height="8" role="img" aria-label={headToHeadText.balance(balance, names)}>
        {shares.map((share, at) => (
          <rect
            key={LOOKS[at]}
            className={LOOKS[at]}
            x={`${starts[at]}%`}
            width={`${Math.max(share - GAP, 0)}%`}
            height="8"
            rx="2"
          />
        ))}
      </svg>
      <dl>
        {words.map((word, at) => (
          <div key={LOOKS[at]}>
            <dt>{at === 1 ? word : <bdi title={word}>{word}</bdi>}</dt>
            <dd>{counts[at]}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
