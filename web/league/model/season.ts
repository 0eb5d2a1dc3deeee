import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';

/** Matches drawn first, and added on request. */
export const LIST_STEP = 60;

/** Races drawn first, and added on request. */
export const RACE_STEP = 30;
export const OVERVIEW_RACES = 4;

/** `tz` as in the request. */
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
