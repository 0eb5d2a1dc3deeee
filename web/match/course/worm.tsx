import { StageType } from '@stillingen/domain';
import type { EventRow, Summary } from '@stillingen/wire';
import { memo, type ReactNode } from 'react';
import { courseText } from '#text/match/course.ts';
import { GraphPanel, type Names, percent } from './graph.tsx';
import styles from './graph.module.css';
import { longestOf, type WormInnings, wormOf, writtenOvers } from './worm.ts';

const text = courseText.worm;
/** CSS pixels. */
const HEIGHT = 140;
const TOP = 12;
const ticksOf = (overs: number): number => [5, 4, 3, 2].find((count) => overs % (count * 5) === 0) ?? 1;

interface Scale {
  readonly overs: number;
  readonly runs: number;
}

const yOf = (runs: number, scale: Scale): number => TOP + HEIGHT * (1 - runs / scale.runs);

function Line({ innings: { side, points }, scale }: { innings: WormInnings; scale: Scale }) {
  const placed = points.map((point) => ({ ...point, x: percent(point.over / scale.overs), y: yOf(point.runs, scale) }));
  return (
    <g>
      {placed.slice(1).map((point, at) => {
        const from = placed[at] ?? point;
        return (
          <line
            key={`${point.over} ${point.runs}`}
            className={`${styles[side]} ${styles.run}`}
            x1={from.x}
            y1={from.y}
            x2={point.x}
            y2={point.y}
          />
        );
      })}
      {placed
        .filter(({ isWicket }) => isWicket)
        .map(({ over, runs, x, y }) => (
          <circle key={`${over} ${runs}`} className={`${styles[side]} ${styles.wicket}`} cx={x} cy={y} r="4" />
        ))}
    </g>
  );
}

/** The runs that the side batting second needs in a live match of one innings each. */
function targetOf(innings: readonly WormInnings[], event: EventRow): number | null {
  if (event.stageType !== StageType.live) return null;
  const [first, second] = innings.toSorted(
    (a, b) => Number(event.serve === (a.side === 'home' ? 1 : 2)) - Number(event.serve === (b.side === 'home' ? 1 : 2)),
  );
  if (innings.length !== 2 || event.serve === null || first === undefined || second === undefined) return null;
  return first.number === second.number ? first.points.at(-1)!.runs + 1 : null;
}

/** The runs of each innings over for over, with its wickets; `children` where no overs are known. */
export const Worm = memo(function Worm({
  event,
  summary,
  names,
  children,
}: {
  event: EventRow;
  summary: Summary;
  names: Names;
  children?: ReactNode;
}) {
  const innings = wormOf(event, summary);
  if (innings.length === 0) return children;
  const target = targetOf(innings, event);
  const most = Math.max(target ?? 0, ...innings.map(({ points }) => points.at(-1)!.runs));
  const scale: Scale = { overs: longestOf(innings), runs: Math.max(50, Math.ceil(most / 50) * 50) };
  const ticks = ticksOf(scale.overs);
  const named = innings.map(({ side, points, overs, wickets }) => text.innings(names[side], points.at(-1)!.runs, wickets, overs));
  return (
    <GraphPanel
      title={text.title}
      names={names}
      shows={[text.shows, target === null ? '' : text.target(target)].join(' ').trim()}
      table={{
        head: [text.over, text.team, text.runs],
        rows: innings.flatMap(({ side, points }) =>
          points.slice(1).map(({ over, runs }) => [writtenOvers(over), names[side], String(runs)]),
        ),
      }}
    >
      <svg width="100%" height={HEIGHT + TOP + 24} role="img" aria-label={text.named(named)}>
        {[0, scale.runs / 2, scale.runs].map((runs) => (
          <g key={runs}>
            <line className={runs === 0 ? styles.axis : styles.break} x2="100%" y1={yOf(runs, scale)} y2={yOf(runs, scale)} />
            {runs === 0 ? null : (
              <text className={styles.tick} y={yOf(runs, scale) + 12}>
                {runs}
              </text>
            )}
          </g>
        ))}
        {target === null ? null : <line className={styles.target} x2="100%" y1={yOf(target, scale)} y2={yOf(target, scale)} />}
        {innings.map((each) => (
          <Line key={`${each.side} ${each.number}`} innings={each} scale={scale} />
        ))}
        {Array.from({ length: ticks + 1 }, (_, at) => (
          <text
            key={`${at}`}
            className={styles.tick}
            x={percent(at / ticks)}
            y={HEIGHT + TOP + 18}
            textAnchor={at === 0 ? 'start' : at === ticks ? 'end' : 'middle'}
          >
            {(scale.overs / ticks) * at}
          </text>
        ))}
      </svg>
    </GraphPanel>
  );
});
