/** Of a signed-in user or of unsent changes. Apart from storage.ts: every page loads it. */
const ACCOUNT_KEY = /^lsid_(?:id$|unfinished$|pending_)/;

export const hasAccount = (keys: readonly string[]): boolean => keys.some((key) => ACCOUNT_KEY.test(key));

/** Of the signed-in user. */
export const ID_KEY = 'lsid_id';
