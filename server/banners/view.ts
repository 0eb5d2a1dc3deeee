import type { Banner, BannerView, BannerZone } from '@stillingen/wire';
import type { BannerConfig, ConfiguredBanner } from './config-file.ts';

export interface BannerVisit {
  /** Empty where unknown. */
  readonly countryCode: string;
  readonly nowMs: number;
  /** How long the page may advertise a bookmaker to the visitor, in milliseconds; null for not. */
  readonly gamblingUntilMs: (bookmaker: number) => number | null;
}

/** Null for an advert that the visit may not show; else when it ends. */
function endOf(
  { countries, fromMs, untilMs, bookmaker }: ConfiguredBanner,
  { countryCode, nowMs, gamblingUntilMs }: BannerVisit,
): number | null {
  // An unknown country is in no list.
  if (countries !== null && !countries.includes(countryCode)) return null;
  const gamblingEnd = bookmaker === null ? Infinity : gamblingUntilMs(bookmaker);
  if (gamblingEnd === null) return null;
  const endMs = Math.min(untilMs, gamblingEnd);
  return nowMs >= fromMs && nowMs < endMs ? endMs : null;
}

/** What a visitor with a consent to advertising may be shown on one page. */
export function bannersFor({ banners }: Pick<BannerConfig, 'banners'>, visit: BannerVisit): BannerView {
  const view: Partial<Record<BannerZone, Banner[]>> = {};
  for (const configured of banners) {
    const endMs = endOf(configured, visit);
    if (endMs === null) continue;
    const banner = endMs === Infinity ? configured.banner : { ...configured.banner, untilMs: endMs };
    for (const zone of configured.zones) (view[zone] ??= []).push(banner);
  }
  return view;
}
