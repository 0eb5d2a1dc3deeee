import { sportById } from '@stillingen/domain';
import type { Resolver } from '../page/resolver.ts';
import type { MatchPageProps } from './page.tsx';

/** A match or race; its sport may have no pages for them (SPORT-12). */
export const matchResolver: Resolver<'match', MatchPageProps> = {
  exists: ({ eventId }, source) => source.sportOf(eventId) !== null,
  resolve({ eventId }, source) {
    const sportId = source.sportOf(eventId);
    const sport = sportId === null ? null : sportById(sportId);
    return sport?.detailPage === true ? { props: { eventId, sportId: sport.id }, seeds: new Map() } : null;
  },
};
