import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPushNamespace, MAX_PUSH_ALIASES, type OriginConfig, parseOriginConfig, WireError } from '@stillingen/wire';
import { isEditionLanguage, type Language, VOCABULARIES } from '@stillingen/wire/words';
import { CAPTCHA_FORM, readCaptchaSetting } from './captcha.ts';
import { LOGIN_PROVIDERS_FORM, readLoginProviders } from './login-providers.ts';
import {
  headerPairs,
  isDatabaseUrl,
  isFolder,
  isNatsUrl,
  isSmtpUrl,
  matching,
  ONE_LINE,
  ON_OFF,
  originList,
  pushAliases,
  wholeNumber,
} from './setting-forms.ts';

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

const EDITION = /^([1-9]\d{0,3}):([a-z]{2})$/;
const EDITIONS_FORM = `up to 16 of project:language such as 2:en, separated by commas, each project once (languages: ${Object.keys(VOCABULARIES).join(', ')}), or empty for none`;
const MAX_EDITIONS = 16;

/** The language of each project that is named; null where one is named twice, or a language is none of ours. */
function feedEditions(text: string): ReadonlyMap<number, Language> | null {
  const editions = new Map<number, Language>();
  for (const part of text === '' ? [] : text.split(',')) {
    const [, project, language] = EDITION.exec(part.trim()) ?? [];
    if (language === undefined || !isEditionLanguage(language) || editions.has(Number(project))) return null;
    editions.set(Number(project), language);
  }
  return editions.size > MAX_EDITIONS ? null : editions;
}

/** The parts of a server that may run on machines of their own. */
export const ROLES = ['live', 'edge', 'identity'] as const;
export type Role = (typeof ROLES)[number];
export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
export const ROLE_FORM = `some of ${ROLES.join(', ')}, separated by commas`;

/** The roles of a list, each once; null where it is empty or names another. */
export function parseRoles(text: string): readonly Role[] | null {
  const named = text.split(',').map((each) => each.trim());
  const roles = ROLES.filter((role) => named.includes(role));
  return roles.length > 0 && roles.length === named.length ? roles : null;
}

const GEO_SOURCES = ['', 'cloudflare'] as const;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
/** Whether lines of a level are logged at the level that is set. */
export const isLogged = (set: LogLevel, level: LogLevel): boolean => LOG_LEVELS.indexOf(set) >= LOG_LEVELS.indexOf(level);
export type LogFormat = 'json' | 'text';
const LOG_FORMATS: Readonly<Record<string, LogFormat>> = {
  json: 'json',
  text: 'text',
  '': process.stdout.isTTY ? 'text' : 'json',
};

