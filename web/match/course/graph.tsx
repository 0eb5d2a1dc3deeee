import type { Side } from '@stillingen/domain';
import type { ReactNode } from 'react';
import { courseText } from '#text/match/course.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './graph.module.css';
import { type PlacedMark, widthOf } from './marks.ts';
import type { Tick } from './time-axis.ts';

export const percent = (share: number): string => `${Math.round(share * 100_000) / 1000}%`;

export type Names = Readonly<Record<Side, string>>;

const Legend = ({ names }: { names: Names }) => (
  <span className={styles.legend}>
    {(['home', 'away'] as const).map((side) => (
      <span key={side} title={names[side]}>
        <i className={styles[side]} />
        <bdi>{names[side]}</bdi>
      </span>
    ))}
  </span>
);

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A graphic with what it shows in one line, the table behind it, and how it is counted. */
export function GraphPanel({
  title,
  names,
  shows,
  table,
  how,
  children,
}: {
  title: string;
  names?: Names;
  shows: string;
  table: Table;
  how?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Panel title={title} aside={names === undefined ? undefined : <Legend names={names} />}>
      <div className={styles.graph}>{children}</div>
      <div className={styles.foot}>
        <p>{shows}</p>
        {how === undefined ? null : (
          <details>
            <summary>{courseText.how}</summary>
            {how}
          </details>
        )}
        <details>
          <summary>{courseText.asTable}</summary>
          <table>
            <thead>
              <tr>
                {table.head.map((word) => (
                  <th key={word} scope="col">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([head, ...cells]) => (
                <tr key={head}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, at) => (
                    <td key={table.head[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Panel>
  );
}

const LANE = 26;
export const MARK_ROOM = 30;

export const lanesOf = (marks: readonly PlacedMark[], side: Side): number =>
  Math.max(0, ...marks.filter((mark) => mark.side === side).map(({ lane }) => lane + 1));

function MarkPicture({ kind }: Pick<PlacedMark, 'kind'>) {
  if (kind === 'red') return <rect className={styles.card} x="-4" y="-6" width="8" height="12" rx="1.5" />;
  return (
    <>
      <circle className={styles.ring} r="5.5" />
      {kind === 'annulled' ? <path className={styles.ring} d="M-5.5 5.5 5.5-5.5" /> : null}
      {kind === 'suspension' ? <path className={styles.ring} d="M0-3V0L2 1.5M-2-8h4" /> : null}
      {kind === 'goal' ? <circle className={styles.core} r="2.2" /> : null}
    </>
  );
}

/** `edges`: the y of the line that the first lane of each side stands on. */
export function Marks({ marks, edges }: { marks: readonly PlacedMark[]; edges: Readonly<Record<Side, number>> }) {
  return marks.map((mark) => {
    const width = widthOf(mark);
    const y = edges[mark.side] + (mark.side === 'home' ? -1 : 1) * (LANE / 2 + mark.lane * LANE);
    return (
      <svg key={mark.id} x={percent(mark.share)} y={y} overflow="visible">
        <g transform={mark.nudge === 0 ? undefined : `translate(${mark.nudge})`}>
          <rect className={styles.pill} x={-width / 2} y="-11" width={width} height="22" rx="11" />
          <g transform={mark.text === '' ? undefined : `translate(${12 - width / 2} 0)`}>
            <MarkPicture kind={mark.kind} />
          </g>
          {mark.text === '' ? null : (
            <text className={mark.kind === 'annulled' ? styles.struck : styles.score} x={21 - width / 2} y="4.5">
              {mark.text}
            </text>
          )}
        </g>
      </svg>
    );
  });
}

/** Breaks, the running minute and the minutes below. */
export function Ground({
  ticks,
  now,
  height,
  breakLabel,
}: {
  ticks: readonly Tick[];
  now: number | null;
  height: number;
  breakLabel: string;
}) {
  return (
    <>
      {ticks.map(({ share, minute, isBreak }) => (
        <g key={minute}>
          {isBreak ? <line className={styles.break} x1={percent(share)} x2={percent(share)} y1="0" y2={height} /> : null}
          <text
            className={styles.tick}
            x={percent(share)}
            y={height + 16}
            textAnchor={share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}
          >
            {isBreak && breakLabel !== '' ? breakLabel : `${minute}’`}
          </text>
        </g>
      ))}
      {now === null ? null : <line className={styles.now} x1={percent(now)} x2={percent(now)} y1="0" y2={height} />}
    </>
  );
}
