import {
  compareNames,
  countryByCode,
  DateFormat,
  formatDate,
  type LiveState,
  type RankingId,
  rankingKey,
  type RankingRow,
} from '@stillingen/domain';
import { type RankingLine, writeRanking } from '@stillingen/wire';
import { pageOf } from './pages.ts';
import { participantPath, rankingPath, READERS_LAND } from './paths.ts';

/** Lines of one page (wire format 2.12). */
const PAGE_LINES = 100;

function lineOf(state: LiveState, { participant: id, rank, previous, points, tournaments }: RankingRow): RankingLine {
  const participant = state.participants.get(id)!;
  const { name, kind, country } = participant;
  return {
    id,
    name,
    image: kind === 'person' || kind === 'pair' ? 'men' : 'team',
    countryCode: country,
    country: countryByCode(country)?.name ?? '',
    rank,
    previous,
    points,
    url: participantPath(participant),
    tournaments,
  };
}

/** One page of a ranking, as it stands or (`live`) with what is being played. Empty past its end; null where there is none. */
export function rankingText(state: LiveState, id: string, page: number, live: boolean): string | null {
  const list = state.rankings.get(rankingKey({ id: id as RankingId, live }));
  if (list === undefined) return null;
  const rows = pageOf(list.rows, page, PAGE_LINES);
  if (rows === null) return '';
  const ofSport = [...state.rankings.values()].filter((other) => other.sportId === list.sportId && other.live === live);
  return writeRanking({
    tabs: ofSport
      .toSorted((a, b) => compareNames(READERS_LAND, a.name, b.name) || (a.id < b.id ? -1 : 1))
      .map((other) => ({ id: other.id, name: other.name, url: rankingPath(other), shown: other === list })),
    title: list.name,
    date: formatDate(list.date, DateFormat.fullDate),
    simulated: list.origin !== 'real',
    lines: rows.map((row) => lineOf(state, row)),
  });
}
