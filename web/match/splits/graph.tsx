import type { RaceSplits } from '@stillingen/domain';
import type { GraphLine } from './model.ts';
import { raceText } from '#text/match/race.ts';
import styles from './splits.module.css';

/** CSS pixels of a line of the names beside the graph. */
const ROW = 24;
/** The last part of the width leads from the end of a line to its name. */
const PLOT = 0.9;
const WIDTH = 1000;

const text = raceText.splits;

function pathOf({ marks }: GraphLine, points: number, height: number, labelY: number): string {
  const at = (point: number): number => (points === 1 ? 0 : (point / (points - 1)) * WIDTH * PLOT);
  const y = (share: number): number => ROW / 2 + share * (height - ROW);
  const drawn = marks.map(({ point, share }) => `${at(point).toFixed(1)} ${y(share).toFixed(1)}`);
  return `M${drawn.join('L')}L${WIDTH} ${labelY}`;
}

/** The lines of the best with their names at the end; a sentence is its name, the table is below. */
export function Graph({
  lines,
  splits,
  last,
  marked,
}: {
  lines: readonly GraphLine[];
  splits: RaceSplits;
  last: number;
  /** The best Dane. */
  marked: string | null;
}) {
  const height = lines.length * ROW;
  const name = text.named(
    splits.points[last] ?? '',
    lines.slice(0, 3).map(({ line }) => line.name),
  );
  const classOf = (id: string, at: number): string =>
    `${styles.line} ${at === 0 ? styles.leader : ''} ${id === marked ? styles.dane : ''}`;
  return (
    <figure className={styles.graph}>
      <svg role="img" aria-label={name} viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" height={height}>
        {lines.map((line, at) => (
          <path
            key={line.line.id}
            className={classOf(line.line.id, at)}
            d={pathOf(line, last + 1, height, at * ROW + ROW / 2)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ol aria-hidden="true">
        {lines.map(({ line, rank }) => (
          <li key={line.id} className={line.id === marked ? styles.markedName : undefined}>
            <span>{`${rank}.`}</span> <bdi>{line.name}</bdi>
          </li>
        ))}
      </ol>
      <figcaption>
        <span>{splits.points[0]}</span>
        <span>{splits.points[last]}</span>
      </figcaption>
    </figure>
  );
}
