import type { Log } from '../../ports.ts';
import { DAY } from '../kit/pace.ts';

const MOST_NOTES = 200;

/** Lines for the operator: each is logged once a day, without the key. */
export class Notes {
  readonly #log: Log;
  readonly #source: string;
  readonly #key: string;
  readonly #lines = new Map<string, number>();

  constructor(log: Log, source: string, key: string) {
    this.#log = log;
    this.#source = source;
    this.#key = key;
  }

  get recent(): readonly { atMs: number; line: string }[] {
    return [...this.#lines].map(([line, atMs]) => ({ line, atMs }));
  }

  withoutKey(text: string): string {
    return this.#key === '' ? text : text.replaceAll(this.#key, '***').replaceAll(encodeURIComponent(this.#key), '***');
  }

  info(line: string): void {
    this.#log.info(`${this.#source}: ${this.withoutKey(line)}`);
  }

  warn(text: string, nowMs: number): void {
    const line = this.withoutKey(text);
    const lastMs = this.#lines.get(line);
    if (lastMs !== undefined && nowMs - lastMs < DAY) return;
    this.#lines.delete(line);
    this.#lines.set(line, nowMs);
    for (const [oldest] of this.#lines) {
      if (this.#lines.size <= MOST_NOTES) break;
      this.#lines.delete(oldest);
    }
    this.#log.warn(`${this.#source}: ${line}`);
  }
}
