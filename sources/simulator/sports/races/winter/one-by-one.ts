import { type EntryStatus, type Results, Stage } from '@stillingen/domain';
import { type RankedEntry, withTies } from '../../../../datasets/kit/events/race.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';

interface Attempt {
  /** Points, or seconds. */
  readonly value: number;
  /** As it is shown beside the value: the length of a jump. */
  readonly text: string;
  readonly status: EntryStatus;
}

/** A competitor in the order of the start. */
export interface Starter {
  readonly competitor: Member;
  readonly bib: number;
  readonly attempts: readonly Attempt[];
}

export interface OneByOne {
  readonly starters: readonly Starter[];
  readonly rounds: 1 | 2;
  /** Whether more is better, as points are, or less, as seconds are. */
  readonly most: boolean;
  readonly everyS: number;
  readonly pauseS: number;
  readonly word: string;
  /** Whether competitors outside the first thirty keep a place. */
  readonly keepsPlace: boolean;
  readonly results: (starter: Starter, attempts: readonly Attempt[], total: number, best: number) => Results;
}

const GO_ON = 30;
const SETTLED_S = 120;

type Row = { readonly starter: Starter; readonly attempts: readonly Attempt[] };

const total = ({ attempts }: Row): number => attempts.reduce((sum, { value }) => sum + value, 0);
const failed = ({ attempts }: Row): EntryStatus | null => attempts.find(({ status }) => status !== 'ok')?.status ?? null;

const sorted = ({ most }: OneByOne, rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((row) => row.attempts.length > 0 && failed(row) === null)
    .toSorted((a, b) => (most ? total(b) - total(a) : total(a) - total(b)));

/** Entries of rows whose places begin after `before` others. */
function placed(contest: OneByOne, rows: readonly Row[], before: number, best: number): readonly RankedEntry[] {
  let rank = before;
  return rows.map((row, index): RankedEntry => {
    if (index === 0 || Math.abs(total(row) - total(rows[index - 1]!)) > 1e-6) rank = before + index + 1;
    return { ...entryOf(row.starter.competitor), rank, results: contest.results(row.starter, row.attempts, total(row), best) };
  });
}

function unplaced(contest: OneByOne, { starter, attempts }: Row, status?: EntryStatus): RankedEntry {
  const results = contest.results(starter, attempts, 0, 0);
  return { ...entryOf(starter.competitor), ...(status === undefined ? {} : { status }), results };
}

/** The ranking when so many have started in the first round, and in the second. */
function entries(contest: OneByOne, first: number, second: number): readonly RankedEntry[] {
  const { starters, rounds, keepsPlace } = contest;
  const rows = starters.map((starter, index): Row => ({ starter, attempts: index < first ? starter.attempts.slice(0, 1) : [] }));
  const inFirst = sorted(contest, rows);
  const out = rows.filter((row) => failed(row) !== null).map((row) => unplaced(contest, row, failed(row)!));
  if (rounds === 1 || first < starters.length || second < 0) {
    const waiting = rows.filter(({ attempts }) => attempts.length === 0).map((row) => unplaced(contest, row));
    return withTies([...placed(contest, inFirst, 0, inFirst.length > 0 ? total(inFirst[0]!) : 0), ...waiting, ...out]);
  }
  const isOver = second >= Infinity;
  const through = inFirst.slice(0, GO_ON);
  // The best of the first round start last.
  const order = through.toReversed();
  const twice = order.slice(0, second).map(({ starter }): Row => ({ starter, attempts: starter.attempts }));
  const done = sorted(contest, twice);
  const lost = twice.filter((row) => failed(row) !== null).map((row) => unplaced(contest, row, failed(row)!));
  const waiting = order.slice(second).map((row) => unplaced(contest, row));
  const rest = inFirst.slice(GO_ON);
  const behind = keepsPlace
    ? placed(contest, rest, isOver ? done.length : through.length, 0)
    : rest.map((row) => unplaced(contest, row, 'not-qualified'));
  return withTies([...placed(contest, done, 0, done.length > 0 ? total(done[0]!) : 0), ...waiting, ...behind, ...lost, ...out]);
}

export function oneByOneTimeline(contest: OneByOne): readonly TimelineEvent[] {
  const { starters, rounds, everyS, pauseS, word } = contest;
  const count = starters.length;
  const notice = (round: number): { notice?: string } => (rounds === 1 ? {} : { notice: `${round}. ${word}` });
  const timeline: TimelineEvent[] = Array.from({ length: count + 1 }, (_, started) => ({
    atS: started * everyS,
    stage: Stage.live,
    done: started,
    ...notice(1),
    entries: () => entries(contest, started, -1),
  }));
  let endS = count * everyS;
  if (rounds === 2) {
    const through = Math.min(GO_ON, entries(contest, count, -1).filter(({ rank }) => typeof rank === 'number').length);
    timeline.push({
      atS: endS + SETTLED_S,
      stage: Stage.live,
      done: count,
      notice: `Efter 1. ${word}`,
      entries: () => entries(contest, count, -1),
    });
    for (let started = 0; started <= through; started += 1)
      timeline.push({
        atS: endS + pauseS + started * everyS,
        stage: Stage.live,
        done: started,
        ...(started === 0 ? { length: through } : {}),
        ...notice(2),
        entries: () => entries(contest, count, started),
      });
    endS += pauseS + through * everyS;
  }
  return [
    ...timeline,
    { atS: endS + SETTLED_S, stage: Stage.finished, done: timeline.at(-1)!.done!, entries: () => result(contest) },
  ];
}

const result = (contest: OneByOne): readonly RankedEntry[] => entries(contest, contest.starters.length, Infinity);

/** The final ranking after one finisher is disqualified. */
export const resultWithout = (contest: OneByOne, who: Starter): readonly RankedEntry[] =>
  result({
    ...contest,
    starters: contest.starters.map((starter) =>
      starter === who
        ? { ...starter, attempts: starter.attempts.map((attempt) => ({ ...attempt, status: 'disqualified' as const })) }
        : starter,
    ),
  });
