import { type Change, Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import type { Silence } from '../bus/bus.ts';

/** A source that fails is reported by the stage of its matches, which is no news of them. */
export const areSignOfLife = (messages: readonly Message[]): boolean =>
  messages.length === 0 || messages.some((message) => message.kind !== 'status' || message.stage !== Stage.awaitingUpdate);

const isWaiting = (change: Change): boolean =>
  (change.kind === 'event' && change.event.stage === Stage.awaitingUpdate) ||
  (change.kind === 'race' && change.race.stage === Stage.awaitingUpdate);

export const isSignOfLife = (changes: readonly Change[]): boolean => !changes.some(isWaiting);

/** When each provider last gave a sign of life. A take-over continues from the silence before it. */
export class LifeSigns {
  readonly #clockMs: () => number;
  readonly #signs = new Map<string, number>();
  /** Of providers without a sign. */
  #sinceMs = 0;

  constructor(clockMs: () => number, silence: Silence = { ofOthers: 0, byProvider: {} }) {
    this.#clockMs = clockMs;
    this.learn(silence);
  }

  note(provider: string, agoMs = 0): void {
    const atMs = this.#clockMs() - agoMs;
    if (atMs > (this.#signs.get(provider) ?? Number.NEGATIVE_INFINITY)) this.#signs.set(provider, atMs);
  }

  /** What the leader knows. Own signs may be later. */
  learn({ ofOthers, byProvider }: Silence): void {
    this.#sinceMs = this.#clockMs() - ofOthers;
    for (const [provider, ms] of Object.entries(byProvider)) this.note(provider, ms);
  }

  /** Milliseconds since the last sign of a provider. */
  silenceOf(provider: string): number {
    return this.#clockMs() - Math.max(this.#signs.get(provider) ?? this.#sinceMs, this.#sinceMs);
  }

  silence(): Silence {
    const byProvider = Object.fromEntries([...this.#signs.keys()].map((provider) => [provider, this.silenceOf(provider)]));
    return { ofOthers: this.#clockMs() - this.#sinceMs, byProvider };
  }
}

/** Of the provider with the latest sign. */
export const shortest = ({ byProvider, ofOthers }: Silence): number => Math.min(ofOthers, ...Object.values(byProvider));
