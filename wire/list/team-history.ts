import { flag, int, rowCodec, text, type Words } from '../text/fields.ts';

export const pastSeasonRow = rowCodec({
  name: text('THC', 'competition'),
  season: text('THS', 'season, 2025/2026'),
  url: text('THU', 'path of the page of the season; that of the competition where it has no matches here'),
  rank: int('THR', 'place of the team; absent without a table'),
  teams: int('THN', 'number of teams in the table'),
  played: int('THP', 'matches of the team in it'),
  result: text('THW', 'winner or runner-up, where known'),
  running: flag('THL', '1 if it is not over'),
  simulated: flag('ORG', '1 if its matches are simulated or replayed'),
});
export type PastSeason = Words<typeof pastSeasonRow.fields>;

export const teamInjuryRow = rowCodec({
  player: text('TIP', 'player'),
  url: text('TIU', "path of the player's page; empty where there is none"),
  reason: text('TIR', 'injury, suspension, illness or other'),
  text: text('TIX', 'in words'),
  from: int('TIF', 'start of the absence; absent if unknown'),
  until: int('TIE', 'expected or actual return; absent if unknown'),
  current: flag('TIC', '1 while the player is not available'),
});
export type TeamInjury = Words<typeof teamInjuryRow.fields>;

export interface TeamHistory {
  /** The newest first. */
  readonly seasons: readonly PastSeason[];
  /** Current ones first, then the latest. */
  readonly injuries: readonly TeamInjury[];
}

export const writeTeamHistory = ({ seasons, injuries }: TeamHistory): string =>
  seasons.map((season) => pastSeasonRow.writeText(season)).join('') +
  injuries.map((injury) => teamInjuryRow.writeText(injury)).join('');

/** Reads a th_ feed. Throws WireError. */
export const readTeamHistory = (feed: string): TeamHistory => ({
  seasons: pastSeasonRow.readAll(feed),
  injuries: teamInjuryRow.readAll(feed),
});
