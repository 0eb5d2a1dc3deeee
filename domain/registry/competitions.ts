import type { LeagueType } from '../event/entities.ts';
import { SPORT, type SportKey } from '../sport/sport-ids.ts';
import { slugOf } from '../text/names.ts';
import table from './data/competitions.json' with { type: 'json' };
import { foldName } from './names.ts';
import { readDataRows, type DataRow } from './data-rows.ts';

const FORMATS = ['league', 'groups', 'cup', 'races'] as const;
export type CompetitionFormat = (typeof FORMATS)[number];

export interface DatedName {
  readonly from: number;
  readonly name: string;
}

export interface Competition {
  readonly sportId: number;
  readonly country: string;
  /** 'ATP - Single', 'Formel 1'; empty where the country stands there. */
  readonly category: string;
  /** Unique in its sport, country and category. */
  readonly slug: string;
  readonly name: string;
  /** Null where the Danish name serves. */
  readonly english: string | null;
  /** Oldest first; the slug keeps `name`. */
  readonly dated: readonly DatedName[];
  readonly aliases: readonly string[];
  readonly type: LeagueType;
  readonly format: CompetitionFormat;
  /** 0 first; within its country in football, else within the file. */
  readonly order: number;
}

const SPORT_KEYS = Object.keys(SPORT) as readonly SportKey[];
const LEAGUE_TYPES = { top: 't', primary: 'p', secondary: 's' } as const satisfies Record<string, LeagueType>;

function readCompetition(row: DataRow): Omit<Competition, 'order'> {
  const name = row.text('name');
  const english = row.has('english') ? row.text('english') : null;
  const dated = row.rows('seasonNames', (each) => ({ from: each.number('from'), name: each.text('name') }));
  return {
    sportId: SPORT[row.oneOf('sport', SPORT_KEYS)],
    country: row.text('country', /^[a-z]{2}(-[a-z]{3})?$/),
    category: row.has('category') ? row.text('category') : '',
    slug: slugOf(name),
    name,
    english,
    dated,
    aliases: [...(english === null ? [] : [english]), ...dated.map((each) => each.name), ...row.texts('aliases')],
    type: LEAGUE_TYPES[row.oneOf('type', Object.keys(LEAGUE_TYPES) as (keyof typeof LEAGUE_TYPES)[])],
    format: row.oneOf('format', FORMATS),
  };
}

const ALL = readDataRows('competitions.json', table, readCompetition);
const isFootball = ({ sportId }: Pick<Competition, 'sportId'>): boolean => sportId === SPORT.football;

export const COMPETITIONS: readonly Competition[] = [
  ...Map.groupBy(ALL.filter(isFootball), ({ country }) => country).values(),
].flatMap((ofCountry) => ofCountry.map((competition, order) => ({ ...competition, order })));

/** Other sports, in order of interest to Danish visitors. */
export const OTHER_COMPETITIONS: readonly Competition[] = ALL.filter((competition) => !isFootball(competition)).map(
  (competition, order) => ({ ...competition, order }),
);

const SEASON_AT_END = /[\s,]+(?:19|20)\d\d(?:[/–-](?:\d\d){1,2})?$/;

export const withoutSeason = (name: string): string => name.replace(SEASON_AT_END, '');

export const nameInSeason = ({ name, dated }: Pick<Competition, 'name' | 'dated'>, season: string): string =>
  dated.findLast(({ from }) => from <= Number(season.slice(0, 4)))?.name ?? name;

const bySlug = new Map(COMPETITIONS.map((competition) => [`${competition.country}/${competition.slug}`, competition]));
const byName = new Map(
  COMPETITIONS.flatMap((competition) =>
    [competition.name, ...competition.aliases].map((name) => [`${competition.country}/${foldName(name)}`, competition] as const),
  ),
);

export const competitionBySlug = (country: string, slug: string): Competition | null => bySlug.get(`${country}/${slug}`) ?? null;

/** In any spelling, with or without a season; null where not known. */
export const competitionByName = (country: string, name: string): Competition | null =>
  byName.get(`${country}/${foldName(name)}`) ?? byName.get(`${country}/${foldName(withoutSeason(name))}`) ?? null;

/** Lower levels do not follow the order of every list, where women's leagues come next. */
const LISTED_LEVELS = 2;

export function competitionAtLevel(country: string, level: number | 'cup'): Competition | null {
  if (level !== 'cup' && level > LISTED_LEVELS) return null;
  const own = COMPETITIONS.filter((competition) => competition.country === country);
  return own.filter(({ format }) => format === (level === 'cup' ? 'cup' : 'league'))[level === 'cup' ? 0 : level - 1] ?? null;
}
