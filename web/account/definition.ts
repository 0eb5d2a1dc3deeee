import { ACCOUNT_PAGE_PATH } from '@stillingen/wire';
import { defineFixedPage } from '../page/define-page.ts';
import { shellText } from '#text/shell.ts';
import { accountPageText } from '#text/account-page.ts';

export const accountPage = defineFixedPage({
  kind: 'account',
  path: ACCOUNT_PAGE_PATH,
  title: `${accountPageText.title} · ${shellText.brand}`,
});
