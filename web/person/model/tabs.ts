import type { PersonFeed } from '@stillingen/wire';
import { PERSON_TABS, type PersonTab } from './address.ts';

/** Whether persons of a sport play matches for themselves, which are listed page by page. */
export const hasLists = (sport: { readonly duel: boolean; readonly competitors: string } | null): boolean =>
  sport?.duel === true && sport.competitors !== 'teams';

/** Those that have something to show; `listed`: the lists that the person has. */
export function tabsOf({ facts, appearances, races, career, injuries }: PersonFeed, listed: boolean): PersonTab[] {
  const has: Readonly<Record<PersonTab, boolean>> = {
    overview: true,
    matches: appearances.length + races.length > 0,
    results: listed,
    fixtures: listed,
    career: career.rows.length > 0,
    transfers: facts.transfers === true,
    injuries: injuries.length > 0,
    news: facts.news === true,
  };
  return PERSON_TABS.filter((tab) => has[tab]);
}
