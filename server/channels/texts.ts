import { createHash } from 'node:crypto';

type Encoding = 'br' | 'gzip' | 'identity';

interface Encoded {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}
export interface EncodedBody {
  encoded(encoding: Encoding): Encoded | Promise<Encoded>;
}

export interface ChannelText extends EncodedBody {
  readonly tag: string;
  readonly length: number;
  /** Since when it has been served as it is. */
  readonly modifiedMs: number;
}

export interface Written {
  readonly text: string;
  /** Of the projection: the text is written again after a change of one. */
  readonly topics: readonly string[];
  /** Seconds after which it is written again without a change. */
  readonly freshS: number;
}

interface Kept {
  readonly topics: readonly string[];
  readonly version: number;
  readonly untilMs: number;
  readonly body: ChannelText;
}

export interface TextOptions {
  readonly version: (topic: string) => number;
  readonly nowMs: () => number;
  readonly createBody: (text: string) => EncodedBody;
}

const MOST = { texts: 2000, characters: 32_000_000 } as const;
const DAY_MS = 24 * 3_600_000;

/** The texts of channels by their addresses, each written once for a change. */
export class ChannelTexts {
  readonly #kept = new Map<string, Kept>();
  readonly #options: TextOptions;
  #characters = 0;

  constructor(options: TextOptions) {
    this.#options = options;
  }

  /** Undefined where there is none, or it has to be written. */
  current(key: string): ChannelText | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined || this.#options.nowMs() >= kept.untilMs || this.#versionOf(kept.topics) !== kept.version)
      return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.body;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  put(key: string, { text, topics, freshS }: Written): ChannelText {
    const nowMs = this.#options.nowMs();
    const before = this.#kept.get(key)?.body;
    const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
    const body =
      before?.tag === tag ? before : { tag, length: text.length, modifiedMs: nowMs, ...this.#options.createBody(text) };
    this.remove(key);
    // What is chosen depends on the day.
    const untilMs = Math.min(nowMs + freshS * 1000, (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS);
    this.#kept.set(key, { topics, version: this.#versionOf(topics), untilMs, body });
    this.#characters += body.length;
    while (this.#kept.size > MOST.texts || (this.#characters > MOST.characters && this.#kept.size > 1))
      this.remove(this.#kept.keys().next().value!);
    return body;
  }

  remove(key: string): void {
    this.#characters -= this.#kept.get(key)?.body.length ?? 0;
    this.#kept.delete(key);
  }

  #versionOf(topics: readonly string[]): number {
    return topics.reduce((newest, topic) => Math.max(newest, this.#options.version(topic)), 0);
  }
}
