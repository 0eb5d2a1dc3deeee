import { emptyState, leagueOf, type Origin, sportById } from '@stillingen/domain';
import type { ImportedCompetition } from '@stillingen/sources/datasets';
import { leaguePagePath } from '../projection/league-header.ts';

const SHOWN_PAGES = 5;

/** The site on which visitors see the data. */
export interface Site {
  /** Its origin. */
  readonly url: string;
  /** Whether its server runs on after the command. */
  readonly isRunning: boolean;
}

function pageOf({ sport, competition }: ImportedCompetition, origin: Origin, { url }: Site): string {
  return new URL(leaguePagePath(leagueOf(emptyState(), sportById(sport)!, competition, origin)), url).href;
}

/** Lines with the pages of competitions; none without competitions. */
export function whereToLook(competitions: readonly ImportedCompetition[], origin: Origin, site: Site): string[] {
  if (competitions.length === 0) return [];
  const pages = [...new Set(competitions.map((one) => pageOf(one, origin, site)))];
  const more = pages.length - SHOWN_PAGES;
  return [
    site.isRunning ? 'look at' : 'start the server (npm start), then look at',
    ...pages.slice(0, SHOWN_PAGES).map((page) => `  ${page}`),
    ...(more > 0 ? [`  … and the pages of ${more} more competition${more === 1 ? '' : 's'}`] : []),
  ];
}
