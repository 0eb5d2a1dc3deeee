import type { FeedSource, Redirect, RenderRequest, RenderResult, WebEntry } from '@stillingen/wire';

export type Encoding = 'br' | 'gzip' | 'identity';
export interface PageBody {
  encoded(encoding: Encoding): EncodedPage | Promise<EncodedPage>;
}
interface EncodedPage {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

export type Made = { readonly status: number; readonly body: PageBody } | Redirect | 'too-many' | 'busy';

type Wish = Omit<RenderRequest, 'nowMs' | 'tzHours' | 'live'>;

interface Payer {
  readonly admits: () => boolean;
  readonly spend: (ms: number) => void;
  readonly report: (error: unknown) => void;
}

export interface MakerOptions {
  readonly entry: Pick<WebEntry, 'render' | 'renderFailure' | 'missingPage'>;
  readonly source: (delayS: number) => FeedSource;
  readonly pageOf: (path: string) => string | null;
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

export function createPageMaker({ entry, source, pageOf, nowMs, tzHours, live, createBody, onRender, queue }: MakerOptions): {
  page(wish: Wish, payer: Payer): Promise<Made> | Made;
} {
  const kept = new Map<string, Kept>();
  const missing = new Map<string, Made>();

  function requestOf(wish: Wish): RenderRequest {
    const shownMs = nowMs() - wish.delayS * 1000;
    return { ...wish, nowMs: shownMs, tzHours: tzHours(shownMs), live: live(wish.delayS) };
  }

  function elsewhere(path: string): Redirect | null {
    const location = pageOf(path);
    return location === null ? null : { status: 302, location };
  }

  function render(request: RenderRequest, payer: Payer): RenderResult {
    const startMs = performance.now();
    try {
      const result = entry.render(request, source(request.delayS));
      return 'html' in result && result.status === 404 ? (elsewhere(request.path) ?? result) : result;
    } catch (error) {
      payer.report(error);
      return entry.renderFailure(request);
    } finally {
      const ms = performance.now() - startMs;
      onRender(ms);
      payer.spend(ms);
    }
  }

  function keep(key: string, result: RenderResult): Made {
    if ('location' in result) return result;
    const now = nowMs();
    const page = { atMs: now, status: result.status, body: createBody(result.html) };
    kept.delete(key);
    // Oldest first: pages too old to be sent are dropped.
    for (const [old, { atMs }] of kept) {
      if (kept.size < KEPT_PAGES && now - atMs <= PAGE_MS) break;
      kept.delete(old);
    }
    kept.set(key, page);
    return page;
  }

  function known(key: string): Kept | undefined {
    const page = kept.get(key);
    return page !== undefined && nowMs() - page.atMs <= PAGE_MS ? page : undefined;
  }

  /** The shared page of missing addresses; null if the address may exist. */
  function missingPage(wish: Wish): Made | null {
    const html = entry.missingPage(requestOf(wish), source(wish.delayS));
    if (html === null) return null;
    const other = elsewhere(wish.path);
    if (other !== null) return other;
    const same = missing.get(html) ?? { status: 404, body: createBody(html) };
    if (missing.size >= KEPT_MISSING) missing.clear();
    missing.set(html, same);
    return same;
  }

  return {
    page(wish, payer) {
      const key = JSON.stringify(wish);
      const page = known(key);
      if (page !== undefined) return page;
      if (!payer.admits()) return 'too-many';
      const startMs = performance.now();
      const none = missingPage(wish);
      if (none !== null) {
        payer.spend(performance.now() - startMs);
        return none;
      }
      return queue.run(() => known(key) ?? keep(key, render(requestOf(wish), payer))) ?? 'busy';
    },
  };
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
