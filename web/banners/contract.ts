import type { BannerView } from '@stillingen/wire';
import type { ComponentType } from 'react';

/** Places of the page; what stands there depends on its kind. */
export type BannerPlace = 'top' | 'centre' | 'right' | 'end';

/** Adverts of a page, once the visitor has consented. */
export interface ShownBanners {
  readonly Slot: ComponentType<{ readonly place: BannerPlace }>;
  readonly view: BannerView;
  /** They came after the page was drawn: nothing in view may move for them. */
  readonly isLate: boolean;
}
