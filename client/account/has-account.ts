import { KEYS, PENDING_PREFIX } from './keys.ts';

/** Whether somebody may be signed in, or has changes that wait: pages that find nothing of it need not load the account client. */
export const hasAccount = (keys: readonly string[]): boolean =>
  keys.some((key) => key === KEYS.id || key === KEYS.unfinished || key.startsWith(PENDING_PREFIX));
