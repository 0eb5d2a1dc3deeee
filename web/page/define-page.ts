import { sportBySegment } from '@stillingen/domain';
import type { FeedSource, Redirect, RenderRequest } from '@stillingen/wire';
import type { PageHead } from './page-context.ts';

export interface Resolved<Props> {
  readonly props: Props;
  readonly seeds: Map<string, string>;
  /** Absent where the component sets it by `useHead`, as its title follows live data. */
  readonly head?: PageHead;
}

/** One kind of page: its addresses, and the data that its component is given. Server only. */
export interface PageDefinition<Kind extends string, Address, Props> {
  /** The name of the page's folder. */
  readonly kind: Kind;
  /** Fields of the query that the page reads. */
  readonly fields?: readonly string[];
  /** Null for the address of another page. The path ends with a slash. */
  address(path: string): Address | null;
  /** False costs no rendering: all such addresses share one page. */
  exists?(address: Address, source: FeedSource, request: RenderRequest): boolean;
  resolve(address: Address, source: FeedSource, request: RenderRequest): Resolved<Props> | Redirect | null;
}

export interface Content<Kind, Props> {
  readonly kind: Kind;
  readonly props: Props;
}

export interface ResolvedPage<PageContent> {
  readonly content: PageContent;
  readonly seeds: Map<string, string>;
  readonly head?: PageHead;
}

/** An address of one kind of page; `exists` and `resolve` look up what it shows. */
export interface Route<Kind, Address, Props> {
  readonly kind: Kind;
  readonly address: Address;
  exists(source: FeedSource, request: RenderRequest): boolean;
  resolve(source: FeedSource, request: RenderRequest): ResolvedPage<Content<Kind, Props>> | Redirect | null;
}

export interface DefinedPage<Kind, Address, Props> {
  readonly kind: Kind;
  readonly fields: readonly string[];
  routeOf(path: string): Route<Kind, Address, Props> | null;
}

export const definePage = <const Kind extends string, Address, Props extends object>(
  page: PageDefinition<Kind, Address, Props>,
): DefinedPage<Kind, Address, Props> => ({
  kind: page.kind,
  fields: page.fields ?? [],
  routeOf(path) {
    const address = page.address(path);
    if (address === null) return null;
    const { kind } = page;
    return {
      kind,
      address,
      exists: (source, request) => page.exists?.(address, source, request) ?? true,
      resolve(source, request) {
        const found = page.resolve(address, source, request);
        if (found === null || 'location' in found) return found;
        const { props, ...rest } = found;
        return { content: { kind, props }, ...rest };
      },
    };
  },
});

interface FixedPage<Kind extends string> {
  readonly kind: Kind;
  readonly path: string;
  readonly title: string;
  readonly fields?: readonly string[];
  exists?(request: RenderRequest): boolean;
}

/** A page with one address and no data of its own. */
export const defineFixedPage = <const Kind extends string>({ kind, path, title, fields = [], exists }: FixedPage<Kind>) =>
  definePage({
    kind,
    fields,
    address: (asked) => (asked === path ? path : null),
    exists: (_path, _source, request) => exists?.(request) ?? true,
    resolve: () => ({ props: {}, seeds: new Map(), head: { title } }),
  });

const FRONT_SPORT = 'fodbold';
export const SLUG = /^[a-z0-9-]+$/;

/** The sport of an address and the segments after it; the front page is football's. Null for no sport. */
export function sportAddress(path: string): { readonly sportId: number; readonly rest: readonly string[] } | null {
  const [segment = FRONT_SPORT, ...rest] = path.split('/').slice(1, -1);
  const sport = sportBySegment(segment);
  return sport === null ? null : { sportId: sport.id, rest };
}

export const seedOf = (feed: string, text: string | null): Map<string, string> => new Map(text === null ? [] : [[feed, text]]);
