import type { Summary } from '@stillingen/wire';
import { markMinutes } from '../../text/danish.ts';
import { matchText } from '../../text/da-match.ts';
import { type ScorerLine, scorersOf } from '../model/scorers.ts';
import styles from './scorers.module.css';

export function Scorers({ summary }: { summary: Summary }) {
  const { home, away } = scorersOf(summary);
  if (home.length === 0 && away.length === 0) return null;
  const list = (lines: readonly ScorerLine[]) => (
    <ul>
      {lines.map(({ kind, player, minutes }, index) => (
        <li key={`${kind} ${player} ${index}`}>
          {kind === 'red' ? <i className={styles.red} role="img" aria-label={matchText.redCard} /> : null}
          <span>
            <bdi>{player}</bdi> {markMinutes(minutes.join(', '))}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.scorers} aria-label={matchText.scorers}>
      {list(home)}
      {list(away)}
    </section>
  );
}
