import type { FeedSource, Redirect, RenderRequest, RenderResult, WebEntry } from '@stillingen/wire';

export type Encoding = 'br' | 'gzip' | 'identity';
export interface PageBody {
  encoded(encoding: Encoding): EncodedPage | Promise<EncodedPage>;
}
interface EncodedPage {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

export type PageResult = { readonly status: number; readonly body: PageBody } | Redirect | 'too-many' | 'busy';

type PageRequest = Omit<RenderRequest, 'nowMs' | 'tzHours' | 'live'>;

interface CostBudget {
  readonly admits: () => boolean;
  readonly spend: (ms: number) => void;
  readonly report: (error: unknown) => void;
}

export interface PageCacheOptions {
  readonly entry: Pick<WebEntry, 'render' | 'renderFailure' | 'missingPage'>;
  readonly source: (delayS: number) => FeedSource;
  /** Where a page without an address of its own is found. */
  readonly pageOf: (path: string) => Redirect | null;
  readonly nowMs: () => number;
  readonly tzHours: (nowMs: number) => number;
  readonly live: (delayS: number) => string;
  readonly createBody: (text: string) => PageBody;
  readonly onRender: (ms: number) => void;
  readonly queue: RenderQueue;
}

/** Age at which a page is rendered anew: the most by which a minute without JavaScript is late. */
const PAGE_MS = 1000;
const KEPT_PAGES = 100;
const KEPT_MISSING = 50;

interface Kept {
  readonly atMs: number;
  readonly status: number;
  readonly body: PageBody;
}

export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #kept = new Map<string, Kept>();
  readonly #missing = new Map<string, PageResult>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  page(request: PageRequest, budget: CostBudget): Promise<PageResult> | PageResult {
    const key = JSON.stringify(request);
    const page = this.#known(key);
    if (page !== undefined) return page;
    if (!budget.admits()) return 'too-many';
    const startMs = performance.now();
    const none = this.#missingPage(request);
    if (none !== null) {
      budget.spend(performance.now() - startMs);
      return none;
    }
    // Another request may have rendered it by its turn.
    return (
      this.#options.queue.run(() => this.#known(key) ?? this.#keep(key, this.#render(this.#requestOf(request), budget))) ?? 'busy'
    );
  }

  #requestOf(request: PageRequest): RenderRequest {
    const { nowMs, tzHours, live } = this.#options;
    const shownMs = nowMs() - request.delayS * 1000;
    return { ...request, nowMs: shownMs, tzHours: tzHours(shownMs), live: live(request.delayS) };
  }

  #render(request: RenderRequest, budget: CostBudget): RenderResult {
    const { entry, source, onRender } = this.#options;
    const startMs = performance.now();
    try {
      const result = entry.render(request, source(request.delayS));
      return 'html' in result && result.status === 404 ? (this.#options.pageOf(request.path) ?? result) : result;
    } catch (error) {
      budget.report(error);
      return entry.renderFailure(request);
    } finally {
      const ms = performance.now() - startMs;
      onRender(ms);
      budget.spend(ms);
    }
  }

  #keep(key: string, result: RenderResult): PageResult {
    if ('location' in result) return result;
    const { nowMs, createBody } = this.#options;
    const now = nowMs();
    const page = { atMs: now, status: result.status, body: createBody(result.html) };
    this.#kept.delete(key);
    // Oldest first: pages too old to be sent are dropped.
    for (const [old, { atMs }] of this.#kept) {
      if (this.#kept.size < KEPT_PAGES && now - atMs <= PAGE_MS) break;
      this.#kept.delete(old);
    }
    this.#kept.set(key, page);
    return page;
  }

  #known(key: string): Kept | undefined {
    const page = this.#kept.get(key);
    return page !== undefined && this.#options.nowMs() - page.atMs <= PAGE_MS ? page : undefined;
  }

  /** The shared page of missing addresses; null if the address may exist. */
  #missingPage(request: PageRequest): PageResult | null {
    const { entry, source, createBody } = this.#options;
    const html = entry.missingPage(this.#requestOf(request), source(request.delayS));
    if (html === null) return null;
    const other = this.#options.pageOf(request.path);
    if (other !== null) return other;
    const same = this.#missing.get(html) ?? { status: 404, body: createBody(html) };
    if (this.#missing.size >= KEPT_MISSING) this.#missing.clear();
    this.#missing.set(html, same);
    return same;
  }
}

/** Runs tasks one after another, each in its own turn of the event loop. */
export interface RenderQueue {
  run<Result>(task: () => Result): Promise<Result> | null;
}

export function createRenderQueue(most: number): RenderQueue {
  const waiting: (() => void)[] = [];
  function takeTurn(): void {
    waiting[0]!();
    waiting.shift();
    if (waiting.length > 0) setImmediate(takeTurn);
  }
  return {
    run(task) {
      if (waiting.length >= most) return null;
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            resolve(task());
          } catch (error) {
            reject(error);
          }
        });
        if (waiting.length === 1) setImmediate(takeTurn);
      });
    },
  };
}
