import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPushNamespace, MAX_PUSH_ALIASES, type OriginConfig, parseOriginConfig, WireError } from '@stillingen/wire';

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
  /** It is not repeated where it is wrong. */
  readonly isSecret?: true;
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
/** Origins separated by commas, each as a browser writes it. */
function originList(text: string): readonly string[] | null {
  const origins = text.split(',').filter((each) => each !== '');
  const isOrigin = (each: string): boolean => /^https?:/.test(each) && URL.canParse(each) && new URL(each).origin === each;
  return origins.every(isOrigin) ? origins : null;
}
function pushAliases(text: string): readonly string[] | null {
  const aliases = text.split(',').filter((each) => each !== '');
  const isAlias = (each: string): boolean => /^wss?:\/\/[^\s?#@]+$/.test(each) && URL.canParse(each);
  return aliases.length <= MAX_PUSH_ALIASES && aliases.every(isAlias) ? aliases : null;
}

const RESOLVER_FORM =
  'a JSON object {"local": [...], "global": [...], "default_url": "https://..."} whose entries are {"url", "weight", "countries"}, or a file that holds it, or empty for none';

/** Where feeds come from; a resolver of null where that is our own address. Throws ConfigError that says what does not match. */
function feedResolver(text: string): { readonly resolver: OriginConfig | null } | null {
  if (text === '') return { resolver: null };
  try {
    return { resolver: parseOriginConfig(JSON.parse(text.startsWith('{') ? text : readFileSync(text, 'utf8'))) };
  } catch (error) {
    if (error instanceof WireError) throw new ConfigError(`FEED_RESOLVER: ${error.message}; allowed: ${RESOLVER_FORM}`);
    return null;
  }
}

const GEO_SOURCES = ['', 'cloudflare'] as const;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const GALLERY: Readonly<Record<string, boolean>> = { on: true, off: false };

/** Every setting there is: docs/settings.md is written from this table, and so is the help. */
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
    meaning: 'a PostgreSQL of your own, 16 or newer',
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
  feedPrefix: {
    name: 'FEED_PREFIX',
    fallback: '/x/feed/',
    allowed: 'a path of lower-case letters, digits, - and _ that begins and ends with /',
    meaning: 'what stands between the project and the name of a feed; feeds without a project stay at /x/feed/',
    parse: matching(/^\/(?:[a-z0-9_-]{1,32}\/){1,4}$/),
  },
  feedResolver: {
    name: 'FEED_RESOLVER',
    fallback: '',
    allowed: RESOLVER_FORM,
    meaning: 'hosts that browsers may fetch feeds from, by country ("*" is every country); our own address where empty',
    parse: feedResolver,
  },
  pushAliases: {
    name: 'PUSH_ALIASES',
    fallback: '',
    allowed: `up to ${MAX_PUSH_ALIASES} addresses such as wss://push.example.dk/push, separated by commas, or empty for our own`,
    meaning: 'addresses of the push channel, of which browsers choose one and try the next where it fails',
    parse: pushAliases,
  },
  geoHeaders: {
    name: 'GEO_HEADERS',
    fallback: '',
    allowed: 'cloudflare, or empty for none',
    meaning: 'whose geo headers the proxy in front sets',
    parse: (text: string) => GEO_SOURCES.find((source) => source === text) ?? null,
  },
  pushNamespace: {
    name: 'PUSH_NAMESPACE',
    fallback: '',
    allowed: 'up to 16 lower-case letters, digits or -, or empty for none',
    meaning: 'the prefix of all push subjects, where several sites share a push host',
    parse: (text: string) => (isPushNamespace(text) ? text : null),
  },
  pushOrigins: {
    name: 'PUSH_ORIGINS',
    fallback: '',
    allowed: 'origins such as https://example.dk, separated by commas, or empty for none',
    meaning: 'whose pages may connect to push, beside our own',
    parse: originList,
  },
  pushPerAddress: {
    name: 'PUSH_PER_ADDRESS',
    fallback: '50',
    allowed: 'a number from 1 to 100000',
    meaning: 'push connections from one address; further ones are answered 429',
    parse: wholeNumber(1, 100_000),
  },
  clientAddressHeader: {
    name: 'CLIENT_ADDRESS_HEADER',
    fallback: '',
    allowed: 'the name of a header in lower case, such as x-forwarded-for, or empty without a proxy',
    meaning:
      'where the proxy in front names the address of the visitor, last of all that are named; behind a proxy it has to be set, or all visitors count as one address; set it only where the proxy always writes it',
    parse: matching(/^[a-z0-9-]{0,64}$/),
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    fallback: '',
    allowed: '16 to 128 letters, digits, -, _ or ., or empty',
    meaning: 'who sends it as a bearer token may read /metrics; without one, whoever asks from this machine',
    parse: matching(/^(?:[\w.-]{16,128})?$/),
    isSecret: true,
  },
  drainSeconds: {
    name: 'DRAIN_SECONDS',
    fallback: '10',
    allowed: 'a number from 1 to 300',
    meaning: 'how long the server may take to end in order after SIGTERM',
    parse: wholeNumber(1, 300),
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

/** The password of an address. */
const PASSWORD = /(:\/\/[^:@/\s]*):[^@\s]*@/;

/** Settings and options of other names that were given in this form are refused by the same words. */
export const wrong = (name: string, value: string, allowed: string): ConfigError =>
  new ConfigError(`${name} is ${JSON.stringify(value)}; allowed: ${allowed}`);

/** All settings, read once, checked once and frozen. Throws ConfigError for the first that is wrong. */
export function readConfig(environment: Environment = process.env): Config {
  const config: Record<string, unknown> = {};
  for (const [field, setting] of Object.entries(SETTINGS)) {
    const text = environment[setting.name] ?? setting.fallback;
    const value = setting.parse(text);
    if (value === null) throw wrong(setting.name, 'isSecret' in setting ? '…' : text.replace(PASSWORD, '$1:…@'), setting.allowed);
    config[field] = value;
  }
  return Object.freeze(config) as Config;
}
