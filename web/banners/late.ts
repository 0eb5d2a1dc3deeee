import type { WritableStore } from '@stillingen/client';
import { BANNERS_FIELD, BANNERS_PATH, type BannerView } from '@stillingen/wire';
import { placeAndConsent } from '../consent/place-and-consent.ts';
import type { Page } from '../page/page-context.ts';
import type { ShownBanners } from './contract.ts';

async function load(path: string): Promise<ShownBanners | null> {
  const [{ BannerSlot: Slot }, response] = await Promise.all([
    import('./parts.tsx'),
    fetch(`${BANNERS_PATH}?${new URLSearchParams({ [BANNERS_FIELD]: path })}`),
  ]);
  // The server may not count the consent that the browser counts.
  return response.ok ? { Slot, view: (await response.json()) as BannerView, isLate: true } : null;
}

/** PAGE-31: adverts of a page that was drawn before the visitor consented. */
export function awaitConsent(page: Page, shown: WritableStore<ShownBanners | null>): void {
  const complete = placeAndConsent(page);
  let isLoading = false;
  const look = (): void => {
    if (isLoading || shown.get() !== null || complete.get()?.consent.includes('advertising') !== true) return;
    isLoading = true;
    load(page.request.path).then(
      (loaded) => {
        isLoading = false;
        shown.set(loaded);
      },
      () => {
        isLoading = false;
      },
    );
  };
  complete.subscribe(look);
  look();
}
