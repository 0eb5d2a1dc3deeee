import type { Page } from '../page/page-context.ts';

/** ACC-14: opens the login window and is false if no user is signed in. */
export const requireAccount = async ({ account }: Pick<Page, 'account'>): Promise<boolean> =>
  account === undefined ? false : (await account.load()).requireLogin();
