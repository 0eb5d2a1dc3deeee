import { readTable } from '../../../data/table.ts';
import { type KickOffs, readKickOffs, type SeasonWindow } from '../../../engine/calendar/season.ts';
const COLUMNS = 'country from to pause_from pause_to weekend midweek cup youth_league youth_team video';
/** The football of each country; `autumn` and `calendar` are those that are not listed, by where their season lies. */
const rows = readTable('football-countries.csv', COLUMNS);
const byCountry = new Map(rows.map((row) => [row.country, row]));
const elsewhere = byCountry.get('autumn')!;
const LISTED_FROM = 2;

export function seasonWindow(country: string, format: 'autumn' | 'calendar'): SeasonWindow {
  const own = byCountry.get(country);
  const { from, to, pauseFrom, pauseTo } = own === undefined || own.from === '' ? byCountry.get(format)! : own;
  return { from, to, pause: pauseFrom === '' ? null : [pauseFrom, pauseTo] };
}

/** The weekend hours of a tier (1 the highest) of a country; the last listed serves all lower tiers. */
export function weekendKickOffs(country: string, tier: number): KickOffs {
  const hours = (byCountry.get(country)?.weekend || elsewhere.weekend).split('|');
  return readKickOffs(hours[Math.min(tier, hours.length) - 1]!);
}

export const midweekKickOffs = (country: string): KickOffs => readKickOffs(byCountry.get(country)?.midweek || elsewhere.midweek);

const listed = rows.slice(LISTED_FROM);
export const CUPS = listed.filter(({ cup }) => cup !== '');
export const YOUTH = listed.filter(({ youthLeague }) => youthLeague !== '');
export const VIDEO: ReadonlySet<string> = new Set(listed.filter(({ video }) => video === 'yes').map(({ country }) => country));

export const EVENINGS: readonly KickOffs[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) =>
  readKickOffs(`${day}18:45* ${day}19:00* ${day}19:15* ${day}19:30*`),
);

export const KICK_OFFS = {
  amateur: readKickOffs('fr19:00 su14:00 sa13:00* sa14:00* sa15:00* sa14:30* sa12:00*'),
  women: readKickOffs('fr18:00 su13:00 su15:00 sa14:00* sa13:00*'),
  youth: readKickOffs('tu13:00* tu15:00* we13:00* we15:00* th14:00* tu18:00* we17:00*'),
  cup: readKickOffs('tu18:00* tu20:45* we18:00* we20:45* th19:00*'),
  final: readKickOffs('sa16:00*'),
  championsLeague: readKickOffs('tu18:45 tu18:45 we18:45 we18:45 tu21:00* we21:00*'),
  europaLeague: readKickOffs('th18:45* th21:00*'),
} as const;
