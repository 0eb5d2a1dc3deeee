import { decimal, flag, int, rowCodec, text, type Words } from '../text/fields.ts';

/** A finished season, the latest first. */
export const archiveRow = rowCodec({
  season: text('ARS', 'season: 2025/2026'),
  hasMatches: flag('ARM', '1 if its matches have a page'),
  winner: text('ARW', 'winner'),
  winnerId: text('ARI', 'participant id of the winner'),
  winnerCode: text('ARC', 'three letters of the winner'),
  winnerColours: text('ARL', 'colours of the winner; empty if unknown'),
  winnerCountry: text('ARN', 'country code of the winner'),
  winnerUrl: text('ARU', 'path of the page of the winner; empty where it has none'),
  winnerPoints: decimal('ARP', 'points of the winner; absent without a table'),
  runnerUp: text('ASW', 'runner-up; empty if unknown'),
  runnerUpCode: text('ASC', 'three letters of the runner-up'),
  runnerUpColours: text('ASL', 'colours of the runner-up; empty if unknown'),
  runnerUpCountry: text('ASN', 'country code of the runner-up'),
  runnerUpUrl: text('ASU', 'path of the page of the runner-up; empty where it has none'),
  runnerUpPoints: decimal('ASP', 'points of the runner-up; absent without a table'),
  scorer: text('ARQ', 'top scorer; empty if unknown'),
  scorerUrl: text('ARX', 'path of the page of the top scorer; empty where it has none'),
  scorerTeam: text('ARY', 'team of the top scorer; empty if unknown'),
  scorerGoals: int('ARG', 'goals of the top scorer; absent if unknown'),
});
export type ArchiveLine = Words<typeof archiveRow.fields>;

export const writeArchive = (lines: readonly ArchiveLine[]): string => lines.map((line) => archiveRow.writeText(line)).join('');

/** Reads an ar_ feed; unknown rows are skipped. Throws WireError. */
export const readArchive = (feed: string): ArchiveLine[] => archiveRow.readAll(feed);
