import { sportNameById } from '@stillingen/domain';
import type { LeagueTab } from '../../page/routes.ts';

const SEGMENT: Readonly<Record<LeagueTab, string>> = {
  overview: '',
  standings: 'stilling/',
  results: 'resultater/',
  fixtures: 'kampprogram/',
};

export interface LeagueAddress {
  readonly sportId: number;
  readonly country: string;
  readonly slug: string;
  /** '2025/2026'; the newest if absent or null. */
  readonly season?: string | null;
}

/** The part of an address that names a season: '2025-2026'. */
const seasonSegment = (season: string): string => `${season.replace('/', '-')}/`;
export const seasonPath = (path: string, season: string): string => path + seasonSegment(season);

/** '/fodbold/danmark/superligaen/stilling/'. */
export const leaguePath = ({ sportId, country, slug, season = null }: LeagueAddress, tab: LeagueTab): string => {
  const path = `/${sportNameById(sportId)?.segment ?? ''}/${country}/${slug}/`;
  return (season === null ? path : seasonPath(path, season)) + SEGMENT[tab];
};

export const PART_KEY = 'del';
