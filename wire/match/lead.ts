import type { ScoreMinute } from '@stillingen/domain';
import { int, rowCodec } from '../text/fields.ts';
import { readRows } from '../text/text.ts';

export const leadRow = rowCodec({
  minutes: int('MLP', 'minutes of a period'),
  count: int('MLN', 'periods of regular time'),
  extra: int('MLE', 'minutes of a period of overtime'),
});

export const leadMinuteRow = rowCodec({
  minute: int('MLM', 'minute of play, counted on from period to period'),
  home: int('MLH', 'home score at the end of it'),
  away: int('MLA', 'away score'),
});

/** In minutes; null where they are those of the sport. */
export interface Periods {
  readonly minutes: number;
  readonly count: number;
  readonly extra: number;
}

export interface ScoresByMinute {
  readonly periods: Periods | null;
  readonly minutes: readonly ScoreMinute[];
}

export const writeLead = ({ periods, minutes }: ScoresByMinute): string =>
  leadRow.writeText(periods ?? { minutes: null, count: null, extra: null }) +
  minutes.map(({ minute, score: [home, away] }) => leadMinuteRow.writeText({ minute, home, away })).join('');

/** Reads a df_mml_ feed; null without scores. Throws WireError. */
export function readLead(body: string): ScoresByMinute | null {
  const [head] = leadRow.readAll(body);
  if (head === undefined) return null;
  const { minutes: length, count, extra } = head;
  const minutes = readRows(body).flatMap((row): ScoreMinute[] => {
    if (row[0]![0] !== leadMinuteRow.head) return [];
    const { minute, home, away } = leadMinuteRow.read(row);
    return [{ minute: minute ?? 0, score: [home ?? 0, away ?? 0] }];
  });
  return {
    periods: length === null || count === null || extra === null ? null : { minutes: length, count, extra },
    minutes,
  };
}
