/** Where on a site mails and providers lead, and whoever has no script. Apart, as every page knows it. */
export const ACCOUNT_PAGE_PATH = '/konto/';
