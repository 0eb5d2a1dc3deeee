import {
  compareNames,
  DateFormat,
  formatDate,
  HOME_COUNTRY,
  type RankingId,
  rankingKey,
  type RankingList,
  type RankingRow,
  rankingSlug,
  SPORT_NAMES,
  StageType,
} from '@stillingen/domain';
import {
  type FeedName,
  type RankingFeed,
  type RankingLine,
  rankingPath,
  type RankingSummary,
  writeRanking,
  writeRankings,
} from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { linkOf } from '../match/persons.ts';
import { pageOf } from './menu.ts';

type WholeRanking = Extract<FeedName, { kind: 'ranking' | 'liveRanking' }>;
type CountryRanking = Extract<FeedName, { kind: 'countryRanking' | 'liveCountryRanking' }>;
type Rows = ReadonlyMap<string, RankingRow>;
/** Lines of one page (wire format 2.12). */
const PAGE_LINES = 100;

const byName = ({ words }: FeedState, a: RankingList, b: RankingList): number =>
  compareNames(HOME_COUNTRY, words.phrase(a.name), words.phrase(b.name)) || (a.id < b.id ? -1 : 1);

/** Real rankings precede simulated ones of the same name: they share an address. */
function listsIn({ state }: FeedState, sportId: number, live: boolean): RankingList[] {
  const found = new Map<string, RankingList>();
  for (const list of state.rankings.values()) {
    if (list.sportId !== sportId || list.live !== live) continue;
    const slug = rankingSlug(list);
    if (list.origin === 'real' || !found.has(slug)) found.set(slug, list);
  }
  return [...found.values()];
}

const isPlaying = ({ state, eventsOf }: FeedState, id: string): boolean =>
  eventsOf(id).some((event) => (state.events.get(event) ?? state.races.get(event))?.stageType === StageType.live);

/** Without the rounding of binary fractions. */
const difference = (points: number, before: number): number => Math.round((points - before) * 1000) / 1000;

/** `official`: the rows of the official list beside a live one; null in the official list. */
function lineOf(shown: FeedState, row: RankingRow, official: Rows | null): RankingLine {
  const { state, words } = shown;
  const { participant: id, rank, previous, points, tournaments } = row;
  const { name, kind, country } = state.participants.get(id)!;
  const before = official?.get(id) ?? null;
  return {
    id,
    name,
    image: kind === 'person' || kind === 'pair' ? 'men' : 'team',
    countryCode: country,
    country: words.country(country)?.name ?? '',
    rank,
    previous,
    points,
    url: linkOf(state, id).url,
    tournaments,
    official: before?.rank ?? null,
    change: points === null || before === null || before.points === null ? null : difference(points, before.points),
    playing: isPlaying(shown, id) ? true : null,
  };
}

function nationsOf({ state, words }: FeedState, { rows }: RankingList): RankingFeed['nations'] {
  const counts = Map.groupBy(rows, ({ participant }) => state.participants.get(participant)!.country);
  return [...counts]
    .filter(([code]) => code !== '')
    .map(([code, { length }]) => ({ code, name: words.country(code)?.name ?? code, entries: length }))
    .toSorted((a, b) => compareNames(HOME_COUNTRY, a.name, b.name));
}

/** `nation` leaves the rows of one country. */
export function rankingText(name: WholeRanking | CountryRanking, shown: FeedState): string | null {
  const { state, words } = shown;
  const live = name.kind === 'liveRanking' || name.kind === 'liveCountryRanking';
  const list = state.rankings.get(rankingKey({ id: name.ranking as RankingId, live }));
  if (list === undefined) return null;
  const nation = 'nation' in name ? name.nation : null;
  const own =
    nation === null ? list.rows : list.rows.filter((row) => state.participants.get(row.participant)!.country === nation);
  const rows = pageOf(own, name.page, PAGE_LINES);
  if (rows === null) return '';
  const before = live ? (state.rankings.get(rankingKey({ id: list.id, live: false }))?.rows ?? []) : null;
  const official = before === null ? null : new Map(before.map((row) => [row.participant as string, row]));
  return writeRanking({
    tabs: listsIn(shown, list.sportId, live)
      .toSorted((a, b) => byName(shown, a, b))
      .map((other) => ({
        id: other.id,
        name: words.phrase(other.name),
        url: rankingPath(rankingSlug(other)),
        shown: other === list,
      })),
    title: words.phrase(list.name),
    date: formatDate(list.date, DateFormat.fullDate),
    simulated: list.origin !== 'real',
    entries: list.rows.length,
    nations: nation === null ? [] : nationsOf(shown, list),
    lines: rows.map((row) => lineOf(shown, row, official)),
  });
}

function summaryOf({ state, words }: FeedState, list: RankingList): RankingSummary {
  const first = state.participants.get(list.rows[0]?.participant ?? ('' as RankingRow['participant']));
  const home = list.rows.find(({ participant }) => state.participants.get(participant)!.country === HOME_COUNTRY);
  return {
    id: list.id,
    sportId: list.sportId,
    name: words.phrase(list.name),
    slug: rankingSlug(list),
    date: formatDate(list.date, DateFormat.fullDate),
    entries: list.rows.length,
    live: state.rankings.has(rankingKey({ id: list.id, live: true })) ? true : null,
    simulated: list.origin === 'real' ? null : true,
    leader: first?.name ?? null,
    leaderCountry: first?.country ?? null,
    leaderUrl: linkOf(state, first?.id).url,
    home: home === undefined ? null : state.participants.get(home.participant)!.name,
    homeRank: home?.rank ?? null,
    homeUrl: linkOf(state, home?.participant).url,
  };
}

/** All official rankings, by sport and name. */
export function rankingsText(_name: unknown, shown: FeedState): string {
  return writeRankings(
    SPORT_NAMES.flatMap(({ id }) =>
      listsIn(shown, id, false)
        .toSorted((a, b) => byName(shown, a, b))
        .map((list) => summaryOf(shown, list)),
    ),
  );
}
