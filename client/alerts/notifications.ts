import type { AlertOccasion } from '@stillingen/domain';
import { createStore, type Store } from '../store.ts';

/** NOTE-05, CSS pixels. */
const BOX = { widthPx: 262, gapPx: 8 } as const;
/** CONST-11: the layout is responsive up to this width of the window, in CSS pixels. */
export const RESPONSIVE_PX = 800;
/** NOTE-07. */
export const LIFE_S = 180;
export const CHECK_MS = 1000;

/** What a crest is drawn from. */
export interface Logo {
  readonly colours: string | null;
  readonly code: string;
}

/** NOTE-01. */
export interface AlertNotification {
  readonly id: string;
  /** A notification takes the place of the one before with its tag: a correction, of what it corrects. */
  readonly tag: string;
  /** `rule`: of the visitor. */
  readonly occasion: AlertOccasion | 'rule';
  readonly text: string;
  readonly label: string;
  readonly score: string | null;
  /** The score that was corrected; null where none was. */
  readonly scoreBefore: string | null;
  readonly isCorrection: boolean;
  readonly homeLogo: Logo;
  readonly awayLogo: Logo;
  /** NOTE-02: 'g_1_aB3dE6gH'. */
  readonly gameId: string;
  /** CSS pixels. */
  readonly imageSize: number;
  readonly gameUrl: string;
  readonly homeUrl: string;
  readonly awayUrl: string;
  readonly seasonUrl: string;
  /** Seconds of the time that the page shows. */
  readonly timestamp: number;
  /** There is no room for it at present. */
  readonly hidden: boolean;
}

/** NOTE-04, O-111; the width of the window in CSS pixels. */
export const roomFor = (widthPx: number): number => Math.max(1, Math.floor((widthPx + BOX.gapPx) / (BOX.widthPx + BOX.gapPx)));

export interface NotificationPorts {
  /** Monotonic, in milliseconds. */
  nowMs(): number;
  after(delayMs: number, callback: () => void): () => void;
  /** Of the window, in CSS pixels. */
  readonly widthPx: Store<number>;
}

export interface Notifications extends Store<readonly AlertNotification[]> {
  /** Dropped in a responsive layout (NOTE-09). */
  add(notification: AlertNotification): void;
  close(id: string): void;
  clear(): void;
  /** The time of a box stands still while it is read. */
  hold(id: string): () => void;
  end(): void;
}

interface Living {
  readonly notification: AlertNotification;
  endsMs: number;
}

/** Newest first. */
class NotificationList implements Notifications {
  readonly #ports: NotificationPorts;
  readonly #shown = createStore<readonly AlertNotification[]>([]);
  readonly get = this.#shown.get;
  readonly subscribe = this.#shown.subscribe;
  readonly #held = new Set<string>();
  readonly #endWidth: () => void;
  #living: readonly Living[] = [];
  #cancelCheck: (() => void) | null = null;

  constructor(ports: NotificationPorts) {
    this.#ports = ports;
    this.#endWidth = ports.widthPx.subscribe(() => this.#publish());
  }

  add(notification: AlertNotification): void {
    if (this.#ports.widthPx.get() <= RESPONSIVE_PX) return;
    const living = { notification, endsMs: this.#ports.nowMs() + LIFE_S * 1000 };
    const isBefore = (each: Living): boolean => each.notification.tag === notification.tag;
    this.#living = this.#living.some(isBefore)
      ? this.#living.map((each) => (isBefore(each) ? living : each))
      : [living, ...this.#living];
    this.#publish();
    this.#checkLater();
  }

  close(id: string): void {
    this.#held.delete(id);
    this.#keep(({ notification }) => notification.id !== id);
  }
  clear(): void {
    this.#held.clear();
    this.#keep(() => false);
  }
  hold(id: string): () => void {
    this.#held.add(id);
    return () => this.#held.delete(id);
  }
  end(): void {
    this.#cancelCheck?.();
    this.#endWidth();
  }

  #keep(isKept: (each: Living) => boolean): void {
    this.#living = this.#living.filter(isKept);
    this.#publish();
  }

  #checkLater(): void {
    this.#cancelCheck ??= this.#ports.after(CHECK_MS, () => {
      this.#cancelCheck = null;
      const nowMs = this.#ports.nowMs();
      for (const each of this.#living) if (this.#held.has(each.notification.id)) each.endsMs += CHECK_MS;
      if (this.#living.some(({ endsMs }) => endsMs <= nowMs)) this.#keep(({ endsMs }) => endsMs > nowMs);
      if (this.#living.length > 0) this.#checkLater();
    });
  }

  #publish(): void {
    const room = roomFor(this.#ports.widthPx.get());
    this.#shown.set(
      this.#living.map(({ notification }, at) =>
        notification.hidden === at >= room ? notification : { ...notification, hidden: at >= room },
      ),
    );
  }
}

export const createNotifications = (ports: NotificationPorts): Notifications => new NotificationList(ports);
