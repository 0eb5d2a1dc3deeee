import type { IncomingHttpHeaders } from 'node:http';
import type { RenderRequest } from '@stillingen/wire';
import { type BannerConfig, readBanners } from '../../banners/config-file.ts';
import { bannerRoutes } from '../../banners/plugin.ts';
import { bannersFor } from '../../banners/view.ts';
import type { ConsentCookies } from '../../consent/cookies.ts';
import { geoRecord } from '../../feeds/replies.ts';
import type { OddsConfig } from '../../odds/audience/odds-config.ts';
import type { Config } from '../../ops/config/config.ts';
import { hasMobileLink } from '../../ops/config/site.ts';
import type { RoleContext } from '../infrastructure.ts';
import type { EdgeOdds } from '../odds/serve-odds.ts';
import { gamblingOn, type PageState } from './page-gambling.ts';

/** Null for a site without adverts. Throws ConfigError with a line for each fault of the file. */
export function openBannerConfig({ banners, siteUrl }: Config, odds: OddsConfig | null): BannerConfig | null {
  if (banners === '') return null;
  return readBanners(banners, { bookmakers: new Set(odds?.bookmakers.map(({ id }) => id)), siteUrl });
}

/** What pages hold by the place of a visitor: adverts after a consent, the link to the mobile site. */
export type OfPlace = Pick<RenderRequest, 'banners' | 'mobileUrl'>;

/** Also serves the routes of adverts where the site has any. */
export function serveBanners(
  { app, config, banners, odds: oddsConfig }: RoleContext,
  state: PageState,
  { odds, consent }: { readonly odds: EdgeOdds | null; readonly consent: ConsentCookies | null },
): (headers: IncomingHttpHeaders, path: string) => OfPlace {
  const countryOf = (headers: IncomingHttpHeaders): string => geoRecord(headers, config.geoHeaders).countryCode;
  function viewOf(headers: IncomingHttpHeaders, path: string): OfPlace['banners'] {
    const nowMs = Date.now();
    const granted = consent?.granted(headers.cookie ?? '', nowMs / 1000) ?? [];
    if (banners === null || !granted.includes('advertising')) return undefined;
    const audience = odds?.visitors.of(headers) ?? null;
    const gamblingUntilMs = oddsConfig === null ? () => null : gamblingOn(state, path, audience, nowMs, oddsConfig);
    return bannersFor(banners, { countryCode: countryOf(headers), nowMs, gamblingUntilMs });
  }
  if (banners !== null) bannerRoutes(app, { pictures: banners.pictures, viewOf: (...of) => viewOf(...of) ?? null });
  return (headers, path) => {
    const view = viewOf(headers, path);
    const hasLink = config.mobileUrl !== '' && hasMobileLink(config.mobileLinkCountries, countryOf(headers));
    return { ...(view === undefined ? {} : { banners: view }), ...(hasLink ? { mobileUrl: config.mobileUrl } : {}) };
  };
}
