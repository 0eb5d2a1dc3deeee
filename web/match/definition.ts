import { sportById } from '@stillingen/domain';
import { definePage, type Resolved } from '../page/define-page.ts';
import { eventIdOf } from '../page/paths.ts';
import { TAB_FIELD } from './model/tabs.ts';
import type { MatchPageProps } from './page.tsx';

/** A match or race; its sport may have no pages for them (SPORT-12). */
export const matchPage = definePage({
  kind: 'match',
  fields: [TAB_FIELD],
  address: eventIdOf,
  exists: (eventId, source) => source.sportOf(eventId) !== null,
  resolve(eventId, source): Resolved<MatchPageProps> | null {
    const sportId = source.sportOf(eventId);
    const sport = sportId === null ? null : sportById(sportId);
    return sport?.detailPage === true ? { props: { eventId, sportId: sport.id }, seeds: new Map() } : null;
  },
});
