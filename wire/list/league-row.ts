import { constant, flag, id, int, numericId, rowCodec, text, type Words } from '../text/fields.ts';

export const leagueRow = rowCodec({
  title: text('ZA', 'display title: LAND: Liga - stage'),
  templateId: id('ZEE', 'tournament template id'),
  countryId: numericId('ZB', 'country id'),
  countryName: text('ZY', 'country name'),
  stageId: text('ZC', 'tournament stage id; above a race the id of the race, which stands for its stage in to_ and tx_'),
  type: text('ZD', 'type: t top, p primary, s secondary, c closed'),
  tournamentId: id('ZE', 'tournament id: one season'),
  zf: constant('ZF', '0', 'source type of the league'),
  zo: constant('ZO', '0', 'always 0'),
  tables: int('ZG', '1 where standings exist'),
  templateKey: text('ZH', '{countryId}_{templateId}'),
  role: int('ZJ', 'stage kind: 2 main, 1 qualification, 40 championship group, 14 relegation, 11 play-offs'),
  path: text('ZL', 'path of the league in the words of the edition, alike for real and simulated ones'),
  sortKey: text('ZX', 'sort key'),
  zcc: constant('ZCC', '0', 'always 0'),
  tss: constant('TSS', '', 'always empty'),
  categoryName: text('ZAF', 'category name'),
  name: text('ZK', 'tournament name'),
  stageName: text('ZS', 'name of the stage or group; empty where the tournament has one'),
  season: text('ZSE', 'season, 2026/2027'),
  countryCode: text('ZCO', 'country code: ISO 3166-1 alpha-2 in lower case, gb-eng and its like'),
  sportId: int('ZSI', 'sport id'),
  noDuel: flag('ZND', '1 where the events have no home and away: one row a competitor'),
  category: text('ZCN', "what stands in the country's place: 'ATP - Single'"),
  url: text('ZLP', 'path of the league page here'),
  race: text('ZN', 'race: start|end|par|prize'),
  meeting: text('ZME', 'race: the meeting it belongs to'),
  session: text('ZSS', 'race: which part of the meeting it is'),
  venue: text('ZVE', 'race: where'),
  venueCountry: text('ZVC', 'race: country code of the place'),
  length: text('ZLE', 'race: how long it is: laps, km, starters or holes'),
  entries: int('ZNE', 'race: how many take part'),
  simulated: flag('ORG', '1 where the matches are simulated or played again'),
});
export type LeagueRow = Words<typeof leagueRow.fields>;

/** The number by which feed names call a season: 2026 of '2026', 20262027 of '2026/2027'. */
export const seasonNumber = (season: string): number => Number(season.replace('/', ''));
