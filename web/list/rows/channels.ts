import { isWatchableIn } from '@stillingen/domain';
import { type EventRow, readBroadcasts } from '@stillingen/wire';

const VIEWERS = 'dk';

/** Names of the channels of a match that can be watched in Denmark. */
export const channelsOf = ({ broadcasts, disabledBroadcasts }: Pick<EventRow, 'broadcasts' | 'disabledBroadcasts'>): string[] =>
  readBroadcasts(broadcasts, disabledBroadcasts)
    .filter((one) => isWatchableIn(one, VIEWERS))
    .map(({ name }) => name);
