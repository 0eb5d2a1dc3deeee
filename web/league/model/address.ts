import { sportNameById } from '@stillingen/domain';
import type { LeagueTab } from '../../app/routes.ts';

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
}

/** The path of a page of a competition: /fodbold/danmark/superligaen/stilling/. */
export const leaguePath = ({ sportId, country, slug }: LeagueAddress, tab: LeagueTab): string =>
  `/${sportNameById(sportId)?.segment ?? ''}/${country}/${slug}/${SEGMENT[tab]}`;
