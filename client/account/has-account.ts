/** Keys of somebody who is signed in, and of what waits to be told to the service (storage/storage.ts, which pages need not load for this). */
const ACCOUNT_KEY = /^lsid_(?:id$|unfinished$|pending_)/;

/** Whether somebody may be signed in, or has changes that wait: pages that find nothing of it need not load the account client. */
export const hasAccount = (keys: readonly string[]): boolean => keys.some((key) => ACCOUNT_KEY.test(key));
