import type { Clock, IngestClient, Log } from '../../ports.ts';
import { HOUR, MINUTE, SECOND } from '../kit/pace.ts';
import { decodeFeed } from './decode.ts';
import { type Article, type FeedSubject, readFeed } from './read.ts';

type HttpGet = (
  url: URL,
  headers: Record<string, string>,
  limits: { readonly timeoutMs: number; readonly maxBytes: number; readonly signal: AbortSignal },
) => Promise<{ status: number; headers: Record<string, string>; body: Uint8Array } | { error: string }>;

export interface FeedPorts {
  readonly httpGet: HttpGet;
  readonly ingest: IngestClient;
  readonly clock: Clock;
  readonly log: Log;
  /** The header user-agent. */
  readonly agent: string;
}

const EVERY_MS = 15 * MINUTE;
const MAX_PAUSE_MS = 4 * HOUR;
const LIMITS = { timeoutMs: 20 * SECOND, maxBytes: 4 * 1024 * 1024 } as const;
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, */*;q=0.5';
/** Corrections of one article that an earlier process may have sent. */
const MAX_SEQ = 50;
const MAX_LINES = 5;

/**
 * Reads a feed again and again, and delivers what is new or different. An article is a function of
 * its item, so what an earlier process delivered is found by its number.
 */
export class FeedFollower {
  readonly #subject: FeedSubject;
  readonly #ports: FeedPorts;
  /** Articles as they were accepted. */
  readonly #known = new Map<string, { readonly text: string; readonly seq: number }>();
  #validators: Record<string, string> = {};
  #failures = 0;
  #problem = '';
  #unread = '';

  constructor(subject: FeedSubject, ports: FeedPorts) {
    this.#subject = subject;
    this.#ports = ports;
  }

  async run(signal: AbortSignal): Promise<void> {
    const { clock } = this.#ports;
    while (!signal.aborted) {
      const pauseMs = await this.poll(signal);
      await clock.sleep(pauseMs, signal).catch(() => undefined);
    }
  }

  /** Returns the time to the next poll (milliseconds). */
  async poll(signal: AbortSignal): Promise<number> {
    const { httpGet, agent, clock } = this.#ports;
    const headers = { accept: ACCEPT, 'user-agent': agent, ...this.#validators };
    const answer = await httpGet(new URL(this.#subject.url), headers, { ...LIMITS, signal });
    if (signal.aborted) return EVERY_MS;
    if ('error' in answer) return this.#fail(answer.error);
    const { status } = answer;
    if (status === 304) return this.#succeed();
    const { 'content-type': type = '', etag, 'last-modified': modified, 'retry-after': retryAfter = '' } = answer.headers;
    if (status !== 200)
      return Math.max(this.#fail(`answered ${status}`), /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) * SECOND : 0);
    try {
      const { articles, unread } = readFeed(decodeFeed(answer.body, type), this.#subject, clock.nowMs());
      this.#report(unread);
      await this.#deliver(articles);
      this.#validators = {
        ...(etag === undefined ? {} : { 'if-none-match': etag }),
        ...(modified === undefined ? {} : { 'if-modified-since': modified }),
      };
      return this.#succeed();
    } catch (error) {
      // An answer that was not delivered is requested whole again.
      this.#validators = {};
      return this.#fail((error as Error).message);
    }
  }

  async #deliver(articles: readonly Article[]): Promise<void> {
    const { ingest, log } = this.#ports;
    let changed = articles.filter((article) => this.#known.get(article.key)?.text !== JSON.stringify(article));
    const seqs = new Map(changed.map(({ key }) => [key, (this.#known.get(key)?.seq ?? 0) + 1]));
    while (changed.length > 0) {
      const results = await ingest.deliver(changed.map((article) => ({ ...article, seq: seqs.get(article.key)! })));
      changed = changed.filter((article, at) => {
        const { result, code } = results[at]!;
        const seq = seqs.get(article.key)!;
        if ((result === 'stale' || code === 'conflict') && seq < MAX_SEQ) {
          seqs.set(article.key, seq + 1);
          return true;
        }
        this.#known.set(article.key, { text: JSON.stringify(article), seq });
        if (code !== undefined) log.warn(`${this.#host}: ${JSON.stringify(article.title)} was refused: ${code}`);
        return false;
      });
    }
    const listed = new Set(articles.map(({ key }) => key));
    for (const key of this.#known.keys()) if (!listed.has(key)) this.#known.delete(key);
  }

  get #host(): string {
    return new URL(this.#subject.url).host;
  }

  #succeed(): number {
    if (this.#problem !== '') this.#ports.log.info(`${this.#host}: the feed can be read again`);
    [this.#failures, this.#problem] = [0, ''];
    return EVERY_MS;
  }

  /** One line for each problem, not for each poll. */
  #fail(problem: string): number {
    if (problem !== this.#problem) this.#ports.log.warn(`${this.#host}: the feed can not be read: ${problem}`);
    this.#problem = problem;
    this.#failures += 1;
    return Math.min(EVERY_MS * 2 ** Math.min(this.#failures - 1, 8), MAX_PAUSE_MS);
  }

  #report(unread: readonly string[]): void {
    const lines = unread.join('\n');
    if (lines === this.#unread) return;
    this.#unread = lines;
    for (const line of unread.slice(0, MAX_LINES)) this.#ports.log.warn(`${this.#host}: ${line}`);
    if (unread.length > MAX_LINES) this.#ports.log.warn(`${this.#host}: … and ${unread.length - MAX_LINES} more`);
  }
}
