import type * as da from '../da/missing.ts';
import type { TextOf } from '../text-of.ts';

export const missingText: TextOf<typeof da.missingText> = {
  title: 'Page not found',
  text: 'This address leads nowhere. The match or league may have moved.',
};

export const offlineText: TextOf<typeof da.offlineText> = {
  title: 'You are offline',
  text: 'The page could not be loaded. We keep trying and will show it as soon as there is a connection.',
};
