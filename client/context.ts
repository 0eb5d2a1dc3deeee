import type { Clock } from './time/clock.ts';
import type { Feeds } from './feeds/feeds.ts';
import type { LastChanges } from './time/delay.ts';
import type { Pauses } from './time/pauses.ts';
import type { Ports } from './ports.ts';
import type { Push } from './push/push.ts';
import type { ServiceInfo } from './feeds/service-info.ts';
import type { Store } from './store.ts';

export interface ClientContext {
  readonly ports: Ports;
  readonly clock: Clock;
  readonly pauses: Pauses;
  readonly feeds: Feeds;
  readonly push: Push;
  readonly service: Store<ServiceInfo>;
  readonly projectId: number;
  readonly delayS: Store<number>;
  readonly seedDelayS: number;
  readonly lastChanges: LastChanges;
  /** Call when the server has confirmed the data. */
  readonly onData: () => void;
}
