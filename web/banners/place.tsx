import { createStore } from '@stillingen/client';
import { usePage, useStore } from '../page/page-context.ts';
import type { BannerPlace, ShownBanners } from './contract.ts';

const none = createStore<ShownBanners | null>(null);

/** Nothing on a site without adverts, and before a consent. */
export function Banners({ place }: { place: BannerPlace }) {
  const shown = useStore(usePage().banners ?? none);
  return shown && <shown.Slot place={place} />;
}
