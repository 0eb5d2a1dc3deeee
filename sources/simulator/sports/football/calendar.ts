import type { SeasonWindow } from '../../engine/calendar/season.ts';

const WINDOWS: Readonly<Record<string, SeasonWindow>> = {
  dk: { from: '07-17', to: '05-31', pause: ['12-12', '02-12'] },
  de: { from: '08-14', to: '05-23', pause: ['12-22', '01-08'] },
  at: { from: '07-31', to: '05-24', pause: ['12-14', '02-05'] },
  ch: { from: '07-24', to: '05-24', pause: ['12-20', '01-16'] },
  pl: { from: '07-17', to: '05-24', pause: ['12-14', '01-30'] },
  cz: { from: '07-24', to: '05-24', pause: ['12-14', '02-05'] },
  'gb-eng': { from: '08-08', to: '05-24', pause: null },
  'gb-sct': { from: '08-01', to: '05-17', pause: null },
  se: { from: '03-28', to: '11-08', pause: null },
  no: { from: '03-14', to: '11-29', pause: ['06-20', '07-03'] },
  fi: { from: '04-04', to: '11-08', pause: null },
  is: { from: '04-05', to: '10-25', pause: null },
  fo: { from: '03-08', to: '10-25', pause: null },
  us: { from: '02-21', to: '11-07', pause: null },
  br: { from: '01-28', to: '12-02', pause: ['06-10', '07-18'] },
  ar: { from: '01-24', to: '12-12', pause: ['06-01', '07-20'] },
};
const AUTUMN: SeasonWindow = { from: '08-07', to: '05-24', pause: ['12-22', '01-08'] };
const WHOLE_YEAR: SeasonWindow = { from: '03-07', to: '11-28', pause: ['06-27', '07-25'] };

/** The season's place in the year for a country. */
export const seasonWindow = (country: string, format: 'autumn' | 'calendar'): SeasonWindow =>
  WINDOWS[country] ?? (format === 'calendar' ? WHOLE_YEAR : AUTUMN);

/** The place of one round: the Saturday it belongs to, and whether it is played in the days before it. */
export interface Slot {
  readonly saturday: number;
  readonly midweek: boolean;
}

/** Weekends left free before the second part of a season, so that its fixtures are not known before the first is over. */
const SPLIT_GAP = 2;

/**
 * Spreads rounds over the weekends of a season; where there are more rounds than weekends, over days in the middle of a
 * week too. Rounds from `splitAt` on come after the gap of a season in two parts. `phase` in [0, 1) moves the weekends
 * that are left free, so that not all leagues rest at once.
 */
export function spreadRounds(
  weekends: readonly number[],
  rounds: number,
  { splitAt = rounds, phase = 0 }: { splitAt?: number; phase?: number } = {},
): readonly Slot[] {
  const gap = splitAt < rounds ? SPLIT_GAP : 0;
  const usable = weekends.length - gap;
  const onWeekends = Math.min(rounds, usable);
  let weekend = 0;
  return Array.from({ length: rounds }, (_, round): Slot => {
    const midweek = Math.floor(((round + 1) * onWeekends) / rounds) <= weekend;
    const place = Math.min(usable - 1, Math.floor(((weekend + phase) * usable) / onWeekends)) + (round >= splitAt ? gap : 0);
    if (!midweek) weekend += 1;
    return { saturday: weekends[place]!, midweek };
  });
}
