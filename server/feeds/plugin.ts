import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { GeoRecord } from '@stillingen/wire';
import { type CostLimit, hold, NO_COST_LIMIT, RETRY_AFTER_S, type Sender } from '../http/limits/cost-limit.ts';
import type { RequestHead, FirstAnswer, Reply } from '../http/reply.ts';
import type { FeedBody, FeedLibrary, MayRender } from './library.ts';
import { type Audience, looksLikeOdds, oddsEventOf } from './visitor-feeds.ts';
import { FeedReplies, NEGATIVE, NEVER, OWN, PREFLIGHT, refusal, withCanonical } from './replies.ts';

export interface FeedEdition {
  readonly projectId: number;
  readonly library: Pick<FeedLibrary, 'body' | 'earlier' | 'ofAudience' | 'request'>;
}

export interface FeedOptions {
  /** The first one answers addresses without a project as well. */
  readonly editions: readonly FeedEdition[];
  /** The path between the project and the name of a feed. */
  readonly prefix: string;
  readonly sign: string;
  readonly geoOf: (headers: IncomingHttpHeaders) => GeoRecord;
  /** Called with the error of a feed that could not be rendered; the client gets a 500. */
  readonly report: (error: unknown) => void;
  readonly onRefused?: (status: number) => void;
  /** Limits of an address for present and earlier bodies that must be rendered. */
  readonly costs?: { readonly now: CostLimit; readonly earlier: CostLimit };
  readonly onCompressed?: (ms: number) => void;
  /** Reads offers that memory does not hold (milliseconds): false while too many are read. */
  readonly recall?: ((event: string, atMs: number | null) => Promise<boolean> | null) | undefined;
  /** Whose odds a request is served, null for none; absent on a site without odds. */
  readonly audienceOf?: ((headers: IncomingHttpHeaders) => Audience | null) | undefined;
}

interface Source {
  readonly now: (name: string, mayRender: MayRender) => FeedBody | null;
  readonly earlier: (name: string, atS: number, mayRender: MayRender) => FeedBody | null;
  readonly ofAudience?: FeedLibrary['ofAudience'];
}
interface Address {
  readonly prefix: string;
  readonly source: Source;
}

/** No page has a number at the beginning of its address: such an address names an unknown project. */
const UNKNOWN_PROJECT = /^\/\d+\//;

/** `?asof=` in seconds; null without it, NaN where invalid. Other parameters are ignored. */
function readAsOf(query: string): number | null {
  const values = new URLSearchParams(query).getAll('asof');
  if (values.length === 0) return null;
  return values.length === 1 && /^[1-9]\d{0,10}$/.test(values[0]!) ? Number(values[0]) : Number.NaN;
}

const TOO_COSTLY = new Error('too costly');

const PARTICIPANT_NEWS = /^pnf_[A-Za-z0-9]{8}$/;

/** A feed name with what its query selects: `?page=` and `?type=` of participant news (PART-21). */
function selectedIn(name: string, query: string): string {
  if (query === '' || !PARTICIPANT_NEWS.test(name)) return name;
  const selection = new URLSearchParams(query);
  const [page, type] = [selection.get('page'), selection.get('type')];
  return page === null && type === null ? name : `${name}_${page ?? '0'}_${type ?? 'all'}`;
}

/** Charges a rendering to its sender, or throws TOO_COSTLY. Bodies in memory are free. */
function charged(costs: CostLimit, sender: Sender, render: (mayRender: MayRender) => FeedBody | null): FeedBody | null {
  const startMs = performance.now();
  let isRendered = false;
  const body = render((isKept) => {
    isRendered = true;
    if (!costs.admits(sender, isKept)) throw TOO_COSTLY;
  });
  if (body !== null && !isRendered) return body;
  // Invalid names cost as well, by their number.
  if (!isRendered && !costs.admits(sender)) throw TOO_COSTLY;
  costs.spend(sender, performance.now() - startMs);
  return body;
}

