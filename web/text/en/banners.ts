import type * as da from '../da/banners.ts';
import type { TextOf } from '../text-of.ts';

export const bannerText: TextOf<typeof da.bannerText> = {
  label: 'Advert',
  /** Beside the label. */
  from: (advertiser) => `from ${advertiser}`,
  close: 'Close advert',
};
