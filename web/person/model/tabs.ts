import type { PersonFeed } from '@stillingen/wire';
import { PERSON_TABS, type PersonTab } from './address.ts';

/** Those that have something to show. */
export function tabsOf({ facts, appearances, races, career, injuries }: PersonFeed): PersonTab[] {
  const has: Readonly<Record<PersonTab, boolean>> = {
    overview: true,
    matches: appearances.length + races.length > 0,
    career: career.rows.length > 0,
    transfers: facts.transfers === true,
    injuries: injuries.length > 0,
    news: facts.news === true,
  };
  return PERSON_TABS.filter((tab) => has[tab]);
}
