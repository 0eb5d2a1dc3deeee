import type { Side } from '@stillingen/domain';
import { type CurrentGame, type HistoryBlock, type HistoryLine, type HistoryPoint, readCurrentGame } from '@stillingen/wire';
import { memo, useMemo } from 'react';
import { courseText } from '#text/match/course.ts';
import { Panel } from '../../ui/panel.tsx';
import { scoreText } from '../model/match-facts.ts';
import type { Names } from './graph.tsx';
import styles from './points.module.css';

const text = courseText.points;

function Points({ points }: { points: readonly HistoryPoint[] }) {
  return points.map(({ home, away, mark }, at) => (
    // A score comes back after deuce: the key needs its place.
    <span key={`${at} ${home} ${away}`} className={mark === null ? undefined : styles.marked}>
      {home}-{away}
      {mark === null ? null : <span className="unseen"> {text.marks[mark]}</span>}
    </span>
  ));
}

function Game({ line: { score, winner, broken, points }, names }: { line: HistoryLine; names: Names }) {
  return (
    <li className={styles.game}>
      <b className={winner === null ? undefined : styles[winner]}>
        <span aria-hidden="true">{scoreText(score)}</span>
        <span className="unseen">{winner === null ? scoreText(score) : text.to(scoreText(score), names[winner])}</span>
      </b>
      <span className={styles.points}>
        <Points points={points} />
      </span>
      {broken === null ? null : <small>{text.broke}</small>}
    </li>
  );
}

function Now({ game, names }: { game: CurrentGame; names: Names }) {
  return (
    <p className={styles.now}>
      <span>{text.now}</span>
      <b>
        {game.home}-{game.away}
      </b>
      {game.server === null ? null : <small>{text.serves(names[game.server])}</small>}
    </p>
  );
}

const ended = (block: HistoryBlock): string => scoreText(block.lines.at(-1)?.score ?? [0, 0]);

/** The games of each set with their points, the running set open; nothing without points. */
export const PointByPoint = memo(function PointByPoint({
  history,
  current,
  names,
}: {
  history: readonly HistoryBlock[];
  /** Of its feed. */
  current: string;
  names: Readonly<Record<Side, string>>;
}) {
  const game = useMemo(() => readCurrentGame(current), [current]);
  const blocks = history.filter(({ lines }) => lines.some(({ points }) => points.length > 0));
  if (blocks.length === 0) return null;
  return (
    <Panel title={text.title} footer={text.shows}>
      {game === null ? null : <Now game={game} names={names} />}
      {blocks.toReversed().map((block, at) => (
        <details key={block.title} className={styles.set} open={at === 0}>
          <summary>
            {block.title} <b>{ended(block)}</b>
          </summary>
          <ol reversed>
            {block.lines.toReversed().map((line) => (
              <Game key={scoreText(line.score)} line={line} names={names} />
            ))}
          </ol>
        </details>
      ))}
    </Panel>
  );
});
