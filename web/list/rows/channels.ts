import { type Broadcast, HOME_COUNTRY, isWatchableIn } from '@stillingen/domain';
import { type EventRow, readBroadcasts } from '@stillingen/wire';

type BroadcastWords = Pick<EventRow, 'broadcasts' | 'disabledBroadcasts'>;

/** Of a match, those that can be watched in Denmark. */
export const broadcastsOf = ({ broadcasts, disabledBroadcasts }: BroadcastWords): readonly Broadcast[] =>
  readBroadcasts(broadcasts, disabledBroadcasts).filter((one) => isWatchableIn(one, HOME_COUNTRY));

export const channelsOf = (row: BroadcastWords): string[] => broadcastsOf(row).map(({ name }) => name);
