import { atTime } from '#language/time.ts';
import { DateFormat, dayOffset, formatDate, formatLongDate, nearDay, type Pair, weekdayOf } from '@stillingen/domain';
import { type CoreRow, coreRow, type EventRow, eventRow, type LeagueRow, leagueRow } from '@stillingen/wire';

export interface MatchFeed {
  readonly league: LeagueRow;
  readonly event: EventRow;
}

const LASTING = [
  ...(['id', 'start', 'timeUnknown', 'round', 'stageType', 'live', 'origin', 'series', 'unit'] as const),
  ...(['broadcasts', 'disabledBroadcasts', 'audio', 'commentator'] as const),
  ...(['homeId', 'homeName', 'homeCode', 'homeColours', 'homeSlug'] as const),
  ...(['awayId', 'awayName', 'awayCode', 'awayColours', 'awaySlug'] as const),
] as const satisfies readonly (keyof EventRow)[];

/** A match without what its score changes. */
export interface Fixture {
  readonly league: LeagueRow;
  readonly event: Pick<EventRow, (typeof LASTING)[number]>;
}

export const fixtureOf = ({ league, event }: MatchFeed): Fixture => ({
  league,
  event: Object.fromEntries(LASTING.map((field) => [field, event[field]])) as unknown as Fixture['event'],
});

/** Null if the text holds no match. Throws WireError for a malformed text. */
export function readMatch(text: string): MatchFeed | null {
  const [league] = leagueRow.readAll(text);
  const [event] = eventRow.readAll(text);
  return league === undefined || event === undefined ? null : { league, event };
}

/** Throws WireError for a malformed text. */
export const readCore = (text: string): CoreRow | null => coreRow.readAll(text)[0] ?? null;

/** Null if there was no extra time or shoot-out. */
export function regularTimeScore(event: EventRow): Pair | null {
  const { homeFullTime, awayFullTime, homeExtraTime, homePenalties } = event;
  const wentOn = homeExtraTime !== null || homePenalties !== null;
  return wentOn && homeFullTime !== null && awayFullTime !== null ? [homeFullTime, awayFullTime] : null;
}

export const scoreText = ([home, away]: Pair): string => `${home}-${away}`;

export const unbrokenThousands = (number: string): string => number.replaceAll(/(?<=\d)\s(?=\d{3})/g, '\u00a0');

/** 'fredag den 20. november 2026 kl. 19:00'; without the hour where it is not known. */
export const longTime = ({ start, timeUnknown }: Pick<EventRow, 'start' | 'timeUnknown'>): string =>
  formatLongDate(start ?? 0) + (timeUnknown === true ? '' : ` ${atTime(formatDate(start ?? 0, DateFormat.time))}`);

const WEEK_DAYS = 7;

/** 'I dag', 'lørdag 22.11.', or '14.03.2025' if far away. Seconds. */
export function dayInWords(seconds: number, nowS: number): string {
  const offset = dayOffset(seconds, nowS);
  const near = nearDay(offset);
  if (near !== undefined) return near;
  if (Math.abs(offset) <= WEEK_DAYS) return `${weekdayOf(seconds)} ${formatDate(seconds, DateFormat.shortDate)}`;
  return formatDate(seconds, DateFormat.fullDate);
}
