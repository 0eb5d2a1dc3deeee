import { readFileSync } from 'node:fs';
import { isPushNamespace, MAX_PUSH_ALIASES, type OriginConfig, parseOriginConfig, WireError } from '@stillingen/wire';
import { isEditionLanguage, type Language, VOCABULARIES } from '@stillingen/wire/words';
import { ConfigError, matching, onOff, originList, type Setting, wholeNumber } from './setting.ts';

const RESOLVER_FORM =
  'a JSON object {"local": [...], "global": [...], "default_url": "https://..."} whose entries are {"url", "weight", "countries"}, or a file that holds it, or empty for none';

/** Null for the address of the site. Throws ConfigError on a JSON that does not match. */
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

function feedEditions(text: string): ReadonlyMap<number, Language> | null {
  const editions = new Map<number, Language>();
  for (const part of text === '' ? [] : text.split(',')) {
    const [, project, language] = EDITION.exec(part.trim()) ?? [];
    if (language === undefined || !isEditionLanguage(language) || editions.has(Number(project))) return null;
    editions.set(Number(project), language);
  }
  return editions.size > MAX_EDITIONS ? null : editions;
}

const GEO_SOURCES = ['', 'cloudflare'] as const;

function pushAliases(text: string): readonly string[] | null {
  const aliases = text.split(',').filter((each) => each !== '');
  const isAlias = (each: string): boolean => /^wss?:\/\/[^\s?#@]+$/.test(each) && URL.canParse(each);
  return aliases.length <= MAX_PUSH_ALIASES && aliases.every(isAlias) ? aliases : null;
}

export const DELIVERY_SETTINGS = {
  projectId: {
    name: 'PROJECT_ID',
    fallback: '8',
    allowed: 'a number from 1 to 9999',
    meaning: 'the first part of feed addresses',
    parse: wholeNumber(1, 9999),
  },
  feedEditions: {
    name: 'FEED_EDITIONS',
    fallback: '',
    allowed: EDITIONS_FORM,
    meaning: 'further projects whose feeds are in another language, each at its own addresses; ids are the same in all',
    parse: feedEditions,
  },
  feedSign: {
    name: 'FEED_SIGN',
    fallback: 'stillingen',
    allowed: '1 to 64 letters, digits, - or _',
    meaning: 'the x-fsign header that feed requests must carry; public, not a secret',
    parse: matching(/^[\w-]{1,64}$/),
  },
  feedPrefix: {
    name: 'FEED_PREFIX',
    fallback: '/x/feed/',
    allowed: 'a path of lower-case letters, digits, - and _ that begins and ends with /',
    meaning: 'the path between the project and the name of a feed; feeds without a project stay at /x/feed/',
    parse: matching(/^\/(?:[a-z0-9_-]{1,32}\/){1,4}$/),
  },
  feedBenchmark: {
    name: 'FEED_BENCHMARK',
    fallback: 'off',
    allowed: 'on, or off',
    meaning: 'on: browsers mark one feed request in a hundred with x-benchmarkrequest: 1, for logs of proxies; off: none',
    parse: onOff,
  },
  feedResolver: {
    name: 'FEED_RESOLVER',
    fallback: '',
    allowed: RESOLVER_FORM,
    meaning: 'hosts from which browsers may fetch feeds, by country ("*" is every country); empty for the address of the site',
    parse: feedResolver,
  },
  geoHeaders: {
    name: 'GEO_HEADERS',
    fallback: '',
    allowed: 'cloudflare, or empty for none',
    meaning: 'the service whose geo headers the proxy sets',
    parse: (text: string) => GEO_SOURCES.find((source) => source === text) ?? null,
  },
  httpFastPath: {
    name: 'HTTP_FAST_PATH',
    fallback: 'on',
    allowed: 'on, or off',
    meaning:
      'on: answer simple requests for feeds before node:http parses them, which takes less processor time; off: answer all by node:http',
    parse: onOff,
  },
  pushAliases: {
    name: 'PUSH_ALIASES',
    fallback: '',
    allowed: `up to ${MAX_PUSH_ALIASES} addresses such as wss://push.example.dk/push, separated by commas, or empty for that of the site`,
    meaning: 'addresses of the push channel; a browser chooses one and tries the next if it fails',
    parse: pushAliases,
  },
  pushNamespace: {
    name: 'PUSH_NAMESPACE',
    fallback: '',
    allowed: 'up to 16 lower-case letters, digits or -, or empty for none',
    meaning: 'the prefix of all push subjects, if several sites share a push host',
    parse: (text: string) => (isPushNamespace(text) ? text : null),
  },
  pushOrigins: {
    name: 'PUSH_ORIGINS',
    fallback: '',
    allowed: 'origins such as https://example.dk, separated by commas, or empty for none',
    meaning: 'further origins whose pages may connect to push',
    parse: originList,
  },
  pushPerAddress: {
    name: 'PUSH_PER_ADDRESS',
    fallback: '50',
    allowed: 'a number from 1 to 100000',
    meaning: 'the most push connections of one address; further ones are answered 429',
    parse: wholeNumber(1, 100_000),
  },
  pushRawWrites: {
    name: 'PUSH_RAW_WRITES',
    fallback: 'on',
    allowed: 'on, or off',
    meaning: 'on: write to WebSockets below the streams of Node, which takes less processor time; off: write through the streams',
    parse: onOff,
  },
} as const satisfies Record<string, Setting<unknown>>;
