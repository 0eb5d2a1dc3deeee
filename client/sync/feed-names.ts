import { buildPageFeedName, parsePageFeedName } from '@stillingen/wire';

/** The feeds that keep a list feed true, and what its name says of its day. */
export interface TableFeeds {
  readonly list: string;
  readonly update: string;
  readonly repair: string;
  /** What a project says of its own (FEED-27); null where the list is of more than one sport. */
  readonly local: string | null;
  /** Whether the list can be had as it was a short while ago. */
  readonly hasPast: boolean;
  /** Day offset and hours ahead of UTC of a feed that holds one day; null for the feed of a season. */
  readonly dayFeed: { readonly day: number; readonly tzHours: number } | null;
}

/** The feeds that belong to a list feed (SYNC-02). Throws RangeError for the name of another feed. */
export function tableFeeds(list: string, project: number): TableFeeds {
  const name = parsePageFeedName(list);
  switch (name?.kind) {
    case 'full':
    case 'group':
    case 'mixed':
    case 'country':
    case 'tournament':
    case 'participant':
    case 'series': {
      const anySport = 'sport' in name ? name.sport : 'group' in name ? name.group : 0;
      const { projectType } = name;
      return {
        list,
        update: buildPageFeedName({ kind: 'update', anySport, projectType }),
        repair: buildPageFeedName({ kind: 'repair', anySport, projectType }),
        local: 'sport' in name ? buildPageFeedName({ kind: 'localUpdate', sport: name.sport, project }) : null,
        hasPast: 'day' in name || name.kind === 'country' || name.kind === 'tournament',
        dayFeed: 'day' in name ? { day: name.day, tzHours: name.tz } : null,
      };
    }
    default:
      throw new RangeError(`${list} is no list feed`);
  }
}
