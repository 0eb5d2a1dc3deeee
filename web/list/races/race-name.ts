import type { LeagueRow } from '@stillingen/wire';

export const raceName = (league: LeagueRow): string => league.meeting || (league.name ?? league.title ?? '');
