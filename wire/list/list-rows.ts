import { constant, flag, id, int, numericId, rowCodec, text, type Words } from '../text/fields.ts';
import { type Cell, CELL_END, INDEX, ROW_END } from '../text/text.ts';

/** The system feed (FEED-70). */
export const systemRow = rowCodec({
  head: constant('SA', '1', 'row head'),
  multiplier: int('mlp', 'multiplies the polling intervals'),
  status: int('sst', 'service status: 0 normal, 1 delayed data, 2 outage'),
  trueTime: int('sta', 'time up to which the data are known to be right, while the status is not 0'),
  notice: text('stm', 'what the operator announces, in one line; absent without it'),
  updateTime: int('stu', 'time of the last local update'),
  live: text('lve', 'matches and races being played, by sport: 1:116|7:3'),
  program: text('pgm', 'address of the program of the pages that this server has'),
  serverTime: int('utime', 'server time in seconds'),
});
export type SystemRow = Words<typeof systemRow.fields>;

export const hashRow = rowCodec({
  core: text('CA', 'hash of dc_'),
  summary: text('CD', 'hash of df_sui_'),
  statistics: text('CE', 'hash of df_st_'),
  comments: text('CF', 'hash of df_lc_'),
  lineups: text('CG', 'hash of df_li_'),
  history: text('CH', 'hash of df_mh_'),
  playerStatistics: text('CI', 'hash of df_psn_'),
  absences: text('CJ', 'hash of df_scr_'),
  videos: text('CK', 'hash of df_hi_'),
});
export type HashRow = Words<typeof hashRow.fields>;

export const headRow = rowCodec({
  sport: int('SA', 'sport id'),
});

/** The event is on no list any more (SYNC-09). */
export const removedRow = rowCodec({
  id: text('AA', 'event id'),
  removed: flag('DEL', '1: the event was removed'),
});

/** Hash of the text at the end of every list (FEED-13); empty in feeds of one match. */
export const signatureRow = rowCodec({
  signature: text('A1', 'hash of the text; sent back as X-Signature'),
});

const VALUE = `[^${INDEX}${CELL_END}${ROW_END}]*`;
const SIGNED_END = new RegExp(`(?:^|${CELL_END}|${ROW_END})${signatureRow.head}${INDEX}${VALUE}${CELL_END}${ROW_END}$`);
export const isWhole = (feed: string): boolean => SIGNED_END.test(feed);

/** Server time in seconds up to which an update reports. */
export const updateTimeRow = rowCodec({
  time: int('A2', 'time of the update'),
});

export interface MovedEvent {
  readonly id: string;
  readonly start: number;
  readonly end: number | null;
}

const MOVED = { head: 'QA', id: 'QB', times: 'QC' } as const;
const BETWEEN_TIMES = '|';

export function writeMovedEvents(events: readonly MovedEvent[]): Cell[] {
  return [
    [MOVED.head, '1'],
    ...events.flatMap(({ id: eventId, start, end }): Cell[] => [
      [MOVED.id, eventId],
      [MOVED.times, `${start}${BETWEEN_TIMES}${end ?? ''}`],
    ]),
  ];
}

export const leagueRow = rowCodec({
  title: text('ZA', 'display title: LAND: Liga - stage'),
  templateId: id('ZEE', 'tournament template id'),
  countryId: numericId('ZB', 'country id'),
  countryName: text('ZY', 'country name'),
  countryShort: text('ZYS', 'short country name for narrow places; absent if the name is short'),
  stageId: text('ZC', 'tournament stage id; above a race the id of the race, which stands for its stage in to_ and tx_'),
  type: text('ZD', 'type: t top, p primary, s secondary, c closed'),
  tournamentId: id('ZE', 'tournament id: one season'),
  zf: constant('ZF', '0', 'source type of the league'),
  zo: constant('ZO', '0', 'always 0'),
  tables: int('ZG', '1 if standings exist'),
  templateKey: text('ZH', '{countryId}_{templateId}'),
  role: int('ZJ', 'stage kind: 2 main, 1 qualification, 40 championship group, 14 relegation, 11 play-offs'),
  path: text('ZL', 'path of the league in the words of the edition, alike for real and simulated ones'),
  sortKey: text('ZX', 'sort key'),
  zcc: constant('ZCC', '0', 'always 0'),
  tss: constant('TSS', '', 'always empty'),
  categoryName: text('ZAF', 'category name'),
  name: text('ZK', 'tournament name'),
  stageName: text('ZS', 'name of the stage or group; empty if the tournament has only one'),
  season: text('ZSE', 'season, 2026/2027'),
  countryCode: text('ZCO', 'country code: ISO 3166-1 alpha-2 in lower case, gb-eng and its like'),
  sportId: int('ZSI', 'sport id'),
  noDuel: flag('ZND', '1 if the events have no home and away: one row per competitor'),
  category: text('ZCN', "what stands in the country's place: 'ATP - Single'"),
  url: text('ZLP', 'path of the league page here'),
  race: text('ZN', 'race: start|end|par|prize'),
  meeting: text('ZME', 'race: the meeting it belongs to'),
  session: text('ZSS', 'race: part of the meeting'),
  venue: text('ZVE', 'race: where'),
  venueCountry: text('ZVC', 'race: country code of the place'),
  length: text('ZLE', 'race: length in laps, km, starters or holes'),
  entries: int('ZNE', 'race: number of competitors'),
  simulated: flag('ORG', '1 if the matches are simulated or replayed'),
});
export type LeagueRow = Words<typeof leagueRow.fields>;

export const seasonNumber = (season: string): number => Number(season.replace('/', ''));
