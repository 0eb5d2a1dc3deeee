import path from 'node:path';
import type { Config } from '../ops/config/config.ts';

const KEYS = 'identity.keys';
const DELETIONS = 'deleted-accounts.ndjson';

/** What DATA_DIR may hold before a restore. */
export const ACCOUNT_FILES = [KEYS, DELETIONS] as const;

/** Without this file no password of an account is worth anything. */
export const keyFileOf = ({ identityKeyFile, dataDir }: Pick<Config, 'identityKeyFile' | 'dataDir'>): string =>
  identityKeyFile || path.join(dataDir, KEYS);

/** Which accounts were deleted, for a restore of a backup that still has them. */
export const deletionsFileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, DELETIONS);
