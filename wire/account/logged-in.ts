/** The two halves of a login (ACC-05). Apart from the other rules: push knows them on every page. */
const PROFILE_ID = /^[0-9a-z]{26}$/;
const LOGIN_HASH = /^[0-9a-f]{64}$/;

export const isProfileId = (value: unknown): value is string => typeof value === 'string' && PROFILE_ID.test(value);
export const isLoginHash = (value: unknown): value is string => typeof value === 'string' && LOGIN_HASH.test(value);

export const ACCOUNT_PAGE_PATH = '/konto/';
