import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';

/** So many matches a list draws at first, and so many more each time it is asked for. */
export const LIST_STEP = 60;

/** So many races a list draws at first, and so many more each time it is asked for. */
export const RACE_STEP = 30;
/** How many races of a kind the overview shows. */
export const OVERVIEW_RACES = 4;

/** The name of the feed of all matches of a competition's season. `tz` as in the page's request. */
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
