import { PROJECT_TYPE, sportNameById } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';

/** The segment of an address that names a tab; none for the overview. */
export const TAB_SEGMENTS = {
  standings: 'stilling',
  results: 'resultater',
  fixtures: 'kampprogram',
  scorers: 'topscorere',
  draw: 'turneringstrae',
  news: 'nyheder',
  archive: 'arkiv',
} as const;
export type LeagueTab = 'overview' | keyof typeof TAB_SEGMENTS;
export const LEAGUE_TABS: readonly LeagueTab[] = ['overview', ...(Object.keys(TAB_SEGMENTS) as (keyof typeof TAB_SEGMENTS)[])];

/** Of the competition, in all its seasons. */
export const SEASONLESS: ReadonlySet<LeagueTab> = new Set(['news', 'archive']);

export interface LeagueAddress {
  readonly sportId: number;
  readonly country: string;
  readonly slug: string;
  /** '2025/2026'; the newest if absent or null. */
  readonly season?: string | null;
}

const seasonSegment = (season: string): string => `${season.replace('/', '-')}/`;
export const seasonPath = (path: string, season: string): string => path + seasonSegment(season);

export const leaguePath = ({ sportId, country, slug, season = null }: LeagueAddress, tab: LeagueTab): string => {
  const path = `/${sportNameById(sportId)?.segment ?? ''}/${country}/${slug}/`;
  return (
    (season === null || SEASONLESS.has(tab) ? path : seasonPath(path, season)) +
    (tab === 'overview' ? '' : `${TAB_SEGMENTS[tab]}/`)
  );
};

export const PART_KEY = 'del';

/** Chooses a month of results or fixtures: 'november-2026'. */
export const MONTH_KEY = 'maaned';

/** Matches drawn first, and added on request. */
export const LIST_STEP = 60;

export const RACE_STEP = 30;
export const OVERVIEW_RACES = 4;

export const seasonFeed = (
  { sportId, countryId, templateId }: { sportId: number; countryId: number; templateId: string },
  tz: number,
): string =>
  buildPageFeedName({
    kind: 'tournament',
    sport: sportId,
    country: countryId,
    template: templateId,
    tz,
    lang: 'da',
    order: 'n',
    projectType: PROJECT_TYPE.id,
  });

export interface LeaguePageProps {
  readonly sportId: number;
  readonly country: string;
  readonly slug: string;
  readonly tab: LeagueTab;
  readonly countryId: number;
  readonly templateId: string;
  /** A country with a page of its own in all sports. */
  readonly hasNation: boolean;
  /** The address of a logo that the operator has. */
  readonly logo?: string;
  readonly seasons: readonly string[];
  /** Null for the newest season, which is followed live. */
  readonly season: string | null;
  /** Those with content, in order. */
  readonly tabs: readonly LeagueTab[];
  readonly draws: readonly StageLink[];
  readonly scorers: StageLink | null;
  /** A part of the matches that is not followed; null for the newest season as it is now. */
  readonly part: FeedPart | null;
  /** Those of the results or fixtures, in their order; none of a short list. */
  readonly months: readonly string[];
  /** Null where none are known, and on pages without them. */
  readonly news: FeedPart | null;
}

export interface StageLink {
  readonly tournamentId: string;
  readonly stageId: string;
  readonly name: string;
}

/** Parts count from 0, the nearest first. */
export interface FeedPart {
  readonly feed: string;
  readonly part: number;
  readonly hasMore: boolean;
}

export const archiveFeed = (template: string): string => buildPageFeedName({ kind: 'archive', template });
