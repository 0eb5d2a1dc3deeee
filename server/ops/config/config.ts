import path from 'node:path';
import { ACCOUNTS_SETTINGS } from './accounts.ts';
import { ALERTS_SETTINGS } from './alerts.ts';
import { CONNECT_SETTINGS } from './connect.ts';
import { DELIVERY_SETTINGS } from './delivery.ts';
import { IMAGES_SETTINGS } from './images.ts';
import { MINE_SETTINGS } from './mine.ts';
import { ODDS_SETTINGS } from './odds.ts';
import { SITE_SETTINGS } from './site.ts';
import { OPERATOR_SETTINGS } from './operator.ts';
import { PROCESS_SETTINGS, ROLES } from './process.ts';
import { REPORTS_SETTINGS } from './reports.ts';
import { ConfigError, wrong } from './setting.ts';
import { checkTelemetry, TELEMETRY_SETTINGS } from './telemetry.ts';

/** Every setting. docs/settings.md and the help of the command line are written from this table. */
export const SETTINGS = {
  ...PROCESS_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...SITE_SETTINGS,
  ...IMAGES_SETTINGS,
  ...MINE_SETTINGS,
  ...ACCOUNTS_SETTINGS,
  ...ALERTS_SETTINGS,
  ...CONNECT_SETTINGS,
  ...ODDS_SETTINGS,
  ...OPERATOR_SETTINGS,
  ...REPORTS_SETTINGS,
  ...TELEMETRY_SETTINGS,
} as const;

type Environment = Readonly<Record<string, string | undefined>>;
export type Config = { readonly [Name in keyof typeof SETTINGS]: NonNullable<ReturnType<(typeof SETTINGS)[Name]['parse']>> };

/** Pages in English need feeds in English. */
function withEnglishFeeds(config: Config): Config {
  const { english, feedEditions, projectId } = config;
  if (!english || [...feedEditions.values()].includes('en')) return config;
  let project = 2;
  while (project === projectId || feedEditions.has(project)) project += 1;
  return { ...config, feedEditions: new Map([...feedEditions, [project, 'en']]) };
}

const PASSWORD = /(:\/\/[^:@/\s]*):[^]*@/;

function checkTogether({ natsUrl, databaseUrl, roles, smtpUrl, mailFrom, projectId, feedEditions: editions }: Config): void {
  if (editions.has(projectId))
    throw new ConfigError(
      `FEED_EDITIONS names ${projectId}, which is PROJECT_ID; allowed: other projects, as that one is Danish`,
    );
  if (smtpUrl !== '' && mailFrom === '')
    throw new ConfigError('SMTP_URL is set and MAIL_FROM is not; allowed: both, as mail servers require a sender');
  if (natsUrl !== '' && databaseUrl === '')
    throw new ConfigError('NATS_URL is set and DATABASE_URL is not; allowed: both, as several machines share one database');
  if (natsUrl === '' && roles.length < ROLES.length)
    throw new ConfigError(
      `ROLES is ${JSON.stringify(roles.join(','))}; allowed: without NATS_URL one process has all roles (${ROLES.join(',')})`,
    );
}

/** `given` wins over the environment, and that over `usual`. Throws ConfigError at a wrong setting. */
export function readConfig(environment: Environment = process.env, given: Environment = {}, usual: Environment = {}): Config {
  const config: Record<string, unknown> = {};
  for (const [field, setting] of Object.entries(SETTINGS)) {
    const text = given[setting.name] ?? environment[setting.name] ?? usual[setting.name] ?? setting.fallback;
    const value = setting.parse(text);
    if (value === null) throw wrong(setting.name, 'isSecret' in setting ? '…' : text.replace(PASSWORD, '$1:…@'), setting.allowed);
    config[field] = value;
  }
  checkTogether(config as Config);
  checkTelemetry(config as Config);
  return Object.freeze(withEnglishFeeds(config as Config));
}

const KEYS = 'identity.keys';
const DELETIONS = 'deleted-accounts.ndjson';

/** Files that may stand in DATA_DIR before a restore. */
export const ACCOUNT_FILES = [KEYS, DELETIONS] as const;

export const keyFileOf = ({ identityKeyFile, dataDir }: Pick<Config, 'identityKeyFile' | 'dataDir'>): string =>
  identityKeyFile || path.join(dataDir, KEYS);

export const deletionsFileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, DELETIONS);
