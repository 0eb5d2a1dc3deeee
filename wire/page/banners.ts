/** PAGE-32, PAGE-33: where adverts may stand. Never between scores. */
export const BANNER_ZONES = [
  'over_self_promo',
  'under',
  'detail_content',
  'responsive_detail_fixed_bottom',
  'premium_square_mobile',
  'box_over_content',
  'detail_box_over_content',
  'background',
  'news_background',
] as const;
export type BannerZone = (typeof BANNER_ZONES)[number];

/** Answers with the adverts of one visitor on one page; only with a consent to advertising. */
export const BANNERS_PATH = '/api/banners/';
/** The page, as its path. */
export const BANNERS_FIELD = 'path';

export interface Banner {
  readonly id: string;
  readonly advertiser: string;
  readonly link: string;
  /** Of the picture, or of the frame. */
  readonly alt: string;
  /** An address of the site, or of an origin in `ClientConfig.bannerOrigins`. */
  readonly image?: string;
  /** A document of an origin in `ClientConfig.bannerOrigins`, which has links of its own. */
  readonly frame?: string;
  readonly width: number;
  readonly height: number;
  /** Its share among those of the zone. */
  readonly weight: number;
  /** The lines of Denmark on gambling stand beside it. */
  readonly isGambling?: true;
  /** Milliseconds; shown no longer. */
  readonly untilMs?: number;
}

/** What one visitor may be shown on one page. */
export type BannerView = Readonly<Partial<Record<BannerZone, readonly Banner[]>>>;

const roomOf = ({ width, height, isGambling }: Banner): string => [width, height, isGambling].join();

/**
 * One by its weight, of those that still run. `random`: 0 to 1, exclusive. `last` is chosen again
 * only where it is alone, and all that follow it need its room: a place never changes its height.
 */
export function pickBanner(banners: readonly Banner[], nowMs: number, random: number, last?: Banner): Banner | null {
  const running = banners.filter(
    (banner) => nowMs < (banner.untilMs ?? Infinity) && (last === undefined || roomOf(banner) === roomOf(last)),
  );
  const others = running.filter(({ id }) => id !== last?.id);
  const chosen = others.length === 0 ? running : others;
  let left = random * chosen.reduce((sum, { weight }) => sum + weight, 0);
  return chosen.find(({ weight }) => (left -= weight) < 0) ?? null;
}
