import { seasonNumber } from '../../wire/list/list-rows.ts';
import { FEED_SHAPES } from '../../wire/names/feed-name.ts';
import { ROW_TABLES, type RowTable } from '../../wire/rows.ts';
import type { TestFeeds } from '../../server/testing/feeds.ts';
import { audienceIn, createTestOdds } from '../../server/testing/odds.ts';
import { LATER, STORY } from './story.ts';

type Fields = Readonly<Record<string, string | number>>;
const FIXED: Fields = {
  day: 0,
  tz: 1,
  lang: 'da',
  projectType: 1,
  project: 8,
  order: 'n',
  part: 0,
  page: 0,
  table: '1',
  liveOdds: 0,
  tennisType: '',
  newsType: 'all',
  nation: 'dk',
};

/** Values for the names of feeds: each league, event with its home side, person, ranking and article. */
function contextsOf({ state }: TestFeeds): Fields[] {
  const leagues = [...state.leagues.values()].map((league) => ({
    sport: league.sportId,
    anySport: league.sportId,
    country: 63,
    template: league.templateId,
    tournament: league.tournamentId,
    stage: league.id,
    season: seasonNumber(league.season),
  }));
  const ofLeague = (id: string) => leagues.find(({ stage }) => stage === id)!;
  const events = [...state.events.values()].map(({ id, leagueId, home }) => ({
    ...ofLeague(leagueId),
    event: id,
    participant: home,
    participants: home,
  }));
  const persons = [...state.participants.values()]
    .filter(({ kind }) => kind === 'person')
    .map(({ id, sportId }) => ({ sport: sportId, anySport: sportId, country: 63, participant: id, participants: id }));
  const lists = [...state.rankings.values()].map(({ id }) => ({ ranking: id }));
  const articles = [...state.articles.values()].map(({ id }) => ({ article: id }));
  const races = [...state.races.values()].map(({ id, leagueId }) => ({ ...ofLeague(leagueId), event: id }));
  return [...events, ...leagues, ...persons, ...lists, ...articles, ...races].map((context) => ({ ...FIXED, ...context }));
}

const FIELD = /\{(\w+)\}/g;
/** The name of this shape in a context; null where it lacks a field. */
function nameIn(shape: string, context: Fields): string | null {
  const fields = [...shape.matchAll(FIELD)].map(([, field]) => field!);
  return fields.every((field) => field in context) ? shape.replaceAll(FIELD, (_, field: string) => String(context[field])) : null;
}

/** The rows of a text, or in the tree dialect its nodes without those within them. */
const piecesOf = (text: string, tree: boolean): readonly string[] =>
  tree ? (text.replaceAll('~', '').match(/TS÷(?:(?!T[SE]÷).)*/g) ?? []) : text.split('~');

/** Number of words of a table in a piece; 0 for another kind. */
function wordsIn(piece: string, { codec, tree }: RowTable): number {
  const holds = (key: string): boolean =>
    tree === true ? piece.includes(`PT÷${key}¬`) : piece.startsWith(`${key}÷`) || piece.includes(`¬${key}÷`);
  const isOfKind = tree === true ? holds(codec.head) : piece.startsWith(`${codec.head}÷`);
  return isOfKind ? Object.values(codec.fields).filter(({ key }) => holds(key)).length : 0;
}

const audience = audienceIn('DK');

function textsOf(feeds: TestFeeds): ReadonlyMap<RowTable['feeds'][number], readonly string[]> {
  const contexts = contextsOf(feeds);
  const texts = new Map<RowTable['feeds'][number], readonly string[]>();
  for (const [kind, shape] of Object.entries(FEED_SHAPES)) {
    const names = contexts.flatMap((context) => nameIn(shape, context) ?? []);
    texts.set(
      kind as keyof typeof FEED_SHAPES,
      [...new Set(names)].flatMap((name) => feeds.ofAudience(name, audience) ?? []),
    );
  }
  return texts.set(
    'menus',
    ['m_2', 'm_1', 'm_1_63'].flatMap((name) => feeds.request(name) ?? []),
  );
}

/** The fullest row of each kind that a server writes of a small story. */
export function sampleRows(): ReadonlyMap<RowTable, string> {
  const feeds = createTestOdds();
  feeds.submit(...STORY);
  feeds.offer({ home: 1650, draw: 3600, away: 6000 }, {}, 60);
  feeds.offer({ home: 1600, draw: 3600, away: 6000 });
  feeds.offer({ over: 1850, under: 1950 }, { betType: 'OVER_UNDER', line: 10 });
  const before = textsOf(feeds);
  feeds.submit(...LATER);
  const after = textsOf(feeds);
  return new Map(
    ROW_TABLES.flatMap((table) => {
      const texts = [before, after].flatMap((all) => table.feeds.flatMap((kind) => all.get(kind) ?? []));
      const pieces = texts.flatMap((text) => piecesOf(text, table.tree === true));
      const [sample] = pieces.toSorted((a, b) => wordsIn(b, table) - wordsIn(a, table));
      return sample === undefined || wordsIn(sample, table) === 0 ? [] : [[table, sample] as const];
    }),
  );
}
