import { DOCUMENT_KEY } from '../../settings/kept.ts';

/** ACC-05, O-161: where the account is kept. The first four are the stored profile, and are wiped with it. */
export const KEYS = {
  data: DOCUMENT_KEY,
  privateData: 'lsid_privateData',
  hash: 'lsid_hash',
  id: 'lsid_id',
  /** ACC-07: ms since the epoch at which data were last asked for. */
  autosync: 'lsid_dataAutosyncRequest',
  /** The revision of the service that the documents stand on. */
  rev: 'lsid_rev',
  /** A logout or deletion that the service has not confirmed. */
  unfinished: 'lsid_unfinished',
} as const;
/** One key for each page with changes that the service does not hold yet, so that no two pages write one key. */
export const PENDING_PREFIX = 'lsid_pending_';
/** Kept until the browser is closed: name and address need not outlive the visit. */
export const SESSION_KEYS = { profile: 'lsid_profile', provider: 'lsid_provider' } as const;

/** Whether a change of this key may concern the account; null where all keys may have changed. */
export const isAccountKey = (key: string | null): boolean =>
  key === null || (Object.values(KEYS) as readonly string[]).includes(key) || key.startsWith(PENDING_PREFIX);