/** The addresses of feeds and requests, with and without a project (FEED-02, FEED-03). */
function addressesOf(editions: readonly FeedEdition[], prefix: string): readonly Address[] {
  const sources = editions.map(({ projectId, library }) => ({
    projectId,
    feeds: {
      now: (name, mayRender) => library.body(name, mayRender),
      earlier: (name, atS, mayRender) => library.earlier(name, atS, mayRender),
      ofAudience: (...about) => library.ofAudience(...about),
    } satisfies Source,
    requests: { now: (name, mayRender) => library.request(name, mayRender), earlier: () => null } satisfies Source,
  }));
  const [main] = sources;
  return [
    ...sources.map(({ projectId, feeds }) => ({ prefix: `/${projectId}${prefix}`, source: feeds })),
    { prefix: '/x/feed/', source: main!.feeds },
    ...sources.map(({ projectId, requests }) => ({ prefix: `/${projectId}/x/req/`, source: requests })),
    { prefix: '/x/req/', source: main!.requests },
    ...sources.map(({ projectId, requests }) => ({ prefix: `/${projectId}/req/`, source: requests })),
  ];
}

const NO_COSTS = { now: NO_COST_LIMIT, earlier: NO_COST_LIMIT };

/** Runs before the router: most requests are for feeds. Null for any other address. */
export function feedHandler(options: FeedOptions): FirstAnswer {
  const { sign, report, onRefused, costs = NO_COSTS, audienceOf, recall } = options;
  const addresses = addressesOf(options.editions, options.prefix);
  const replies = new FeedReplies(options.geoOf, options.onCompressed);

  function refuse(...[status, ...headers]: Parameters<typeof refusal>): Reply {
    onRefused?.(status);
    return refusal(status, ...headers);
  }

  function answer({ headers, method }: RequestHead, socket: Socket, address: Address, name: string, query: string) {
    if (method === 'OPTIONS') return PREFLIGHT;
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, NEVER, 'allow', 'GET, HEAD, OPTIONS');
    // A request with a wrong sign must neither read nor fill a shared cache.
    if (headers['x-fsign'] !== sign) return refuse(401, NEVER);
    const asOf = query === '' ? null : readAsOf(query);
    const sender = { headers, socket };
    const { source, prefix } = address;
    const isOdds = audienceOf !== undefined && source.ofAudience !== undefined && looksLikeOdds(name);
    const audience = isOdds ? audienceOf(headers) : null;
    const limit = asOf === null ? costs.now : costs.earlier;
    function reply(): Reply | Promise<Reply> {
      const body = charged(limit, sender, (mayRender) => {
        if (audience !== null) return source.ofAudience!(name, audience, asOf, mayRender);
        return asOf === null ? source.now(name, mayRender) : source.earlier(name, asOf, mayRender);
      });
      if (body === null) return refuse(404, isOdds ? NEVER : asOf === null ? NEGATIVE : OWN);
      const found = replies.of(body, headers, name, asOf !== null);
      return body.name === name || body.name === '' ? found : withCanonical(found, prefix + body.name);
    }
    const event = audience === null ? null : oddsEventOf(name);
    if (event === null || Number.isNaN(asOf) || !limit.admits(sender)) return reply();
    const recalled = recall?.(event, asOf === null ? null : asOf * 1000) ?? null;
    if (recalled === null) return reply();
    return recalled.then((isRead) => {
      if (!isRead) throw TOO_COSTLY;
      return reply();
    });
  }

  function onError(error: unknown): Reply | Promise<Reply> {
    if (error === TOO_COSTLY) return hold().then(() => refuse(429, NEVER, 'retry-after', String(RETRY_AFTER_S)));
    report(error);
    return refuse(500, NEVER);
  }

  return (request, socket) => {
    const url = request.url!;
    const found = addresses.find(({ prefix }) => url.startsWith(prefix));
    if (found === undefined) return UNKNOWN_PROJECT.test(url) ? refuse(404, NEGATIVE) : null;
    const from = found.prefix.length;
    // The name as it was sent: a percent-encoded spelling would be a second address of the same feed.
    const end = url.indexOf('?', from);
    const [path, query] = end === -1 ? [url.slice(from), ''] : [url.slice(from, end), url.slice(end + 1)];
    const name = selectedIn(path, query);
    try {
      const reply = answer(request, socket, found, name, query);
      return reply instanceof Promise ? reply.catch(onError) : reply;
    } catch (error) {
      return onError(error);
    }
  };
}
