import type { EntryStatus, Results, StageCode } from '@stillingen/domain';
import type { RankingMessage } from '@stillingen/domain/messages';
import type { Random } from '../../random.ts';

export type RankedEntry = RankingMessage['entries'][number];

/** A ranking of a race; its entries are worked out when they are read. */
export interface RaceTimelineEvent {
  /** Seconds after the planned start; negative before it. */
  readonly atS: number;
  readonly stage: StageCode;
  readonly notice?: string;
  /** How much of the race is done, in the unit of its length. */
  readonly done?: number;
  /** Where it changes. */
  readonly length?: number;
  readonly entries: () => readonly RankedEntry[];
}

export type RaceTimeline = readonly RaceTimelineEvent[];

const pad = (value: number): string => String(value).padStart(2, '0');

/** A duration: '1:23:45', '4:12.345', '45.6' with so many decimals. */
export function timeText(seconds: number, decimals = 0): string {
  const scale = 10 ** decimals;
  const units = Math.round(seconds * scale);
  const whole = Math.floor(units / scale);
  const fraction = decimals === 0 ? '' : `.${String(units % scale).padStart(decimals, '0')}`;
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (h > 0) return `${h}:${pad(m)}:${pad(s)}${fraction}`;
  return m > 0 || decimals === 0 ? `${m}:${pad(s)}${fraction}` : `${s}${fraction}`;
}

export const gapText = (seconds: number, decimals = 0): string => `+${timeText(seconds, decimals)}`;

export const decimalText = (value: number, decimals = 1): string => value.toFixed(decimals).replace('.', ',');

export function everySeconds(
  [fromS, untilS, stepS]: readonly [fromS: number, untilS: number, stepS: number],
  eventAt: (second: number) => Omit<RaceTimelineEvent, 'atS'>,
): RaceTimelineEvent[] {
  const timeline: RaceTimelineEvent[] = [];
  for (let second = fromS; second < untilS; second += stepS) timeline.push({ atS: second, ...eventAt(second) });
  return timeline;
}

/** A timeline with another final ranking so long after the finish. */
export function corrected(
  timeline: RaceTimeline,
  afterS: number,
  notice: string,
  entries: () => readonly RankedEntry[],
): RaceTimeline {
  const end = timeline.at(-1)!;
  return [...timeline, { ...end, atS: end.atS + afterS, notice, entries }];
}

/** Disqualifies one of the best after the finish; not the winner where gaps count from it. */
export function disqualifiedLater(timeline: RaceTimeline, random: Random): RaceTimeline {
  const result = timeline.at(-1)!.entries();
  const first = result.some(({ results }) => results?.gap !== undefined) ? 2 : 1;
  const best = result.filter(({ rank, tied }) => typeof rank === 'number' && rank >= first && rank <= 20 && tied !== true);
  const out = random.pick(best);
  const moveUp = (entry: RankedEntry): RankedEntry =>
    (entry.rank ?? 0) > out.rank! ? { ...entry, rank: entry.rank! - 1 } : entry;
  const others = result.filter((entry) => entry !== out).map(moveUp);
  const notice = `${out.participant.name} diskvalificeret`;
  const last: RankedEntry = { ...out, rank: null, status: 'disqualified', results: {} };
  return corrected(timeline, random.int(15, 40) * 60, notice, () => [...others, last]);
}

/** A competitor under way; `splits` are the seconds at each point, `out` why it is out of the race. */
export interface Progress {
  readonly entry: RankedEntry;
  readonly passed: number;
  readonly splits: readonly number[];
  readonly out?: EntryStatus | undefined;
  /** Indexes of the splits that are published; none where absent. */
  readonly published?: readonly number[] | undefined;
  /** Whether it has no place yet. */
  readonly waits?: boolean;
}

/** A place in a ranking by splits; `behindS` is taken at the last point that the row has passed. */
export interface Place<Row> {
  readonly row: Row;
  readonly index: number;
  readonly timeS: number;
  readonly behindS: number;
  readonly leader: Row;
}

export const timeOrGap = ({ index, timeS, behindS }: Place<unknown>, decimals = 0): Results =>
  index === 0 ? { time: timeText(timeS, decimals) } : { gap: gapText(behindS, decimals) };

export const millis = (seconds: number): number => Math.round(seconds * 1000) / 1000;

function publishedSplits({ published = [], passed, splits }: Progress): Pick<RankedEntry, 'splits'> {
  const shown = published.filter((index) => index < passed).map((index) => millis(splits[index]!));
  return shown.length === 0 ? {} : { splits: shown };
}

/** The ranking: more points first, then less time; competitors without a place come last. */
export function rankSplits<Row extends Progress>(
  rows: readonly Row[],
  resultsOf: (place: Place<Row>) => Results = timeOrGap,
  otherResults?: (row: Row) => Results,
): readonly RankedEntry[] {
  const timeS = ({ splits, passed }: Row): number => splits[passed - 1] ?? 0;
  const isPlaced = ({ out, waits }: Row): boolean => out === undefined && waits !== true;
  const placed = rows.filter(isPlaced).toSorted((a, b) => b.passed - a.passed || timeS(a) - timeS(b));
  const leader = placed[0]!;
  return [
    ...placed.map((row, index): RankedEntry => {
      const behindS = timeS(row) - (leader.splits[row.passed - 1] ?? 0);
      const results = resultsOf({ row, index, timeS: timeS(row), behindS, leader });
      return { ...row.entry, rank: index + 1, results, ...publishedSplits(row) };
    }),
    ...rows
      .filter((row) => !isPlaced(row))
      .map(
        (row): RankedEntry => ({
          ...row.entry,
          ...(row.out === undefined ? {} : { status: row.out }),
          ...(otherResults === undefined ? {} : { results: otherResults(row) }),
          ...publishedSplits(row),
        }),
      ),
  ];
}
