import { ANSWER_AGE_MS, TRANSPORT_TIMEOUT_MS } from '../constants.ts';
import type { EventChange } from '../table/decode.ts';

const REACH_MS = TRANSPORT_TIMEOUT_MS + ANSWER_AGE_MS.list;

export class RecentFrames {
  #frames: { readonly atMs: number; readonly change: EventChange }[] = [];

  add(changes: readonly EventChange[], nowMs: number): void {
    this.#forgetOld(nowMs);
    for (const change of changes) {
      // Changes from before a removal do not apply to an event that returns under the same id.
      if (change.words === null) this.#frames = this.#frames.filter((frame) => frame.change.id !== change.id);
      else this.#frames.push({ atMs: nowMs, change });
    }
  }

  changes(nowMs: number): EventChange[] {
    this.#forgetOld(nowMs);
    return this.#frames.map(({ change }) => change);
  }

  clear(): void {
    this.#frames = [];
  }

  #forgetOld(nowMs: number): void {
    this.#frames = this.#frames.filter(({ atMs }) => nowMs - atMs < REACH_MS);
  }
}
