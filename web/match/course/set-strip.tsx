import { type EventRow, type HistoryBlock, readHistory } from '@stillingen/wire';
import { type ComponentProps, memo, type ReactNode, useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { courseText } from '#text/match/course.ts';
import { scoreText } from '../model/match-facts.ts';
import { matchFeed } from '../opened.ts';
import type { CourseProps } from './course-props.ts';
import { GraphPanel, type Names, percent } from './graph.tsx';
import styles from './graph.module.css';
import { PointByPoint } from './points.tsx';
import { frameCells, rowsOf, setCells, type StripCell, unitOf } from './strips.ts';

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

interface Look {
  readonly columns: number;
  /** Home above away, where a cell has no room for both beside each other. */
  readonly isStacked: boolean;
  readonly label: string;
}

const LINE = 16;

/** The result below a cell: '7-5', one figure above the other, or the checkout of a leg. */
function Result({ cell: { score, winner, checkout }, isStacked }: { cell: StripCell } & Pick<Look, 'isStacked'>) {
  if (checkout !== null || score === null || !isStacked)
    return (
      <text className={styles.score} x="50%" y={CELL + LINE} textAnchor="middle">
        {checkout ?? (score === null ? '' : scoreText(score))}
      </text>
    );
  return (['home', 'away'] as const).map((side, at) => (
    <text
      key={side}
      className={winner === side ? styles.score : styles.lesser}
      x="50%"
      y={CELL + LINE * (at + 1)}
      textAnchor="middle"
    >
      {score[at]}
    </text>
  ));
}

function Cell({ cell, at, columns, isStacked, label }: { cell: StripCell; at: number } & Look) {
  const { isRunning, leads, winner } = cell;
  return (
    <svg x={percent(at / columns)} width={percent(1 / columns - GAP)} overflow="visible">
      <rect className={isRunning ? styles.runningCell : styles.cell} width="100%" height={CELL} rx="4" />
      {winner === null ? null : (
        <rect
          className={`${styles.bar} ${sideOf(winner === 'home' ? 1 : -1)}`}
          width="100%"
          y={winner === 'home' ? 0 : CELL - 4}
          height="4"
        />
      )}
      <Leads leads={leads} />
      <Result cell={cell} isStacked={isStacked} />
      <text className={styles.tick} x="50%" y={CELL + LINE * (isStacked ? 3 : 2) + 2} textAnchor="middle">
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

const WIDE_COLUMNS = 5;
const STACKED_COLUMNS = 7;

/** A cell for each set, leg, frame or map that may be played; `children` where none is. */
export const SetStrip = memo(function SetStrip({
  event,
  sport,
  names,
  history,
  children,
}: StripProps & { history: readonly HistoryBlock[]; children: ReactNode }) {
  const unit = unitOf(event, sport);
  const text = courseText.strip[unit];
  const cells = (sport.row === 'frames' ? frameCells : setCells)(event, sport, history);
  const played = cells.filter(({ score, winner }) => score !== null || winner !== null);
  if (played.length === 0) return children;
  const rows = rowsOf(cells);
  const columns = rows[0]!.length;
  const isStacked = columns > STACKED_COLUMNS && unit !== 'legs';
  const height = CELL + LINE * (isStacked ? 3 : 2) + 8;
  const named = played.map(({ number, score, winner, checkout }) =>
    winner !== null && checkout !== null
      ? courseText.leg(number, names[winner], checkout)
      : `${text.part(number)} ${scoreText(score ?? [0, 0])}`,
  );
  return (
    <GraphPanel
      title={text.title}
      names={names}
      shows={cells.some(({ leads }) => leads.length > 0) ? `${text.shows} ${courseText.withLead}` : text.shows}
      table={
        unit === 'legs'
          ? {
              head: [text.head, courseText.winner, courseText.checkout],
              rows: played.map(({ number, winner, checkout }) => [
                text.part(number),
                winner === null ? '' : names[winner],
                String(checkout ?? ''),
              ]),
            }
          : {
              head: [text.head, names.home, names.away],
              rows: played.map(({ number, score }) => [text.part(number), ...(score ?? ['', '']).map(String)]),
            }
      }
    >
      <svg width="100%" height={rows.length * height} role="img" aria-label={`${text.title}: ${named.join(', ')}.`}>
        {rows.map((row, line) => (
          <svg key={row[0]!.number} y={line * height} overflow="visible">
            {row.map((cell, at) => (
              <Cell
                key={cell.number}
                cell={cell}
                at={at}
                columns={columns}
                isStacked={isStacked}
                label={columns > WIDE_COLUMNS ? String(cell.number) : text.part(cell.number)}
              />
            ))}
          </svg>
        ))}
      </svg>
    </GraphPanel>
  );
});

type SetsProps = Omit<ComponentProps<typeof SetStrip>, 'history'>;

function SetsOfFeed({ eventId, ...props }: { eventId: string } & SetsProps) {
  const { sport, names } = props;
  const {
    history: historyName,
    current,
    all,
  } = useMemo(() => {
    const [history, game] = [matchFeed('history', eventId), matchFeed('currentGame', eventId)];
    return { history, current: game, all: [matchFeed('eventRow', eventId), history, ...(sport.serviceGames ? [game] : [])] };
  }, [eventId, sport]);
  const texts = useFeedTexts(eventId, all);
  const body = useStore(texts.text(historyName)) ?? '';
  const game = useStore(texts.text(current)) ?? '';
  const history = useMemo(() => readHistory(body), [body]);
  return (
    <>
      <SetStrip {...props} history={history} />
      {sport.serviceGames ? <PointByPoint history={history} current={game} names={names} /> : null}
    </>
  );
}

const NO_HISTORY: readonly HistoryBlock[] = [];

/** Sets, legs or frames, with the course of each where it is published. */
export function SetsCourse({ eventId, event, sport, names, available, children = null }: CourseProps) {
  const parts = { event, sport, names, children };
  return available.has('MH') ? <SetsOfFeed eventId={eventId} {...parts} /> : <SetStrip {...parts} history={NO_HISTORY} />;
}
