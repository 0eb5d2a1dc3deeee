import type { EventRow, HistoryBlock } from '@stillingen/wire';
import { memo } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { courseText } from '../../text/match/da-course.ts';
import { scoreText } from '../model/match-facts.ts';
import { GraphPanel, type Names, percent } from './graph.tsx';
import styles from './graph.module.css';
import { inningsOf, roundsOf, setCells, type StripCell } from './strips.ts';

const GAP = 0.012;
/** CSS pixels. */
const LEAD_HALF = 20;
const CELL = 2 * LEAD_HALF + 8;
const MIN_SCALE = 3;

const sideOf = (value: number): string => (value > 0 ? styles.home! : styles.away!);

/** The lead point by point within a cell, over the whole of its width. */
function Leads({ leads }: Pick<StripCell, 'leads'>) {
  const scale = Math.max(MIN_SCALE, ...leads.map(Math.abs));
  return leads.map((lead, at) => {
    const height = (Math.abs(lead) / scale) * LEAD_HALF;
    const x = at / leads.length;
    return lead === 0 ? null : (
      <rect
        key={x}
        className={`${styles.bar} ${sideOf(lead)}`}
        x={percent(x)}
        width={percent(1 / leads.length)}
        y={CELL / 2 - (lead > 0 ? height : 0)}
        height={height}
      />
    );
  });
}

function Cell({ cell: { number, score, isRunning, leads }, count, label }: { cell: StripCell; count: number; label: string }) {
  const winner = score === null || isRunning ? 0 : score[0] - score[1];
  return (
    <svg x={percent((number - 1) / count)} width={percent(1 / count - GAP)} height={CELL + 40}>
      <rect className={isRunning ? styles.runningCell : styles.cell} width="100%" height={CELL} rx="4" />
      {winner === 0 ? null : (
        <rect className={`${styles.bar} ${sideOf(winner)}`} width="100%" y={winner > 0 ? 0 : CELL - 4} height="4" />
      )}
      <Leads leads={leads} />
      <text className={styles.score} x="50%" y={CELL + 17} textAnchor="middle">
        {score === null ? '' : scoreText(score)}
      </text>
      <text className={styles.tick} x="50%" y={CELL + 34} textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}

interface StripProps {
  readonly event: EventRow;
  readonly sport: PageSport;
  readonly names: Names;
}

/** A cell of the same width for each set that the match may have. */
export const SetStrip = memo(function SetStrip({
  event,
  sport,
  names,
  history,
}: StripProps & { history: readonly HistoryBlock[] }) {
  const text = courseText.sets;
  const cells = setCells(event, sport, history);
  const named = (number: number): string => sport.parts[number - 1]?.long ?? `${number}.`;
  const played = cells.flatMap(({ number, score }) =>
    score === null ? [] : [[named(number), String(score[0]), String(score[1])]],
  );
  if (played.length === 0) return null;
  const hasPoints = cells.some(({ leads }) => leads.length > 0);
  return (
    <GraphPanel
      title={text.title}
      names={names}
      shows={hasPoints ? text.withPoints : text.shows}
      table={{ head: [text.part, names.home, names.away], rows: played }}
    >
      <svg
        width="100%"
        height={CELL + 40}
        role="img"
        aria-label={text.named(played.map(([part, home, away]) => `${part} ${home}-${away}`))}
      >
        {cells.map((cell) => (
          <Cell key={cell.number} cell={cell} count={cells.length} label={named(cell.number)} />
        ))}
      </svg>
    </GraphPanel>
  );
});

const RUNS_HALF = 44;
const MIN_RUNS = 4;

/** Runs of each half inning: home above the line, away below it. */
export const InningsLine = memo(function InningsLine({ event, sport, names }: StripProps) {
  const text = courseText.innings;
  const innings = inningsOf(event, sport);
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
