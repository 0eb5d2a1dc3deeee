import type { AlertOccasion } from '@stillingen/domain';
import type { KeyValue } from '../ports.ts';
import { createStore, type Store } from '../store.ts';

/** Of this device alone. */
export const LOG_KEY = 'alerts_log';
const MOST = 50;
const KEPT_S = 7 * 86_400;

/** Times in seconds of the time that the page showed. */
export interface LoggedAlert {
  readonly id: string;
  /** A correction has that of what it corrects. */
  readonly tag: string;
  readonly occasion: AlertOccasion | 'rule';
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly atS: number;
  /** What it was corrected to. */
  readonly corrected: Correction | null;
}
type Correction = Pick<LoggedAlert, 'id' | 'title' | 'body' | 'atS'>;

export interface AlertLog extends Store<readonly LoggedAlert[]> {
  readonly unread: Store<number>;
  /** Time of the last reading, in seconds; 0 for never. */
  readS(): number;
  /** False if another page of this browser has logged it already. */
  add(alert: Omit<LoggedAlert, 'corrected'>, isCorrection: boolean): boolean;
  markRead(): void;
  clear(): void;
  /** Another page of this browser has written. */
  reload(): void;
}

interface Kept {
  /** Newest first. */
  readonly alerts: readonly LoggedAlert[];
  readonly readS: number;
}
const NOTHING: Kept = { alerts: [], readS: 0 };

const isText = (value: unknown): boolean => typeof value === 'string';
const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
function isEntry(value: unknown): boolean {
  const { id, title, body, atS } = Object(value) as Record<keyof Correction, unknown>;
  return [id, title, body].every(isText) && isTime(atS);
}
function isAlert(value: unknown): value is LoggedAlert {
  const alert = Object(value) as Record<keyof LoggedAlert, unknown>;
  return (
    [alert.tag, alert.occasion, alert.path].every(isText) &&
    isEntry(alert) &&
    (alert.corrected === null || isEntry(alert.corrected))
  );
}

/** What can not be read is absent. */
function parseKept(text: string | null): Kept {
  try {
    const { alerts, readS } = Object(JSON.parse(text ?? 'null')) as Partial<Record<keyof Kept, unknown>>;
    return {
      alerts: Array.isArray(alerts) ? alerts.filter(isAlert).slice(0, MOST) : [],
      readS: isTime(readS) ? (readS as number) : 0,
    };
  } catch {
    return NOTHING;
  }
}

const lastS = ({ atS, corrected }: LoggedAlert): number => corrected?.atS ?? atS;

/** `nowS`: 0 while the time of the server is not known, so that nothing is too old. */
export function createAlertLog(local: KeyValue, nowS: () => number): AlertLog {
  const read = (): Kept => {
    const kept = parseKept(local.get(LOG_KEY));
    return { ...kept, alerts: kept.alerts.filter((alert) => lastS(alert) > nowS() - KEPT_S) };
  };
  const unreadOf = ({ alerts, readS }: Kept): number => alerts.filter((alert) => lastS(alert) > readS).length;
  const first = read();
  const shown = createStore(first.alerts);
  const unread = createStore(unreadOf(first));
  const show = (kept: Kept): void => {
    shown.set(kept.alerts);
    unread.set(unreadOf(kept));
  };
  const write = (kept: Kept): void => {
    local.set(LOG_KEY, JSON.stringify(kept));
    show(kept);
  };
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    unread,
    readS: () => read().readS,
    add(alert, isCorrection) {
      const { alerts, readS } = read();
      const { id, title, body, atS } = alert;
      if (alerts.some((each) => each.id === id || each.corrected?.id === id)) return false;
      const before = isCorrection ? alerts.find(({ tag, corrected }) => tag === alert.tag && corrected === null) : undefined;
      const added = before === undefined ? { ...alert, corrected: null } : { ...before, corrected: { id, title, body, atS } };
      write({ alerts: [added, ...alerts.filter((each) => each !== before)].slice(0, MOST), readS });
      return true;
    },
    markRead() {
      const kept = read();
      write({ ...kept, readS: Math.max(kept.readS, ...kept.alerts.map(lastS)) });
    },
    clear() {
      local.remove(LOG_KEY);
      show(NOTHING);
    },
    reload: () => show(read()),
  };
}
