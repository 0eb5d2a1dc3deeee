import type { CompetitionRef } from '@stillingen/domain/messages';
import { listOf, oneOf, readTable, sportNamed } from '../data/table.ts';

const names = listOf((name) => name, '|');

/**
 * Competitions with news and broadcasts; a cell that is empty stands for all. `news` is the share of
 * their matches with a report, `on_tv` that of those that a channel shows where one is free, the
 * first of `channels` first; `services` stream all of them.
 */
const ROWS = readTable('top-competitions.csv', 'sport country category name news# channels on_tv# services radio', {
  sport: sportNamed,
  category: names,
  name: names,
  channels: names,
  services: names,
  radio: oneOf('', 'P3', 'P4'),
});
const rowsBySport = Map.groupBy(ROWS, ({ sport }) => sport);

const fits = (list: readonly string[], text: string): boolean => list.length === 0 || list.includes(text);

export const topCompetition = (sport: number, { country, category = '', name }: CompetitionRef) =>
  rowsBySport
    .get(sport)
    ?.find((row) => ['', country].includes(row.country) && fits(row.category, category) && fits(row.name, name));

/** Players of competitions with this share of news have careers and counted seasons. */
const FOLLOWED_NEWS = 0.4;
export const isFollowed = (sport: number, competition: CompetitionRef): boolean =>
  (topCompetition(sport, competition)?.news ?? 0) >= FOLLOWED_NEWS;

const FAMILIES = ['goals', 'points', 'sets', 'frames', 'innings', 'fight', 'race'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * How the news write of a sport: what its parts are called, which incidents score and what those are
 * called; `minutes` is the usual length of a broadcast.
 */
const SPORTS = readTable('news-sports.csv', 'sport family part minutes# scores scored', {
  sport: sportNamed,
  family: oneOf(...FAMILIES),
  scores: listOf((type) => type),
});
export type NewsSport = (typeof SPORTS)[number];
const sportsById = new Map(SPORTS.map((row) => [row.sport, row]));

/** Throws where the table has no such sport. */
export function newsSport(sport: number): NewsSport {
  const row = sportsById.get(sport);
  if (row === undefined) throw new RangeError(`news-sports.csv has no sport ${sport}`);
  return row;
}
