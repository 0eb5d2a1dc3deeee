import { type AlertFacts, type AlertMoment, momentsOf } from '@stillingen/domain';
import { type SoundName, soundOf, soundOfText } from '@stillingen/wire';
import type { Settings } from '../settings.ts';
import type { Store } from '../store.ts';
import type { Table, TableRow } from '../table/table.ts';
import type { AlertLog } from './log.ts';
import type { AlertNotification, Notifications } from './notifications.ts';
import { SoundRules, type Sounds } from './sounds.ts';

export interface NotifierOptions {
  /** Shown as late as the visitor chose, so that alerts are as late. */
  readonly table: Table;
  /** Ids of rows. */
  readonly followed: Store<ReadonlySet<string>>;
  readonly settings: Store<Pick<Settings, 'mygamesNotifications'>>;
  readonly soundSwitch: Store<boolean>;
  /** Null for a row without alerts. */
  readonly factsOf: (row: TableRow) => AlertFacts | null;
  /** Whether the visitor wants it. */
  readonly rings: (moment: AlertMoment, facts: AlertFacts) => boolean;
  /** Of rules of the visitor that become true. */
  readonly rulesOf: (before: AlertFacts, after: AlertFacts, row: TableRow) => readonly AlertNotification[];
  readonly notificationOf: (moment: AlertMoment, facts: AlertFacts, row: TableRow) => AlertNotification;
  readonly notifications: Notifications;
  readonly log: AlertLog;
  readonly sounds: Sounds;
  /** Time that the page shows, in seconds. */
  readonly nowS: () => number;
}

interface Watched {
  facts: AlertFacts | null;
  /** Since when this page follows it (NOTE-10). */
  readonly sinceS: number;
  readonly end: () => void;
}

/**
 * Compares each followed row before and after its changes:
 *
 *   table, followed --watch--> facts before, facts after --momentsOf()--> moments
 *   moments the visitor wants --> log, notifications, sounds
 */
class Notifier {
  readonly #options: NotifierOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #soundRules = new SoundRules();
  readonly #ends: readonly (() => void)[];

  constructor(options: NotifierOptions) {
    this.#options = options;
    const watch = (): void => this.#watch();
    this.#ends = [options.table.structure.subscribe(watch), options.followed.subscribe(watch)];
    watch();
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const { end } of this.#watched.values()) end();
  }

  #watch(): void {
    const { table, followed, factsOf, nowS } = this.#options;
    const wanted = followed.get();
    for (const [id, { end }] of this.#watched) {
      if (wanted.has(id) && table.rows.has(id)) continue;
      end();
      this.#watched.delete(id);
    }
    for (const id of wanted) {
      if (!table.rows.has(id) || this.#watched.has(id)) continue;
      const row = table.row(id);
      const end = row.subscribe(() => this.#compare(watched, row.get()));
      const watched: Watched = { facts: factsOf(row.get()), sinceS: nowS(), end };
      this.#watched.set(id, watched);
    }
  }

  #compare(watched: Watched, row: TableRow): void {
    const { factsOf, settings, rulesOf } = this.#options;
    const before = watched.facts;
    const after = factsOf(row);
    watched.facts = after;
    // NOTE-08.
    if (before === null || after === null || settings.get().mygamesNotifications === 'no') return;
    const news = momentsOf(before, after).filter((moment) => this.#show(moment, after, row, watched.sinceS));
    // One box of a change is enough.
    const rules = news.length > 0 ? [] : rulesOf(before, after, row).filter((each) => this.#showRule(each, watched.sinceS));
    this.#sound(after.event, [
      ...news.map((moment) => soundOf(moment, after.sport.serviceGames)),
      ...rules.map(({ text }) => soundOfText(text)),
    ]);
  }

  /** False for what the visitor does not want, has had before, or has from another page of this browser. */
  #show(moment: AlertMoment, facts: AlertFacts, row: TableRow, sinceS: number): boolean {
    const { rings, notificationOf, notifications, log } = this.#options;
    const isWanted = rings(moment, facts);
    // A game sounds, and is no news.
    if (moment.occasion === 'game') return isWanted;
    const notification = notificationOf(moment, facts, row);
    const { id, tag, occasion, text, label, gameUrl, timestamp, isCorrection } = notification;
    // What was shown is corrected, also for a visitor who did not choose corrections.
    const wasShown = isCorrection && log.get().some((alert) => alert.tag === tag && alert.corrected === null);
    if (timestamp < sinceS || !(isWanted || wasShown)) return false;
    notifications.add(notification);
    return log.add({ id, tag, occasion, title: text, body: label, path: gameUrl, atS: timestamp }, isCorrection);
  }

  #showRule(notification: AlertNotification, sinceS: number): boolean {
    const { notifications, log } = this.#options;
    const { id, tag, occasion, text, label, gameUrl, timestamp } = notification;
    if (timestamp < sinceS || log.get().some((alert) => alert.id === id)) return false;
    notifications.add(notification);
    return log.add({ id, tag, occasion, title: text, body: label, path: gameUrl, atS: timestamp }, false);
  }

  #sound(gameId: string, sounds: readonly SoundName[]): void {
    const { settings, soundSwitch, sounds: queue } = this.#options;
    // O-034.
    if (settings.get().mygamesNotifications !== 'yessound' || !soundSwitch.get()) return;
    queue.enqueue(this.#soundRules.choose(gameId, sounds));
  }
}

export function createNotifier(options: NotifierOptions): { close(): void } {
  const notifier = new Notifier(options);
  return { close: () => notifier.close() };
}
