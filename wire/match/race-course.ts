import type { RaceSplits } from '@stillingen/domain';
import { flag, int, rowCodec, text, type Words } from '../text/fields.ts';

export const raceSessionRow = rowCodec({
  id: text('RSI', 'id of a race of the same meeting, in order'),
  name: text('RSN', 'its session'),
  start: int('RSD', 'its start'),
  stageType: int('RSE', 'its stage type: 1 scheduled, 2 live, 3 finished'),
  whole: flag('RSW', '1 for a classification of several days'),
  winner: text('RSV', 'its winner, once it is over; of a classification of several days its leader before'),
});
export const splitPointsRow = rowCodec({
  unit: text('RCU', 'unit of the values: seconds, strokes or points'),
  points: text('RCP', 'names of the points in order, joined by a bar'),
  pars: text('RCH', 'golf: par of each hole, a character each'),
});
export const splitRow = rowCodec({
  id: text('RCE', 'event id of a competitor'),
  name: text('RCN', 'name'),
  country: text('RCC', 'country code'),
  url: text('RCL', 'the address of its page; absent for one that is deleted'),
  rank: int('RCR', 'rank; absent without one'),
  values: text('RCV', 'values at the points, joined by a bar; empty where it has none'),
  cards: text('RCK', 'golf: strokes of each hole by round, joined by a bar'),
});
export type RaceSession = Words<typeof raceSessionRow.fields>;

export interface SplitLine {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  /** The address of its page; null for one that is deleted. */
  readonly url: string | null;
  readonly rank: number | null;
  readonly values: readonly (number | null)[];
  readonly cards: readonly string[];
}

export interface RaceCourse {
  readonly sessions: readonly RaceSession[];
  readonly splits: RaceSplits | null;
  /** In the order of the race; only competitors with values or cards. */
  readonly lines: readonly SplitLine[];
}

const BAR = '|';
const listOf = (words: string | null): readonly string[] => (words === null || words === '' ? [] : words.split(BAR));

export function writeRaceCourse({ sessions, splits, lines }: RaceCourse): string {
  const head =
    splits === null
      ? ''
      : splitPointsRow.writeText({ unit: splits.unit, points: splits.points.join(BAR), pars: splits.pars ?? null });
  return (
    sessions.map((session) => raceSessionRow.writeText(session)).join('') +
    head +
    lines
      .map(({ values, cards, ...line }) =>
        splitRow.writeText({ ...line, values: values.join(BAR), cards: cards.length === 0 ? null : cards.join(BAR) }),
      )
      .join('')
  );
}

/** Reads a df_rc_ feed. Throws WireError. */
export function readRaceCourse(body: string): RaceCourse {
  const [head] = splitPointsRow.readAll(body);
  return {
    sessions: raceSessionRow.readAll(body),
    splits:
      head === undefined
        ? null
        : {
            unit: head.unit as RaceSplits['unit'],
            points: listOf(head.points),
            ...(head.pars === null ? {} : { pars: head.pars }),
          },
    lines: splitRow.readAll(body).map(({ id, name, country, url, rank, values, cards }) => ({
      id: id ?? '',
      name: name ?? '',
      country: country ?? '',
      url,
      rank,
      values: listOf(values).map((value) => (value === '' ? null : Number(value))),
      cards: listOf(cards),
    })),
  };
}
