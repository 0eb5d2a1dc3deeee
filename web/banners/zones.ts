import type { BannerZone } from '@stillingen/wire';
import type { BannerPlace } from './contract.ts';

/** Kinds of pages with adverts: none where visitors search, settle, or read of help. */
const KINDS: ReadonlySet<string> = new Set([
  'table',
  'match',
  'league',
  'category',
  'nation',
  'team',
  'person',
  'series',
  'ranking',
  'tv',
  'news',
  'article',
]);

type Zones = Readonly<Record<BannerPlace, readonly BannerZone[]>>;

const LIST: Zones = {
  top: ['box_over_content'],
  centre: ['premium_square_mobile'],
  right: ['over_self_promo'],
  end: ['under', 'background'],
};
const DETAIL: Zones = {
  top: ['detail_box_over_content'],
  centre: ['detail_content'],
  right: ['over_self_promo'],
  end: ['responsive_detail_fixed_bottom', 'background'],
};
const NEWS: Zones = { ...LIST, end: ['under', 'news_background'] };
const OF_KIND: Readonly<Record<string, Zones>> = { match: DETAIL, news: NEWS, article: NEWS };

/** PAGE-32, PAGE-33: the zones of a place on a kind of page. */
export const zonesOf = (kind: string, place: BannerPlace): readonly BannerZone[] =>
  KINDS.has(kind) ? (OF_KIND[kind] ?? LIST)[place] : [];

/** Beside the flow of the page: they move nothing. */
const FIXED: ReadonlySet<BannerZone> = new Set(['responsive_detail_fixed_bottom', 'background', 'news_background']);
export const isFixed = (zone: BannerZone): boolean => FIXED.has(zone);
export const isBackground = (zone: BannerZone): boolean => zone === 'background' || zone === 'news_background';
