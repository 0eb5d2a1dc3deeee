/** The search of the site, and the page that shows its results without a script. */
export const SEARCH_PATH = '/x/search/';
export const SEARCH_TOP_PATH = '/x/search/top/';
export const SEARCH_NOW_PATH = '/x/search/now/';
export const SEARCH_PAGE_PATH = '/soeg/';
export const SEARCH_KEY = 'q';
/** `live=0` leaves out what happens now: for visitors who see everything later (TV-synk). */
export const SEARCH_LIVE_KEY = 'live';
/** The language of names, as in SearchNowCall; Danish without it. */
export const SEARCH_LANGUAGE_KEY = 'lang';

/** As many as a device keeps of what was opened. */
export const MAX_RECENTS = 10;
export const SEARCH_ID = /^[\w-]{1,40}$/;

export const PLACE_KINDS = ['team', 'player', 'league', 'country'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A page that search leads to. */
export interface SearchPlace {
  readonly kind: PlaceKind;
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** 0 and empty for countries. */
  readonly sportId: number;
  readonly sport: string;
  /** Names of the country and its flag; empty where there is none. */
  readonly country: string;
  readonly countryCode: string;
  /** Of a crest. */
  readonly code: string;
  /** Two, hexadecimal and joined by a bar; empty where there are none. */
  readonly colours: string;
  /** As lists of what is followed name it: of a league '63_UBGu8Xkp', else its id. */
  readonly key: string;
  readonly isTop: boolean;
  /** It plays now; false for visitors who see everything later. */
  readonly isLive: boolean;
}

export interface SearchSide {
  readonly name: string;
  readonly isTeam: boolean;
  readonly code: string;
  readonly colours: string;
  readonly countryCode: string;
}

export interface SearchMatch {
  readonly id: string;
  /** Empty where all matches of the answer are of one sport. */
  readonly sport: string;
  readonly league: string;
  readonly state: 'live' | 'next' | 'over';
  /** '67’', '20:45', 'Slut'; '28.11.' of another day. */
  readonly when: string;
  /** Seconds; null where its time is not set. */
  readonly start: number | null;
  readonly sides: readonly [SearchSide, SearchSide];
  readonly score: readonly [number, number] | null;
}

export interface PlaceList {
  /** All that were found, also those that are not listed. */
  readonly count: number;
  readonly places: readonly SearchPlace[];
}

/** A match, or a place with the match that it plays or is to play. */
export type SearchItem =
  | { readonly place: null; readonly match: SearchMatch }
  | { readonly place: SearchPlace; readonly match: SearchMatch | null };

export interface SearchAnswer {
  /** Of today. */
  readonly matches: readonly SearchMatch[];
  readonly lists: Readonly<Record<PlaceKind, PlaceList>>;
  /** The name that may have been meant, where nothing has the letters as typed. */
  readonly guess: string | null;
}

export interface SearchTop {
  readonly places: readonly SearchPlace[];
}

/** What a device sends of what was opened lately. */
export interface SearchNowCall {
  readonly ids: readonly string[];
  readonly isLive: boolean;
  readonly lang?: 'en';
}
/** In the order of the ids, without those that are gone. */
export interface SearchNow {
  readonly items: readonly SearchItem[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const PLACE_TEXTS = ['id', 'path', 'name', 'sport', 'country', 'countryCode', 'code', 'colours', 'key'] as const;
/** No address of another host: answers and what a device keeps are followed as links. */
const OWN_PATH = /^\/[^/\\]/;

export const isSearchPlace = (value: unknown): value is SearchPlace =>
  isObject(value) &&
  PLACE_KINDS.includes(value['kind'] as PlaceKind) &&
  typeof value['sportId'] === 'number' &&
  PLACE_TEXTS.every((field) => typeof value[field] === 'string') &&
  SEARCH_ID.test(value['id'] as string) &&
  OWN_PATH.test(value['path'] as string);

const isList = (value: unknown): value is PlaceList =>
  isObject(value) && typeof value['count'] === 'number' && Array.isArray(value['places']) && value['places'].every(isSearchPlace);

const isSide = (value: unknown): boolean =>
  isObject(value) && ['name', 'code', 'colours', 'countryCode'].every((field) => typeof value[field] === 'string');

export const isSearchMatch = (value: unknown): value is SearchMatch =>
  isObject(value) &&
  ['id', 'sport', 'league', 'state', 'when'].every((field) => typeof value[field] === 'string') &&
  SEARCH_ID.test(value['id'] as string) &&
  (value['start'] === null || typeof value['start'] === 'number') &&
  Array.isArray(value['sides']) &&
  value['sides'].length === 2 &&
  value['sides'].every(isSide) &&
  (value['score'] === null || Array.isArray(value['score']));

/** Null for anything else. */
export function readSearchAnswer(value: unknown): SearchAnswer | null {
  if (!isObject(value) || !isObject(value['lists'])) return null;
  const { matches, lists, guess } = value as { matches: unknown; lists: Readonly<Record<string, unknown>>; guess: unknown };
  const isWhole =
    Array.isArray(matches) &&
    matches.every(isSearchMatch) &&
    PLACE_KINDS.every((kind) => isList(lists[kind])) &&
    (guess === null || typeof guess === 'string');
  return isWhole ? (value as unknown as SearchAnswer) : null;
}

/** Null for anything else. */
export const readSearchTop = (value: unknown): SearchTop | null =>
  isObject(value) && Array.isArray(value['places']) && value['places'].every(isSearchPlace)
    ? (value as unknown as SearchTop)
    : null;

const isItem = (value: unknown): value is SearchItem =>
  isObject(value) &&
  (value['place'] === null
    ? isSearchMatch(value['match'])
    : isSearchPlace(value['place']) && (value['match'] === null || isSearchMatch(value['match'])));

/** Null for anything else. */
export const readSearchNow = (value: unknown): SearchNow | null =>
  isObject(value) && Array.isArray(value['items']) && value['items'].every(isItem) ? (value as unknown as SearchNow) : null;