/** What examples write in the place of a token. */
const EXAMPLE_TOKEN = /change|example|placeholder|your-?token/i;

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
    allowed: 'postgres://user:password@host:port/database, its parts percent-encoded, or empty for the embedded one',
    meaning: 'a PostgreSQL of your own, 16 or newer',
    parse: (text: string) => (text === '' || isDatabaseUrl(text) ? text : null),
  },
  databaseRetrySeconds: {
    name: 'DATABASE_RETRY_SECONDS',
    fallback: '120',
    allowed: 'a number from 1 to 86400',
    meaning:
      'for how long the embedded database may fail to start again after it ended, before the server ends with code 1; a full disk is waited for',
    parse: wholeNumber(1, 86_400),
  },
  journalDays: {
    name: 'JOURNAL_DAYS',
    fallback: '0',
    allowed: 'a number from 1 to 36500, or 0 to keep all there',
    meaning: 'after how many days what providers told is moved from the database to files in the folder archive of DATA_DIR',
    parse: wholeNumber(0, 36_500),
  },
  natsUrl: {
    name: 'NATS_URL',
    fallback: '',
    allowed:
      'nats://user:password@host:port or tls://..., their parts percent-encoded, several separated by commas, or empty for one process',
    meaning:
      'the NATS JetStream over which several machines tell each other what happens; they share the database of DATABASE_URL',
    parse: (text: string) => (text === '' || text.split(',').every(isNatsUrl) ? text : null),
    isSecret: true,
  },
  roles: {
    name: 'ROLES',
    fallback: ROLES.join(','),
    allowed: ROLE_FORM,
    meaning:
      'what this process does: live takes what providers tell, edge serves visitors, identity their accounts; without NATS_URL one process does it all',
    parse: parseRoles,
  },
  projectId: {
    name: 'PROJECT_ID',
    fallback: '8',
    allowed: 'a number from 1 to 9999',
    meaning: 'first part of the address of feeds',
    parse: wholeNumber(1, 9999),
  },
  feedEditions: {
    name: 'FEED_EDITIONS',
    fallback: '',
    allowed: EDITIONS_FORM,
    meaning:
      'projects beside PROJECT_ID whose feeds are in another language, each at addresses of its own; ids are the same in all',
    parse: feedEditions,
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
  costPerAddress: {
    name: 'COST_PER_ADDRESS',
    fallback: '200',
    allowed: 'a number of milliseconds from 1 to 1000, which is all',
    meaning:
      'processor time that one address (IPv4, or a /64 of IPv6) may take a second for pages, feeds and queries that are not in memory, five seconds of it at once; beyond it is answered 429',
    parse: wholeNumber(1, 1000),
  },
  guessesPerAddress: {
    name: 'GUESSES_PER_ADDRESS',
    fallback: '30',
    allowed: 'a number from 1 to 100000',
    meaning:
      'unknown sessions, and unknown API keys, that one address may name in a minute; beyond it is answered without the database',
    parse: wholeNumber(1, 100_000),
  },
  rendersWaiting: {
    name: 'RENDERS_WAITING',
    fallback: '64',
    allowed: 'a number from 1 to 10000',
    meaning: 'pages that wait to be rendered; further ones are answered 503',
    parse: wholeNumber(1, 10_000),
  },
  clientAddressHeader: {
    name: 'CLIENT_ADDRESS_HEADER',
    fallback: '',
    allowed: 'the name of a header in lower case, such as x-forwarded-for, or empty without a proxy',
    meaning:
      'where the proxy in front names the address of the visitor, last of all that are named; behind a proxy it has to be set, or all visitors count as one address; set it only where the proxy always writes it',
    parse: matching(/^[a-z0-9-]{0,64}$/),
  },
  siteUrl: {
    name: 'SITE_URL',
    fallback: '',
    allowed: 'an origin such as https://example.dk, or empty for the address that is listened on',
    meaning:
      'the site as its visitors type it: links of mails lead there, and accounts take calls from its pages alone; with https a login holds on its own device alone; where it is empty they take calls from pages of whichever host they are called at',
    parse: (text: string) => ((originList(text)?.length ?? 2) <= 1 ? text : null),
  },
  hstsSeconds: {
    name: 'HSTS_SECONDS',
    fallback: '0',
    allowed: 'a number of seconds from 0, for none, to 63072000 (two years)',
    meaning:
      'for how long browsers that were here once reach this host by https alone (Strict-Transport-Security); where the proxy in front does not say it itself',
    parse: wholeNumber(0, 63_072_000),
  },
  identityOrigins: {
    name: 'IDENTITY_ORIGINS',
    fallback: '',
    allowed: 'origins such as https://m.example.dk, separated by commas, or empty for none',
    meaning: 'whose pages may call the account service, beside those of SITE_URL',
    parse: originList,
  },
  identityNamespace: {
    name: 'IDENTITY_NAMESPACE',
    fallback: 'stillingen',
    allowed: '1 to 32 letters, digits or -',
    meaning: 'the name of the site among those that share accounts',
    parse: matching(/^[A-Za-z0-9-]{1,32}$/),
  },
  identityKeyFile: {
    name: 'IDENTITY_KEY_FILE',
    fallback: '',
    allowed: 'a file that holds the keys of accounts, or empty for identity.keys in DATA_DIR',
    meaning:
      'without its keys no password opens and no queued mail is read: keep a copy apart from the database, and give every machine the same; it is made where it is not there',
    parse: (text: string) => (text.includes('\0') ? null : text),
  },
  loginProviders: {
    name: 'LOGIN_PROVIDERS',
    fallback: '',
    allowed: `a file that holds ${LOGIN_PROVIDERS_FORM}, or empty for none`,
    meaning: 'by whose accounts visitors may log in, and how the operator is known there; the file holds secrets',
    parse: (text: string) => (text === '' ? {} : readLoginProviders(text)),
  },
  operatorName: {
    name: 'OPERATOR_NAME',
    fallback: '',
    allowed: 'a text of one line, or empty',
    meaning: 'who runs the site, as its terms and its privacy policy name them; to be set before accounts are offered to others',
    parse: matching(ONE_LINE),
  },
  operatorAddress: {
    name: 'OPERATOR_ADDRESS',
    fallback: '',
    allowed: 'a text of one line, or empty',
    meaning: 'the postal address of who runs the site, and their company number where there is one',
    parse: matching(ONE_LINE),
  },
  operatorEmail: {
    name: 'OPERATOR_EMAIL',
    fallback: '',
    allowed: 'an address of mail, or empty',
    meaning: 'where visitors write to about the site and about what is kept of them',
    parse: matching(/^(?:[^\s@]+@[^\s@]+)?$/),
  },
  termsDir: {
    name: 'TERMS_DIR',
    fallback: '',
    allowed: 'a folder of files such as tou-2026-11.md and pp-2026-11.md, or empty for those that come with the project',
    meaning: 'terms of use and privacy policies of your own; a new version is a new file, and what was agreed to never changes',
    parse: (text: string) => (text === '' || isFolder(text) ? text : null),
  },
  marketingConsent: {
    name: 'MARKETING_CONSENT',
    fallback: 'on',
    allowed: 'on, or off',
    meaning: 'on: users are asked whether the operator may send them news; off where nothing is sent',
    parse: (text: string) => ON_OFF[text] ?? null,
  },
  identitySilent: {
    name: 'IDENTITY_SILENT',
    fallback: 'off',
    allowed: 'on, or off',
    meaning: 'on: who registers an address that is taken is not told, and its owner is told by mail',
    parse: (text: string) => ON_OFF[text] ?? null,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    fallback: '',
    allowed: 'smtp://user:password@host:587 or smtps://..., or empty for none',
    meaning:
      'the mail server that takes the mails of accounts; with a password they go encrypted or not at all; without one they are written to the folder mail of DATA_DIR, where nobody receives them',
    parse: (text: string) => (text === '' || isSmtpUrl(text) ? text : null),
    isSecret: true,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    fallback: '',
    allowed: 'an address such as post@example.dk or Stillingen <post@example.dk>, or empty for noreply at the host of SITE_URL',
    meaning: 'who mails of accounts are from; to be set with SMTP_URL',
    parse: matching(/^(?:(?:[\p{L}\d .-]{1,60} <[^\s<>@,;:"]+@[\w.-]+>)|(?:[^\s<>@,;:"]+@[\w.-]+))?$/u),
  },
  mailPerMinute: {
    name: 'MAIL_PER_MINUTE',
    fallback: '120',
    allowed: 'a number from 1 to 100000',
    meaning: 'mails that are sent in a minute at most; others wait',
    parse: wholeNumber(1, 100_000),
  },
  captcha: {
    name: 'CAPTCHA',
    fallback: 'proof-of-work',
    allowed: CAPTCHA_FORM,
    meaning:
      'what stands between programs and registrations: a second of work that browsers do unseen, nothing (for tests and closed networks), or the captcha of somebody else, which edges have to know of too, as their pages hold it; the file holds a secret',
    parse: readCaptchaSetting,
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    fallback: '',
    allowed: '16 to 128 letters, digits, -, _ or ., or empty; none that stands in an example, as everybody knows it',
    meaning: 'who sends it as a bearer token may read /metrics; without one, whoever asks from this machine',
    parse: (text: string) => (/^(?:[\w.-]{16,128})?$/.test(text) && !EXAMPLE_TOKEN.test(text) ? text : null),
    isSecret: true,
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    allowed: 'an address such as http://127.0.0.1:4318, to which /v1/traces is added, or empty for none',
    meaning:
      'the receiver of traces (OTLP over HTTP, JSON): what happens to each message on its way to visitors, and how long it takes',
    parse: (text: string) => (text === '' || (/^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text)) ? text : null),
  },
  otlpHeaders: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    fallback: '',
    allowed: 'name=value, percent-encoded, several separated by commas, or empty for none',
    meaning: 'headers that the receiver of traces asks for, such as its key',
    parse: headerPairs,
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
  logFormat: {
    name: 'LOG_FORMAT',
    fallback: '',
    allowed: 'json, text, or empty for text on a terminal and json elsewhere',
    meaning: 'lines of JSON for programs that collect logs, or of words for people',
    parse: (text: string) => LOG_FORMATS[text] ?? null,
  },
  gallery: {
    name: 'GALLERY',
    fallback: 'off',
    allowed: 'on, or off; on only where NODE_ENV is not production',
    meaning: 'for developers: /_galleri/ shows every kind of row in every state',
    parse: (text: string) => (text === 'on' && process.env.NODE_ENV === 'production' ? null : (ON_OFF[text] ?? null)),
  },
  webDir: {
    name: 'WEB_DIR',
    fallback: path.join(import.meta.dirname, '../../../web/dist'),
    allowed: 'the folder of the built web app',
    meaning: 'pages and assets',
    parse: (text: string) => (text === '' ? null : path.resolve(text)),
  },
} as const satisfies Record<string, Setting<unknown>>;

