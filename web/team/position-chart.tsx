import type { TeamPosition } from '@stillingen/wire';
import { teamText } from '#text/team.ts';
import styles from './position-chart.module.css';

const WIDTH = 1000;
const HEIGHT = 100;
const text = teamText.positions;

/** The place of a team after each of its matches: a line, its sentence, and a table behind it. */
export function PositionChart({
  positions,
  teams,
  competition,
}: {
  positions: readonly TeamPosition[];
  teams: number;
  competition: string;
}) {
  const ranks = positions.map(({ rank }) => rank ?? teams);
  const [first, last] = [ranks[0], ranks.at(-1)];
  if (first === undefined || last === undefined || ranks.length < 2) return null;
  const x = (index: number): number => Math.round((WIDTH * index) / (ranks.length - 1));
  const y = (rank: number): number => Math.round((HEIGHT * (rank - 1)) / Math.max(1, teams - 1));
  // Named where it is a place.
  const middle = (1 + teams) / 2;
  const points = ranks.map((rank, index) => `${x(index)},${y(rank)}`).join(' ');
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        <span className={styles.scale} aria-hidden="true">
          <span>1</span>
          <span>{Number.isInteger(middle) ? middle : ''}</span>
          <span>{teams}</span>
        </span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={text.name(competition, first, Math.min(...ranks), Math.max(...ranks), last)}
        >
          {[1, middle, teams].map((rank) => (
            <path key={rank} className={styles.grid} d={`M0 ${y(rank)}H${WIDTH}`} />
          ))}
          <polyline className={styles.line} points={points} />
          <path className={styles.dot} d={`M${x(ranks.length - 1)} ${y(last)}h0`} />
        </svg>
      </div>
      <details className={styles.behind}>
        <summary>{text.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.after}</th>
              <th scope="col">{text.rank}</th>
            </tr>
          </thead>
          <tbody>
            {positions.map(({ played, rank }) => (
              <tr key={played}>
                <td>{played}.</td>
                <td>{rank}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
