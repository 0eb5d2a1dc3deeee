import { buildFeedName, buildPushSubject } from '@stillingen/wire';
import { listFeed } from '../matches.ts';
import type { Visit } from './visitor.ts';

const HUNDRED = 100;
const PROJECT_TYPE = 1;
const SYSTEM = buildFeedName({ kind: 'system', projectType: PROJECT_TYPE });
const FOOTBALL = buildPushSubject({ kind: 'update', anySport: 1, projectType: PROJECT_TYPE });

/** The list of football, followed by push. */
export const listVisit = (origins: readonly string[]): Visit => ({
  origins,
  page: '/fodbold/',
  feeds: [SYSTEM, listFeed()],
  event: null,
  subject: FOOTBALL,
});

/** The page of one match, which follows its sport as the list does. */
const matchVisit = (origins: readonly string[], event: string): Visit => ({
  origins,
  page: `/kamp/${event}/`,
  feeds: (['eventRow', 'core', 'summary'] as const).map((kind) => buildFeedName({ kind, projectType: PROJECT_TYPE, event })),
  event,
  subject: FOOTBALL,
});

/** Whether the n-th of a total is one of a share of them that is spread evenly. */
const isChosen = (n: number, total: number, share: number): boolean =>
  Math.floor(((n + 1) * share) / total) > Math.floor((n * share) / total);

export function planVisits(
  origins: readonly string[],
  events: readonly string[],
  { matchShare, pollShare }: { readonly matchShare: number; readonly pollShare: number },
): Visit[] {
  const atMatches = events.length === 0 ? 0 : matchShare;
  const atLists = HUNDRED - atMatches;
  let [matches, lists] = [0, 0];
  return Array.from({ length: HUNDRED }, (_, n) => {
    if (isChosen(n, HUNDRED, atMatches)) {
      matches += 1;
      return matchVisit(origins, events[(matches - 1) % events.length]!);
    }
    lists += 1;
    const visit = listVisit(origins);
    return isChosen(lists - 1, atLists, Math.min(pollShare, atLists)) ? { ...visit, subject: null } : visit;
  });
}
