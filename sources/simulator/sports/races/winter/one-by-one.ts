import { type EntryStatus, type Results, Stage } from '@stillingen/domain';
import { withTies } from '../../../../datasets/kit/events/race.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import { everySeconds, type RaceTimeline, type RankedEntry } from '../../../engine/race-timeline.ts';

interface Attempt {
  readonly value: number;
  /** Published beside the value: the length of a jump. */
  readonly text: string;
  readonly status: EntryStatus;
}

interface Starter {
  readonly competitor: Member;
  readonly bib: number;
  readonly attempts: readonly Attempt[];
}

export interface OneByOne {
  readonly starters: readonly Starter[];
  readonly rounds: 1 | 2;
  readonly most: boolean;
  readonly everyS: number;
  readonly pauseS: number;
  readonly word: string;
  /** Whether those outside the second round keep the place of the first. */
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

/** Entries with places after `before` others; equal totals share a rank. */
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

const ranking = (contest: OneByOne, rows: readonly Row[]): readonly RankedEntry[] =>
  placed(contest, rows, 0, rows.length > 0 ? total(rows[0]!) : 0);

/** The ranking when so many have started in the first round and in the second; −1 before the second. */
function entries(contest: OneByOne, first: number, second: number): readonly RankedEntry[] {
  const { starters, rounds, keepsPlace } = contest;
  const rows = starters.map((starter, index): Row => ({ starter, attempts: index < first ? starter.attempts.slice(0, 1) : [] }));
  const inFirst = sorted(contest, rows);
  const out = rows.filter((row) => failed(row) !== null).map((row) => unplaced(contest, row, failed(row)!));
  if (rounds === 1 || first < starters.length || second < 0) {
    const waiting = rows.filter(({ attempts }) => attempts.length === 0).map((row) => unplaced(contest, row));
    return withTies([...ranking(contest, inFirst), ...waiting, ...out]);
  }
  // The best of the first round start last.
  const order = inFirst.slice(0, GO_ON).toReversed();
  const twice = order.slice(0, second).map(({ starter }): Row => ({ starter, attempts: starter.attempts }));
  const done = sorted(contest, twice);
  const lost = twice.filter((row) => failed(row) !== null).map((row) => unplaced(contest, row, failed(row)!));
  const waiting = order.slice(second).map((row) => unplaced(contest, row));
  const rest = inFirst.slice(GO_ON);
  const behind = keepsPlace
    ? placed(contest, rest, second === Infinity ? done.length : order.length, 0)
    : rest.map((row) => unplaced(contest, row, 'not-qualified'));
  return withTies([...ranking(contest, done), ...waiting, ...behind, ...lost, ...out]);
}

export function oneByOneTimeline(contest: OneByOne): RaceTimeline {
  const { starters, rounds, everyS, pauseS, word } = contest;
  const count = starters.length;
  const live = { stage: Stage.live, ...(rounds === 1 ? {} : { notice: `1. ${word}` }) };
  const firstS = count * everyS;
  const firstRound = everySeconds([0, firstS + 1, everyS], (second) => {
    const started = second / everyS;
    return { ...live, done: started, entries: () => entries(contest, started, -1) };
  });
  const finish = (endS: number, done: number) =>
    ({ atS: endS + SETTLED_S, stage: Stage.finished, done, entries: () => entries(contest, count, Infinity) }) as const;
  if (rounds === 1) return [...firstRound, finish(firstS, count)];
  const through = Math.min(GO_ON, entries(contest, count, -1).filter(({ rank }) => typeof rank === 'number').length);
  const secondS = firstS + pauseS;
  const endS = secondS + through * everyS;
  const secondRound = everySeconds([secondS, endS + 1, everyS], (second) => {
    const started = (second - secondS) / everyS;
    return {
      stage: Stage.live,
      done: started,
      ...(started === 0 ? { length: through } : {}),
      notice: `2. ${word}`,
      entries: () => entries(contest, count, started),
    };
  });
  const between = { ...firstRound.at(-1)!, atS: firstS + SETTLED_S, notice: `Efter 1. ${word}` };
  return [...firstRound, between, ...secondRound, finish(endS, through)];
}
