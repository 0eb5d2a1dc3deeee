import path from 'node:path';

/** A wrong setting or option: its message is one line that names it, what it holds, and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting<Type> {
  readonly name: string;
  readonly fallback: string;
  readonly allowed: string;
  readonly meaning: string;
  readonly parse: (text: string) => Type | null;
}

const wholeNumber =
  (min: number, max: number) =>
  (text: string): number | null => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : null;
  };
const matching =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.test(text) ? text : null;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const GALLERY: Readonly<Record<string, boolean>> = { on: true, off: false };

/** Every setting there is: the operator's guide is written from this table. */
export const SETTINGS = {
  port: {
    name: 'PORT',
    fallback: '8080',
    allowed: 'a port from 1 to 65535, or 0 for a free one',
    meaning: 'where visitors are served',
    parse: wholeNumber(0, 65535),
  },
  host: {
    name: 'HOST',
    fallback: '127.0.0.1',
    allowed: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
    meaning: 'the address to listen on',
    parse: matching(/^[0-9a-zA-Z.:-]{1,253}$/),
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: './data',
    allowed: 'a folder that may be written',
    meaning: 'where the embedded database keeps its files',
    parse: (text: string) => (text === '' || text.includes('\0') ? null : path.resolve(text)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    allowed: 'postgres://user:password@host:port/database, or empty for the embedded one',
    meaning: 'a PostgreSQL of your own',
    parse: matching(/^(postgres(ql)?:\/\/\S+)?$/),
  },
  projectId: {
    name: 'PROJECT_ID',
    fallback: '8',
    allowed: 'a number from 1 to 9999',
    meaning: 'first part of the address of feeds',
    parse: wholeNumber(1, 9999),
  },
  feedSign: {
    name: 'FEED_SIGN',
    fallback: 'stillingen',
    allowed: '1 to 64 letters, digits, - or _',
    meaning: 'the x-fsign that feeds demand; public, not a secret',
    parse: matching(/^[\w-]{1,64}$/),
  },
  geoHeaders: {
    name: 'GEO_HEADERS',
    fallback: '',
    allowed: 'cloudflare, or empty for none',
    meaning: 'whose geo headers the proxy in front sets',
    parse: matching(/^(cloudflare)?$/),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'warn',
    allowed: LOG_LEVELS.join(', '),
    meaning: 'what is logged',
    parse: (text: string) => LOG_LEVELS.find((level) => level === text) ?? null,
  },
  gallery: {
    name: 'GALLERY',
    fallback: 'off',
    allowed: 'on, or off; on only where NODE_ENV is not production',
    meaning: 'for developers: /_galleri/ shows every kind of row in every state',
    parse: (text: string) => (text === 'on' && process.env.NODE_ENV === 'production' ? null : (GALLERY[text] ?? null)),
  },
  webDir: {
    name: 'WEB_DIR',
    fallback: path.join(import.meta.dirname, '..', 'web', 'dist'),
    allowed: 'the folder of the built web app',
    meaning: 'pages and assets',
    parse: (text: string) => (text === '' ? null : path.resolve(text)),
  },
} as const satisfies Record<string, Setting<unknown>>;

export type Config = { readonly [Name in keyof typeof SETTINGS]: NonNullable<ReturnType<(typeof SETTINGS)[Name]['parse']>> };

/** Settings and options of other names that were given in this form are refused by the same words. */
export const wrong = (name: string, value: string, allowed: string): ConfigError =>
  new ConfigError(`${name} is ${JSON.stringify(value)}; allowed: ${allowed}`);

/** All settings, read once, checked once and frozen. Throws ConfigError for the first that is wrong. */
export function readConfig(environment: Environment = process.env): Config {
  const config: Record<string, unknown> = {};
  for (const [field, setting] of Object.entries(SETTINGS)) {
    const text = environment[setting.name] ?? setting.fallback;
    const value = setting.parse(text);
    if (value === null) throw wrong(setting.name, text, setting.allowed);
    config[field] = value;
  }
  return Object.freeze(config) as Config;
}
