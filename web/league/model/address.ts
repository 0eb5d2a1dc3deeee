import { sportNameById } from '@stillingen/domain';
import type { LeagueTab } from '../../page/routes.ts';

/** The last part of the address of each page of a competition. */
const SEGMENT: Readonly<Record<LeagueTab, string>> = {
  overview: '',
  standings: 'stilling/',
  results: 'resultater/',
  fixtures: 'kampprogram/',
};

/** A competition as its address names it. */
export interface LeagueAddress {
  readonly sportId: number;
  readonly country: string;
  readonly slug: string;
  /** A season that is named, '2025/2026'; the newest where absent or null. */
  readonly season?: string | null;
}

/** The part of an address that names a season: '2025-2026'. */
const seasonSegment = (season: string): string => `${season.replace('/', '-')}/`;
/** The path of a season of a competition whose own path is given. */
export const seasonPath = (path: string, season: string): string => path + seasonSegment(season);

/** The path of a page of a competition: /fodbold/danmark/superligaen/stilling/. */
export const leaguePath = ({ sportId, country, slug, season = null }: LeagueAddress, tab: LeagueTab): string => {
  const path = `/${sportNameById(sportId)?.segment ?? ''}/${country}/${slug}/`;
  return (season === null ? path : seasonPath(path, season)) + SEGMENT[tab];
};

/** The name of the query field that names a part of the results of a season, counted from 0. */
export const PART_KEY = 'del';