export type Config = { readonly [Name in keyof typeof SETTINGS]: NonNullable<ReturnType<(typeof SETTINGS)[Name]['parse']>> };

/** The password of an address. */
const PASSWORD = /(:\/\/[^:@/\s]*):[^]*@/;

/** Settings and options of other names that were given in this form are refused by the same words. */
export const wrong = (name: string, value: string, allowed: string): ConfigError =>
  new ConfigError(`${name} is ${JSON.stringify(value)}; allowed: ${allowed}`);

/** What settings say together. */
function checkTogether({ natsUrl, databaseUrl, roles, smtpUrl, mailFrom, projectId, feedEditions: editions }: Config): void {
  if (editions.has(projectId))
    throw new ConfigError(
      `FEED_EDITIONS names ${projectId}, which is PROJECT_ID; allowed: other projects, as that one is Danish`,
    );
  if (smtpUrl !== '' && mailFrom === '')
    throw new ConfigError('SMTP_URL is set and MAIL_FROM is not; allowed: both, as mail servers ask who a mail is from');
  if (natsUrl !== '' && databaseUrl === '')
    throw new ConfigError('NATS_URL is set and DATABASE_URL is not; allowed: both, as several machines share one database');
  if (natsUrl === '' && roles.length < ROLES.length)
    throw new ConfigError(
      `ROLES is ${JSON.stringify(roles.join(','))}; allowed: without NATS_URL one process has all roles (${ROLES.join(',')})`,
    );
}

/** All settings, read once, checked once and frozen; those that are `given` win. Throws ConfigError for the first that is wrong. */
export function readConfig(environment: Environment = process.env, given: Environment = {}): Config {
  const config: Record<string, unknown> = {};
  for (const [field, setting] of Object.entries(SETTINGS)) {
    const text = given[setting.name] ?? environment[setting.name] ?? setting.fallback;
    const value = setting.parse(text);
    if (value === null) throw wrong(setting.name, 'isSecret' in setting ? '…' : text.replace(PASSWORD, '$1:…@'), setting.allowed);
    config[field] = value;
  }
  checkTogether(config as Config);
  return Object.freeze(config) as Config;
}
