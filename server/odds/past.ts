import type { EventId } from '@stillingen/domain';
import type { HeldOffer, OddsState, OfferVersion } from '@stillingen/domain/odds';

/** As long as a visitor may delay a broadcast, with a margin. */
const KEPT_MS = 180_000;

interface Step {
  readonly receivedMs: number;
  readonly version: OfferVersion;
  /** Null for an offer that was new. */
  readonly before: HeldOffer | null;
}

const nameOf = ({ bookmaker, betType, scope, line, isLive }: OfferVersion['offer']): string =>
  `${bookmaker} ${betType} ${scope} ${line} ${isLive}`;

/** What the offers of the last three minutes were before each version. */
export class OddsPast {
  readonly #nowMs: () => number;
  readonly #steps = new Map<EventId, Step[]>();
  readonly #sinceMs: number;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
    this.#sinceMs = nowMs();
  }

  /** Before a version is applied. */
  note(state: OddsState, version: OfferVersion): void {
    const { event } = version.offer;
    let steps = this.#steps.get(event);
    if (steps === undefined) this.#steps.set(event, (steps = []));
    steps.push({ receivedMs: version.receivedMs, version, before: state.offer(version.offer) });
  }

  offersAt(state: OddsState, event: EventId, atMs: number): readonly HeldOffer[] | null {
    if (atMs < Math.max(this.#sinceMs, this.#nowMs() - KEPT_MS)) return null;
    const changed = new Map<string, HeldOffer | null>();
    for (const { receivedMs, version, before } of (this.#steps.get(event) ?? []).toReversed())
      if (receivedMs > atMs) changed.set(nameOf(version.offer), before);
    return state.offersOf(event).flatMap((offer) => {
      const before = changed.get(nameOf(offer));
      return before === undefined ? [offer] : (before ?? []);
    });
  }

  /** Drops steps that are too old. */
  forget(): void {
    const oldestMs = this.#nowMs() - KEPT_MS;
    for (const [event, steps] of this.#steps) {
      const first = steps.findIndex(({ receivedMs }) => receivedMs >= oldestMs);
      if (first === -1) this.#steps.delete(event);
      else if (first > 0) steps.splice(0, first);
    }
  }
}
