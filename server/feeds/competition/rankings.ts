import { DateFormat, type RankingId, type RankingRow, compareNames, formatDate, rankingKey } from '@stillingen/domain';
import { type RankingLine, writeRanking } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { READERS_LAND } from './menu.ts';

/** Lines of one page (wire format 2.12). */
const PAGE_LINES = 100;

function lineOf({ state, words }: FeedState, { participant: id, rank, previous, points, tournaments }: RankingRow): RankingLine {
  const { name, kind, country } = state.participants.get(id)!;
  return {
    id,
    name,
    image: kind === 'person' || kind === 'pair' ? 'men' : 'team',
    countryCode: country,
    country: words.country(country)?.name ?? '',
    rank,
    previous,
    points,
    url: '',
    tournaments,
  };
}

/** One page of a ranking, as it stands or (`live`) with what is being played. Empty past its end; null where there is none. */
export function rankingText(shown: FeedState, id: string, page: number, live: boolean): string | null {
  const { state, words } = shown;
  const list = state.rankings.get(rankingKey({ id: id as RankingId, live }));
  if (list === undefined) return null;
  const rows = pageOf(list.rows, page, PAGE_LINES);
  if (rows === null) return '';
  const ofSport = [...state.rankings.values()].filter((other) => other.sportId === list.sportId && other.live === live);
  return writeRanking({
    tabs: ofSport
      .toSorted((a, b) => compareNames(READERS_LAND, a.name, b.name) || (a.id < b.id ? -1 : 1))
      .map((other) => ({ id: other.id, name: words.phrase(other.name), url: '', shown: other === list })),
    title: words.phrase(list.name),
    date: formatDate(list.date, DateFormat.fullDate),
    simulated: list.origin !== 'real',
    lines: rows.map((row) => lineOf(shown, row)),
  });
}

/** One page of a list, counted from 0; null past its end. The first page of an empty list is empty. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): readonly Item[] | null {
  if (page > 0 && page * size >= items.length) return null;
  return items.slice(page * size, (page + 1) * size);
}
