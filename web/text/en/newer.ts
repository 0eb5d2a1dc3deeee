import type * as da from '../da/newer.ts';
import type { TextOf } from '../text-of.ts';

export const newerText: TextOf<typeof da.newerText> = {
  reload: 'New version: reload',
  close: 'Close',
};
