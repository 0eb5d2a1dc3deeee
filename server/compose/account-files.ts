import path from 'node:path';
import type { Config } from '../ops/config/config.ts';

const KEYS = 'identity.keys';
const DELETIONS = 'deleted-accounts.ndjson';

/** Files that may stand in DATA_DIR before a restore. */
export const ACCOUNT_FILES = [KEYS, DELETIONS] as const;

/** Its keys are needed to check passwords. */
export const keyFileOf = ({ identityKeyFile, dataDir }: Pick<Config, 'identityKeyFile' | 'dataDir'>): string =>
  identityKeyFile || path.join(dataDir, KEYS);

export const deletionsFileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, DELETIONS);
