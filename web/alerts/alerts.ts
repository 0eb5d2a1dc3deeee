import { type Client, createStore, type Ports, type Store, type WritableStore } from '@stillingen/client';
import {
  type AlertLog,
  createAlertLog,
  createNotifications,
  createSounds,
  createSoundSwitch,
  deviceOf,
  LOG_KEY,
  type Notifications,
  type Sounds,
  type SoundSwitch,
} from '@stillingen/client/alerts';
import type { Mine } from '@stillingen/client/mine';
import type { AlertSettings, PushSubscriptionClient } from './contract.ts';
import { createPlayer, type Player } from './player.ts';

/** What all parts of a page share. */
export interface Alerts {
  readonly notifications: Notifications;
  readonly log: AlertLog;
  readonly sounds: Sounds;
  readonly soundSwitch: SoundSwitch;
  readonly player: Player;
  readonly settings: AlertSettings;
  /** Null where the site has none. */
  readonly push: WritableStore<PushSubscriptionClient | null>;
}

function windowWidth(): Store<number> {
  const store = createStore(innerWidth);
  addEventListener('resize', () => store.set(innerWidth));
  return store;
}

/** Sounds of scores are the most frequent: they are fetched before they sound. */
const FETCHED_FIRST = ['cheers', 'end-of-game', 'red-card', 'correction'] as const;

/** The visitor's document, of the account or of the device. */
const settingsOf = ({ document, subscribe }: Mine): AlertSettings => ({
  get: document.get,
  set: (path, value) => document.change({ set: { [path]: value } }),
  remove: (path) => document.change({ remove: [path] }),
  subscribe,
});

function create({ clock }: Pick<Client, 'clock'>, ports: Ports, mine: Mine): Alerts {
  const device = deviceOf(navigator.userAgent);
  const log = createAlertLog(ports.local, () => (clock.isKnown() ? clock.nowS() : 0));
  addEventListener('storage', ({ key }) => {
    if (key === LOG_KEY || key === null) log.reload();
  });
  const player = createPlayer(device);
  return {
    log,
    player,
    notifications: createNotifications({ nowMs: ports.nowMs, after: ports.after, widthPx: windowWidth() }),
    sounds: createSounds({ ...player, after: ports.after }, device, FETCHED_FIRST),
    soundSwitch: createSoundSwitch(ports.local, device),
    settings: settingsOf(mine),
    push: createStore<PushSubscriptionClient | null>(null),
  };
}

let opened: Alerts | null = null;

/** Browser only: the same for all parts of a page. */
export const openAlerts = (client: Client, mine: Mine): Alerts =>
  (opened ??= client.open(({ ports }) => ({ ...create(client, ports, mine), close: () => {} })));
