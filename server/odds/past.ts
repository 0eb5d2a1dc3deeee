import type { EventId } from '@stillingen/domain';
import { type HeldOffer, type OddsState, OfferSteps, type OfferVersion } from '@stillingen/domain/odds';

/** As long as a visitor may delay a broadcast, with a margin. */
const KEPT_MS = 180_000;

/** What the offers of the last three minutes were before each version. */
export class OddsPast {
  readonly #nowMs: () => number;
  readonly #steps = new Map<EventId, OfferSteps>();
  readonly #sinceMs: number;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
    this.#sinceMs = nowMs();
  }

  /** Before a version is applied. */
  note(state: OddsState, { offer, receivedMs }: OfferVersion): void {
    let steps = this.#steps.get(offer.event);
    if (steps === undefined) this.#steps.set(offer.event, (steps = new OfferSteps()));
    const { place, row } = state.rowOf(offer);
    steps.push(receivedMs, place, row);
  }

  reaches(atMs: number): boolean {
    return atMs >= Math.max(this.#sinceMs, this.#nowMs() - KEPT_MS);
  }

  offersAt(state: OddsState, event: EventId, atMs: number): readonly HeldOffer[] | null {
    if (!this.reaches(atMs)) return null;
    return state.offersBefore(event, this.#steps.get(event)?.before(atMs) ?? new Map());
  }

  /** Drops steps that are too old. */
  forget(): void {
    const oldestMs = this.#nowMs() - KEPT_MS;
    for (const [event, steps] of this.#steps) {
      steps.forget(oldestMs);
      if (steps.isEmpty) this.#steps.delete(event);
    }
  }
}
