import { ACCOUNT_PAGE_PATH } from '@stillingen/wire';
import { defineFixedPage } from '../page/define-page.ts';
import { shellText } from '../text/da.ts';
import { accountPageText } from '../text/da-account-page.ts';

export const accountPage = defineFixedPage({
  kind: 'account',
  path: ACCOUNT_PAGE_PATH,
  title: `${accountPageText.title} · ${shellText.brand}`,
});
