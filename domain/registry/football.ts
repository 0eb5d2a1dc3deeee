export { CLUBS } from './clubs.ts';
export { competitionAtLevel, competitionByName, COMPETITIONS, competitionBySlug } from './football-competitions.ts';
export { COUNTRIES, type Country, countryByCode, countryByName } from './countries.ts';
export { findClub } from './find-club.ts';
export { qualifiedName } from './names.ts';
export { type Club, type Competition } from './registry.ts';
export { resolveCompetition, type ResolvedCompetition } from './resolve-football-competition.ts';
export { resolveClub, type ResolvedParticipant, resolveNation } from './resolve-participant.ts';
export { LEAGUE_SEASONS, type LeagueSeason, type SeasonCalendar, seasonCalendar } from './league-seasons.ts';
