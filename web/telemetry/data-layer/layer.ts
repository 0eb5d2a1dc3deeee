import type { ConsentPurpose } from '@stillingen/wire';
import { TELEMETRY_ERRORS } from '../errors.ts';
import { type AnalyticsEvent, EVENTS } from './events.ts';

type LayerWindow = Window & { dataLayer?: unknown[] };

/** `window.dataLayer`, which exists once an event is in it that the visitor consented to. */
export class DataLayer {
  readonly #isAllowed: (purpose: ConsentPurpose) => boolean;
  readonly #own = new Map<unknown, ConsentPurpose>();

  constructor(isAllowed: (purpose: ConsentPurpose) => boolean) {
    this.#isAllowed = isAllowed;
  }

  /** Throws outside a browser (ANALYTICS-04), and where another program made the array read-only. */
  track(event: AnalyticsEvent): void {
    if (typeof window === 'undefined') throw new Error(TELEMETRY_ERRORS.outsideBrowser(event.event));
    const { purpose } = EVENTS[event.event];
    if (!this.#isAllowed(purpose)) return;
    const entry = { ...event };
    ((window as LayerWindow).dataLayer ??= []).push(entry);
    this.#own.set(entry, purpose);
  }

  /** Removes the events of what is no longer allowed, and the array if nothing else is in it. */
  withdraw(): void {
    const scope = window as LayerWindow;
    const layer = scope.dataLayer;
    if (layer === undefined) return;
    const isLeft = (entry: unknown): boolean => {
      const purpose = this.#own.get(entry);
      return purpose === undefined || this.#isAllowed(purpose);
    };
    const kept = layer.filter(isLeft);
    for (const entry of this.#own.keys()) if (!kept.includes(entry)) this.#own.delete(entry);
    if (kept.length === layer.length) return;
    layer.splice(0, layer.length, ...kept);
    if (kept.length === 0) delete scope.dataLayer;
  }
}
