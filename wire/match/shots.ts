import type { Shots, ShotsLevel, ShotsMinute } from '@stillingen/domain';
import { decimal, int, rowCodec, text } from '../text/fields.ts';
import { readRows } from '../text/text.ts';

export const shotsRow = rowCodec({
  level: text('MSL', 'what is counted: shots, or onTarget where shots are not known'),
});

export const shotsMinuteRow = rowCodec({
  minute: int('MSM', 'minute of play'),
  added: int('MSA', 'minute of stoppage time after it'),
  home: decimal(
    'MSH',
    'of the home side, a share of one where minutes were reported together; empty where no facts cover the minute',
  ),
  away: decimal('MSW', 'of the away side'),
});

/** Hundredths: a message that covers several minutes is spread over them. */
const written = (count: number | null): number | null => (count === null ? null : Math.round(count * 100) / 100);

export const writeShots = ({ level, minutes }: Shots): string =>
  shotsRow.writeText({ level }) +
  minutes.map((each) => shotsMinuteRow.writeText({ ...each, home: written(each.home), away: written(each.away) })).join('');

/** Reads a df_mms_ feed; null without shots. Throws WireError. */
export function readShots(body: string): Shots | null {
  const [head] = shotsRow.readAll(body);
  if (head === undefined) return null;
  const minutes = readRows(body).flatMap((row): ShotsMinute[] => {
    if (row[0]![0] !== shotsMinuteRow.head) return [];
    const { minute, added, home, away } = shotsMinuteRow.read(row);
    return [{ minute: minute ?? 0, added: added ?? 0, home, away }];
  });
  return { level: head.level as ShotsLevel, minutes };
}
