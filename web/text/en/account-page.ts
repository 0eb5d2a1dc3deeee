import type * as da from '../da/account-page.ts';
import type { TextOf } from '../text-of.ts';

export const accountPageText: TextOf<typeof da.accountPageText> = {
  title: 'My account',
  why: 'With an account your settings follow you on all your devices. It is free, and you can see everything without one.',
  needsScript: 'Accounts need JavaScript, which is turned off in your browser. You can see all results without it.',
  toFront: 'To today’s matches',
};
