import { readTable } from '../../../data/table.ts';
import { readKickOffs } from '../../../engine/calendar/season.ts';
import type { LeaguePlan } from './seasons.ts';

const COLUMNS = 'country from to pause_from pause_to weekend midweek cup youth_league youth_team video';
/**
 * The football of each country; `autumn` and `calendar` are those that are not listed, by where
 * their season lies.
 */
export const byCountry = new Map(readTable('football-countries.csv', COLUMNS).map((row) => [row.country, row]));

/** When a tier of a country (1 the highest) plays; the hours listed last serve all lower tiers. */
export function calendarOf(
  country: string,
  tier = 1,
  format: 'autumn' | 'calendar' = 'autumn',
): Pick<LeaguePlan, 'window' | 'weekend' | 'midweek'> {
  const usual = byCountry.get('autumn')!;
  const own = byCountry.get(country) ?? usual;
  const { from, to, pauseFrom, pauseTo } = own === usual || own.from === '' ? byCountry.get(format)! : own;
  const weekends = (own.weekend || usual.weekend).split('|');
  return {
    window: { from, to, pause: pauseFrom === '' ? null : [pauseFrom, pauseTo] },
    weekend: readKickOffs(weekends[Math.min(tier, weekends.length) - 1]!),
    midweek: readKickOffs(own.midweek || usual.midweek),
  };
}
