import { ODDS_FIELDS, ODDS_NAME_SHAPES } from './odds-names.ts';
import { type FieldName, type FieldSpellings, type NameOf, nameTable, PAGE_FEED_SHAPES, PAGE_FIELDS } from './name-shapes.ts';
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

export const isLanguage = (tag: string): boolean => LANGUAGES.of(tag.slice(0, 2)) !== undefined;

/** FEED-21 to 48. */
export const FEED_SHAPES = {
  ...PAGE_FEED_SHAPES,
  geo: 'f_',
  sources: 'src_{projectType}',
  tournamentFixtures: 'tf_{sport}_{country}_{template}_{season}_{part}_{tz}_{lang}_{projectType}',
  tournamentResults: 'tr_{sport}_{country}_{template}_{season}_{part}_{tz}_{lang}_{projectType}',
  participantFixtures: 'pf_{sport}_{country}_{participant}_{part}_{tz}_{lang}_{projectType}{tennisType}',
  participantResults: 'pr_{sport}_{country}_{participant}_{part}_{tz}_{lang}_{projectType}{tennisType}',
  participantLiveEvents: 'pel_{projectType}_{participant}',
  popular: 'mop_{projectType}_{sport}',
  odds: ODDS_NAME_SHAPES.odds,
  mixedOdds: 'mo_0_{day}_{tz}_{lang}_{projectType}_{liveOdds}',
  oddsUpdate: 'uo_{sport}_{liveOdds}',
  mixedOddsUpdate: 'uo_m_{liveOdds}',
  tournamentOdds: 'to_{sport}_{country}_{template}_{tz}_{lang}_{order}_{projectType}_{liveOdds}',
  participantOdds: 'po_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}_{liveOdds}',
  eventOdds: ODDS_NAME_SHAPES.eventOdds,
  eventOddsOld: 'd_od_{projectType}_{event}',
  prematchOdds: 'df_dos_{projectType}_{event}_',
  liveOdds: 'df_lod2_{bookmaker}_{event}',
  hashes: 'g_{projectType}_{event}',
  summaryAlias: 'df_su_{projectType}_{event}',
  summaryOld: 'd_su_{projectType}_{event}',
  result: 'df_sur_{projectType}_{event}',
  commentary: 'df_lc_{projectType}_{event}',
  commentaryHighlights: 'df_lcpo_{projectType}_{event}',
  pitchers: 'df_pi_{projectType}_{event}',
  dartsStatistics: 'df_stn_{projectType}_{event}',
  dartsStatisticsParts: 'df_stp_{projectType}_{event}',
  eventNews: 'df_nf_{projectType}_{event}',
  eventTopScorers: 'df_tt_{projectType}_{event}',
  eventStandings: 'df_to_{projectType}_{event}_{table}',
  ranking: 'ran_{ranking}_{page}',
  liveRanking: 'ral_{ranking}_{page}',
  countryRanking: 'ranc_{ranking}_{nation}_{page}',
  liveCountryRanking: 'ralc_{ranking}_{nation}_{page}',
  rankings: 'rk_{projectType}',
  transfers: 'tetr_{participant}_{page}',
  participantPlayers: 'pl_{projectType}_{participant}',
  participantSeason: 'ts_{projectType}_{participant}',
  participantHistory: 'th_{projectType}_{participant}',
  participantNews: 'pnf_{participant}',
  participantNewsPage: 'pnf_{participant}_{page}_{newsType}',
  competitionNews: 'cnf_{template}_{page}_{newsType}',
  myNews: 'mynf_{participants}',
  newsList: 'nl_{anySport}_{page}',
  article: 'na_{article}',
} as const;
export type FeedKind = keyof typeof FEED_SHAPES;

export type FeedName = NameOf<typeof FEED_SHAPES>;

export const NAME_FIELDS: FieldSpellings<FieldName> = {
  ...PAGE_FIELDS,
  season: { pattern: '[1-9]\\d{0,9}', number: true },
  part: { pattern: '(?:0|[1-9]\\d{0,2})', number: true },
  ...ODDS_FIELDS,
  bookmaker: { pattern: '[1-9]\\d{0,4}', number: true },
  tennisType: { pattern: '[sdm]?', number: false },
  newsType: { pattern: '(?:all|video)', number: false },
  article: { pattern: '[A-Za-z0-9]{8}', number: false },
  ranking: { pattern: '[A-Za-z0-9]{8}', number: false },
  page: { pattern: '(?:0|[1-9]\\d{0,2})', number: true },
  participants: { pattern: '[A-Za-z0-9]{8}(?:-[A-Za-z0-9]{8}){0,9}', number: false },
};

const table = nameTable(FEED_SHAPES, NAME_FIELDS);

export const buildFeedName = table.build;

/** The order may be left out (FEED-31). */
const UNORDERED = /^(t_(?:[^_]+_){5})(\d+)$/;
const DEFAULT_ORDER = 'n';

/** Null for an invalid name or unknown language. One spelling, but for the order (FEED-31). */
export function parseFeedName(text: string): FeedName | null {
  const name = table.parse(text.replace(UNORDERED, `$1${DEFAULT_ORDER}_$2`));
  return name !== null && 'lang' in name && !isLanguage(name.lang) ? null : name;
}

export const canonicalFeedName = (name: FeedName, lang: string): string =>
  buildFeedName('lang' in name ? { ...name, lang } : name);

/** Feeds are offered for seven days around today. */
const FAR_DAY = /^((?:f_[1-9]\d?|fm_0|fp_\d+|tv|fo_[1-9]\d?|mo_0)_)-?(?:[89]|[1-9]\d{1,2})(?=_)/;

export function namesDayOutside(text: string): boolean {
  const near = text.replace(FAR_DAY, '$10');
  return near !== text && parseFeedName(near) !== null;
}

/** Requests under /x/req/ (FEED-03, O-086). */
export const REQUEST_SHAPES = {
  menu: 'm_{sport}',
  countryMenu: 'm_{sport}_{country}',
} as const;
export type RequestName = NameOf<typeof REQUEST_SHAPES>;

export const { parse: parseRequestName, build: buildRequestName } = nameTable(REQUEST_SHAPES, PAGE_FIELDS);
