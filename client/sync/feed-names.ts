import { feedDayBounds } from '@stillingen/domain';
import { buildPageFeedName, parsePageFeedName } from '@stillingen/wire';
import { LeagueScopeError, NOT_FOUND } from '../not-found.ts';

export interface TableFeeds {
  readonly list: string;
  readonly update: string;
  readonly repair: string;
  /** FEED-27; null for a list of several sports. */
  readonly local: string | null;
  /** [from, to) in seconds at a server time; null for a season. */
  readonly dayAt: ((nowS: number) => readonly [fromS: number, toS: number]) | null;
}

/** SYNC-02. `tzHours` replaces the offset in the name. Throws LeagueScopeError for another feed. */
export function tableFeeds(feed: string, project: number, tzHours?: number): TableFeeds {
  const name = parsePageFeedName(feed);
  switch (name?.kind) {
    case 'full':
    case 'group':
    case 'mixed':
    case 'televised':
    case 'followed':
    case 'nation':
    case 'nationalTeams':
    case 'country':
    case 'tournament':
    case 'participant':
    case 'series':
    case 'neighbours':
    case 'coming': {
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
      throw new LeagueScopeError(NOT_FOUND.holder(feed));
  }
}
