import type { LeagueRow } from '@stillingen/wire';

/** What a race is called: its meeting, or its competition where it belongs to none. */
export const raceName = (league: LeagueRow): string => league.meeting || (league.name ?? league.title ?? '');
