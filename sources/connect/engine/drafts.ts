import type { CorrectionReason } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { instant } from '../../datasets/kit/places/places.ts';
import { eventKey, hashOf, type MatchMemory, type Published } from './match-memory.ts';

type Kind = 'fixture' | 'status' | 'score' | 'incident' | 'retraction';
type Content<Of extends Kind> = Omit<Extract<Message, { kind: Of }>, 'key' | 'seq' | 'at'>;

/** A message that waits for its result, and what is known once it is accepted. */
export interface Draft {
  /** The end of the key; empty for the fixture. */
  readonly name: string;
  readonly hash: number;
  readonly message: Message;
  readonly accepted: (memory: MatchMemory) => MatchMemory;
}

export interface DraftOptions {
  readonly atMs?: number;
  /** What the content is compared by, where it is more than the content. */
  readonly context?: unknown;
  readonly corrects?: CorrectionReason;
  readonly published?: Partial<Published>;
  readonly learned?: Partial<MatchMemory>;
}

/** Writes the messages of one match whose content differs from what was published under their keys. */
export class DraftWriter {
  readonly drafts: Draft[] = [];
  readonly #memory: MatchMemory;
  readonly #nowMs: number;
  readonly #atMs: number;

  constructor(memory: MatchMemory, nowMs: number, atMs: number) {
    this.#memory = memory;
    this.#nowMs = nowMs;
    this.#atMs = atMs;
  }

  get event(): string {
    return eventKey(this.#memory);
  }

  /** Numbers grow with the time, so that they also grow after the memory was lost. */
  nextSeq(name: string): number {
    return Math.max((this.#memory.published[name]?.seq ?? -1) + 1, Math.floor(this.#nowMs / 1000));
  }

  write<Of extends Kind>(name: string, content: Content<Of>, options: DraftOptions = {}): void {
    const { atMs = this.#atMs, context = null, corrects, published = {}, learned = {} } = options;
    const hash = hashOf([content, context]);
    const known = this.#memory.published[name];
    if ((known?.hash === hash && known.withdrawn === undefined) || this.#memory.refused[name] === hash) return;
    const key = name === '' ? this.event : `${this.event}/${name}`;
    const seq = this.nextSeq(name);
    const correction = corrects === undefined ? {} : { supersedes: { key, seq: known?.seq ?? 0 }, reason: corrects };
    const head = { key, seq, at: instant(Math.min(atMs, this.#nowMs)) };
    this.drafts.push({
      name,
      hash,
      message: { ...correction, ...content, ...head } as unknown as Message,
      accepted: (memory) => ({
        ...memory,
        ...learned,
        published: { ...memory.published, ...learned.published, [name]: { seq, hash, ...published } },
      }),
    });
  }
}
