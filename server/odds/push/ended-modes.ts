import { TICKET_MS } from './ticket.ts';

/** Modes that visitors turned off or locked, by the second until which each would have held. */
export class EndedModes {
  readonly #endedMs = new Map<number, number>();
  #listener: () => void = () => undefined;

  onEnd(listener: () => void): void {
    this.#listener = listener;
  }

  end(mode: number, nowMs: number): void {
    for (const [ended, atMs] of this.#endedMs) if (nowMs - atMs > TICKET_MS) this.#endedMs.delete(ended);
    this.#endedMs.set(mode, nowMs);
    this.#listener();
  }

  /** Another visitor may have turned odds on in the same second: later tickets of it hold. */
  hasEnded(mode: number, issuedMs: number): boolean {
    return issuedMs <= (this.#endedMs.get(mode) ?? Number.NEGATIVE_INFINITY);
  }
}
