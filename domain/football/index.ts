export { CLUBS } from './clubs/index.ts';
export { competitionAtLevel, competitionByName, COMPETITIONS, competitionBySlug } from './competitions.ts';
export { COUNTRIES, type Country, countryByCode, countryByName } from './countries.ts';
export { findClub } from './find-club.ts';
export { qualifiedName } from './qualifier.ts';
export { type Club, type Competition } from './registry.ts';
export { resolveCompetition, type ResolvedCompetition } from './resolve-competition.ts';
export { resolveClub, type ResolvedParticipant, resolveNation } from './resolve-participant.ts';
export { LEAGUE_SEASONS, leagueMembers, type LeagueSeason, type SeasonCalendar, seasonCalendar } from './seasons.ts';
