import type { Page } from '../page/page-context.ts';

/** ACC-14: whether a function of users may be used on a page; where not, the window to log in says that it needs to be. */
export const requireAccount = async ({ account }: Pick<Page, 'account'>): Promise<boolean> =>
  account === undefined ? false : (await account.load()).requireLogin();
