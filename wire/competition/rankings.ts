import { flag, int, rowCodec, text, type Words } from '../text/fields.ts';

/** A ranking, by its sport in the order of the sports. */
export const rankingsRow = rowCodec({
  id: text('RKI', 'ranking id'),
  sportId: int('RKT', 'sport id'),
  name: text('RKN', 'ranking'),
  slug: text('RKS', 'its part of the address of its page'),
  date: text('DA', 'its date, 14.09.2026'),
  entries: int('ENT', 'number of lines'),
  live: flag('LV', '1 where a live list stands beside it'),
  simulated: flag('ORG', '1 if it belongs to the demo world'),
  leader: text('PN', 'first of the list; absent of an empty list'),
  leaderCountry: text('CI', 'country code of the first'),
  leaderUrl: text('PU', 'path of the page of the first'),
  home: text('HPN', 'best of the home country; absent without one'),
  homeRank: int('HRA', 'rank of the best of the home country'),
  homeUrl: text('HPU', 'path of the page of the best of the home country'),
});
export type RankingSummary = Words<typeof rankingsRow.fields>;

export const writeRankings = (lines: readonly RankingSummary[]): string =>
  lines.map((line) => rankingsRow.writeText(line)).join('');

/** Reads a rk_ feed. Throws WireError. */
export const readRankings = (feed: string): RankingSummary[] => rankingsRow.readAll(feed);
