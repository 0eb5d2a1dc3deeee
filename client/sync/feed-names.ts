import { feedDayBounds } from '@stillingen/domain';
import { buildPageFeedName, parsePageFeedName } from '@stillingen/wire';

export interface TableFeeds {
  readonly list: string;
  readonly update: string;
  readonly repair: string;
  /** What a project says of its own (FEED-27); null where the list is of more than one sport. */
  readonly local: string | null;
  /** The day of the list at a server time, as [from, to) in seconds; null for a season. */
  readonly dayAt: ((nowS: number) => readonly [fromS: number, toS: number]) | null;
}

/**
 * The feeds of a list (SYNC-02). `tzHours` replaces the offset in its name. Throws RangeError for
 * another feed.
 */
export function tableFeeds(feed: string, project: number, tzHours?: number): TableFeeds {
  const name = parsePageFeedName(feed);
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
      const dayName = 'day' in name ? { ...name, tz: tzHours ?? name.tz } : null;
      return {
        list: dayName === null ? feed : buildPageFeedName(dayName),
        update: buildPageFeedName({ kind: 'update', anySport, projectType }),
        repair: buildPageFeedName({ kind: 'repair', anySport, projectType }),
        local: 'sport' in name ? buildPageFeedName({ kind: 'localUpdate', sport: name.sport, project }) : null,
        dayAt: dayName && ((nowS) => feedDayBounds(dayName.day, dayName.tz, nowS)),
      };
    }
    default:
      throw new RangeError(`${feed} is no list feed`);
  }
}
