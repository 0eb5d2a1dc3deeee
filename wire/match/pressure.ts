import type { Pressure, PressureLevel, PressureMinute } from '@stillingen/domain';
import { int, rowCodec, text } from '../text/fields.ts';
import { readRows } from '../text/text.ts';

export const pressureRow = rowCodec({
  formula: text('MMV', 'name and version of the formula'),
  level: text('MML', 'facts that it counts: xg, full, dangerous or shots'),
});

export const pressureMinuteRow = rowCodec({
  minute: int('MMM', 'minute of play'),
  added: int('MMA', 'minute of stoppage time after it'),
  bar: int('MMB', 'pressure, -100 to 100, positive for the home side; empty where no facts cover the minute'),
});

export const writePressure = (formula: string, { level, minutes }: Pressure): string =>
  pressureRow.writeText({ formula, level }) + minutes.map((minute) => pressureMinuteRow.writeText(minute)).join('');

/** Reads a df_mmt_ feed; null without pressure. Throws WireError. */
export function readPressure(body: string): (Pressure & { readonly formula: string }) | null {
  const [head] = pressureRow.readAll(body);
  if (head === undefined) return null;
  const minutes = readRows(body).flatMap((row): PressureMinute[] => {
    if (row[0]![0] !== pressureMinuteRow.head) return [];
    const { minute, added, bar } = pressureMinuteRow.read(row);
    return [{ minute: minute ?? 0, added: added ?? 0, bar }];
  });
  return { formula: head.formula ?? '', level: head.level as PressureLevel, minutes };
}
