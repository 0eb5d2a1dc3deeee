import type { BannerZone } from '@stillingen/wire';
import { faultLine, repeated } from '../ops/config/file-faults.ts';
import type { BannersFile, FileBanner } from './schema.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest advert of each zone, in pixels: a wider screen does not enlarge it. */
const MOST: Readonly<Record<BannerZone, Size>> = {
  over_self_promo: { width: 336, height: 600 },
  under: { width: 970, height: 300 },
  detail_content: { width: 970, height: 300 },
  responsive_detail_fixed_bottom: { width: 640, height: 100 },
  premium_square_mobile: { width: 336, height: 336 },
  box_over_content: { width: 970, height: 250 },
  detail_box_over_content: { width: 970, height: 250 },
  background: { width: 2000, height: 2000 },
  news_background: { width: 2000, height: 2000 },
};

export const isAddress = (text: string): boolean => text.startsWith('https://');

function* sourceFaults(at: string, { image, frame }: FileBanner, origins: readonly string[]): Generator<string> {
  if ((image === undefined) === (frame === undefined)) yield faultLine(at, { image, frame }, 'either an image or a frame');
  const [field, address] = frame === undefined ? ['image', image] : ['frame', frame];
  if (address === undefined || !isAddress(address)) return;
  if (!URL.canParse(address) || !origins.includes(new URL(address).origin))
    yield faultLine(`${at}/${field}`, address, `an address of /origins (${origins.join(', ') || 'none'})`);
}

function* sizeFaults(at: string, { zones, width, height }: FileBanner): Generator<string> {
  for (const zone of zones) {
    const most = MOST[zone];
    if (width > most.width) yield faultLine(`${at}/width`, width, `up to ${most.width} in ${zone}`);
    if (height > most.height) yield faultLine(`${at}/height`, height, `up to ${most.height} in ${zone}`);
  }
}

/** Lines of the values that contradict others, or the bookmakers of the site. */
export function* contradictions(
  { banners, origins = [] }: BannersFile,
  bookmakers: ReadonlySet<number>,
  siteUrl: string,
): Generator<string> {
  yield* repeated(
    '/banners/*/id',
    banners.map(({ id }) => id),
  );
  // A frame of the site's own origin could leave its sandbox.
  for (const [index, origin] of origins.entries())
    if (origin === siteUrl) yield faultLine(`/origins/${index}`, origin, 'an origin other than SITE_URL');
  for (const [index, banner] of banners.entries()) {
    const at = `/banners/${index}`;
    const { from, until, gambling, link } = banner;
    yield* sourceFaults(at, banner, origins);
    yield* sizeFaults(at, banner);
    if (!URL.canParse(link)) yield faultLine(`${at}/link`, link, 'an https address');
    if (from !== undefined && until !== undefined && until < from)
      yield faultLine(`${at}/until`, until, `a day that is not before ${from}`);
    if (gambling !== undefined && !bookmakers.has(gambling))
      yield faultLine(`${at}/gambling`, gambling, 'the id of the advertised bookmaker in BOOKMAKERS');
  }
}
