import type { EventRow } from '@stillingen/wire';
import { memo, type ReactNode } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { courseText } from '#text/match/course.ts';
import { GraphPanel, type Names, percent } from './graph.tsx';
import styles from './graph.module.css';
import { inningsOf, roundsOf } from './strips.ts';

const RUNS_HALF = 44;
const MIN_RUNS = 4;

/** Runs of each half inning: home above the line, away below it; `children` before the first. */
export const InningsLine = memo(function InningsLine({
  event,
  sport,
  names,
  children,
}: {
  event: EventRow;
  sport: PageSport;
  names: Names;
  children?: ReactNode;
}) {
  const text = courseText.innings;
  const innings = inningsOf(event, sport);
  if (innings.every(({ runs: [home, away] }) => home === null && away === null)) return children;
  const most = Math.max(MIN_RUNS, ...innings.flatMap(({ runs }) => runs.map((count) => count ?? 0)));
  const [width, middle] = [1 / innings.length, RUNS_HALF + 18];
  const label = text.named(names.home, names.away, [event.homeScore ?? 0, event.awayScore ?? 0]);
  const rows = innings.map(({ number, runs }) => [`${number}.`, ...runs.map((count) => (count === null ? '' : String(count)))]);
  return (
    <GraphPanel title={text.title} names={names} shows={text.shows} table={{ head: [text.inning, names.home, names.away], rows }}>
      <svg width="100%" height={2 * middle + 18} role="img" aria-label={label}>
        <line className={styles.axis} x2="100%" y1={middle} y2={middle} />
        {innings.map(({ number, runs }) => (
          <svg key={number} x={percent((number - 1) * width)} width={percent(width)} overflow="visible">
            {runs.map((count, side) => {
              const height = ((count ?? 0) / most) * RUNS_HALF;
              const up = side === 0;
              return count === null ? null : (
                <g key={side === 0 ? 'home' : 'away'}>
                  <rect
                    className={`${styles.bar} ${up ? styles.home : styles.away}`}
                    x="20%"
                    width="60%"
                    y={up ? middle - height : middle}
                    height={height}
                  />
                  <text className={styles.tick} x="50%" y={up ? middle - height - 4 : middle + height + 14} textAnchor="middle">
                    {count}
                  </text>
                </g>
              );
            })}
            <text className={styles.tick} x="50%" y={2 * middle + 14} textAnchor="middle">
              {number}.
            </text>
          </svg>
        ))}
      </svg>
    </GraphPanel>
  );
});

/** The rounds of a fight, and how far it went: no score is invented. */
export const RoundStrip = memo(function RoundStrip({ event, finish }: { event: EventRow; finish: string }) {
  const text = courseText.rounds;
  const rounds = roundsOf(event);
  if (rounds.length === 0) return null;
  const begun = rounds.filter((state) => state !== 'toCome').length;
  const width = 1 / rounds.length;
  return (
    <GraphPanel
      title={text.title}
      shows={finish === '' ? text.shows : `${text.shows} ${finish}.`}
      table={{ head: [text.round, text.stateHead], rows: rounds.map((state, at) => [`${at + 1}.`, text.state[state]]) }}
    >
      <svg width="100%" height="48" role="img" aria-label={text.named(begun, rounds.length)}>
        {rounds.map((state, at) => (
          <svg key={`${at + 1}`} x={percent(at * width)} width={percent(width)} overflow="visible">
            <rect className={styles[state]} x="4%" width="92%" height="24" rx="4" />
            <text className={styles.tick} x="50%" y="42" textAnchor="middle">
              {at + 1}
            </text>
          </svg>
        ))}
      </svg>
    </GraphPanel>
  );
});
