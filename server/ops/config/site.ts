import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteEdition } from '@stillingen/wire';
import { matching, onOff, originList, type Setting, wholeNumber } from './setting.ts';

const SITE_EDITION = /^([a-z]{2})(?:-([A-Z]{2}))?=(https?:\/\/[^\s,/]+)$/;

/** Null for a list with a wrong or repeated entry. */
function siteEditions(text: string): readonly SiteEdition[] | null {
  const editions: SiteEdition[] = [];
  for (const part of text === '' ? [] : text.split(',')) {
    const [, language, country = null, url] = SITE_EDITION.exec(part.trim()) ?? [];
    if (language === undefined || url === undefined || originList(url) === null) return null;
    if (editions.some((each) => each.language === language && each.country === country)) return null;
    editions.push({ language, country, url });
  }
  return editions;
}

/** PAGE-34: the countries whose visitors are led to the mobile site, or all but some. */
export interface MobileLinkCountries {
  readonly isExcept: boolean;
  readonly countries: readonly string[];
}

/** GEO-10. */
const WITHOUT_MOBILE = 'GR';
const COUNTRIES = /^(-?)([A-Z]{2}(?:,[A-Z]{2})*)$/;

function mobileLinkCountries(text: string): MobileLinkCountries | null {
  const [, sign, list] = COUNTRIES.exec(text) ?? [];
  if (list === undefined) return null;
  const [isExcept, countries] = [sign === '-', list.split(',')];
  return isExcept === countries.includes(WITHOUT_MOBILE) ? { isExcept, countries } : null;
}

/** An empty country is unknown: it is in no list. */
export const hasMobileLink = ({ isExcept, countries }: MobileLinkCountries, country: string): boolean =>
  countries.includes(country) !== isExcept;

export const SITE_SETTINGS = {
  siteUrl: {
    name: 'SITE_URL',
    fallback: '',
    allowed: 'an origin such as https://example.dk, or empty for the listening address',
    meaning:
      'the site as visitors type it: links in mails lead there, and the account service accepts calls only from its pages; with https a login is bound to its device; if empty, calls are accepted from pages of any host',
    parse: (text: string) => ((originList(text)?.length ?? 2) <= 1 ? text : null),
  },
  siteEditions: {
    name: 'SITE_EDITIONS',
    fallback: '',
    allowed:
      'entries such as en=https://en.example.dk or sv-SE=https://example.se, separated by commas, each language and country once, or empty for none',
    meaning: 'this site in other languages: offered to visitors whose browser or country suits them better',
    parse: siteEditions,
  },
  english: {
    name: 'ENGLISH',
    fallback: 'off',
    allowed: 'on, or off',
    meaning:
      'whether all pages exist in English too, at addresses below /en/; feeds in English are those of the project that FEED_EDITIONS names, else of the first free one from 2',
    parse: onOff,
  },
  mobileUrl: {
    name: 'MOBILE_URL',
    fallback: '',
    allowed: 'an origin such as https://m.example.dk, or empty for none',
    meaning: 'the site for phones, to whose same page the footer leads',
    parse: (text: string) => ((originList(text)?.length ?? 2) <= 1 ? text : null),
  },
  mobileLinkCountries: {
    name: 'MOBILE_LINK_COUNTRIES',
    fallback: `-${WITHOUT_MOBILE}`,
    allowed: `countries such as DK,SE, or all but some as -${WITHOUT_MOBILE},TR; never ${WITHOUT_MOBILE}`,
    meaning: 'the places of visitors that are led to MOBILE_URL; a place that is unknown is in no list',
    parse: mobileLinkCountries,
  },
  banners: {
    name: 'BANNERS',
    fallback: '',
    allowed: 'a file of adverts (docs/banners.md), or empty for a site without adverts',
    meaning:
      'adverts by place on the page, country and day, for visitors that consent to advertising; the pictures are beside the file',
    parse: (text: string) => (text === '' || existsSync(text) ? text : null),
  },
  hstsSeconds: {
    name: 'HSTS_SECONDS',
    fallback: '0',
    allowed: 'a number of seconds from 0, for none, to 63072000 (two years)',
    meaning:
      'how long browsers use only https for this host after a visit (Strict-Transport-Security), if the proxy does not send that header itself',
    parse: wholeNumber(0, 63_072_000),
  },
  webDir: {
    name: 'WEB_DIR',
    fallback: path.join(import.meta.dirname, '../../../web/dist'),
    allowed: 'the folder of the built web app',
    meaning: 'pages and assets',
    parse: (text: string) => (text === '' ? null : path.resolve(text)),
  },
  embeds: {
    name: 'EMBEDS',
    fallback: 'on',
    allowed: 'on, or off',
    meaning:
      'whether other sites may show matches, tables and leagues in frames: /indlejr/ and /embed.js (docs/channels.md); all other pages refuse frames of other sites in any case',
    parse: onOff,
  },
  matchReports: {
    name: 'MATCH_REPORTS',
    fallback: 'off',
    allowed: 'on, or off',
    meaning:
      'on: each finished match and race without a report of a provider has one that is written from its data, marked as automatic, on its page and among the news',
    parse: onOff,
  },
  gallery: {
    name: 'GALLERY',
    fallback: 'off',
    allowed: 'on, or off; on only if NODE_ENV is not production',
    meaning: 'for developers: /_galleri/ shows every kind of row in every state',
    parse: (text: string) => (text === 'on' && process.env.NODE_ENV === 'production' ? null : onOff(text)),
  },
  clientAddressHeader: {
    name: 'CLIENT_ADDRESS_HEADER',
    fallback: '',
    allowed: 'the name of a header in lower case, such as x-forwarded-for, or empty without a proxy',
    meaning:
      'the header in which the proxy names the address of the visitor, as the last of all that it lists; required behind a proxy, or all visitors count as one address; set it only if the proxy always writes it',
    parse: matching(/^[a-z0-9-]{0,64}$/),
  },
  costPerAddress: {
    name: 'COST_PER_ADDRESS',
    fallback: '200',
    allowed: 'a number of milliseconds from 1 to 1000, which is a whole processor',
    meaning:
      'processor time per second that one address (IPv4, or a /64 of IPv6) may use for pages, feeds and queries that are not in memory, with bursts of five seconds; beyond it requests are answered 429',
    parse: wholeNumber(1, 1000),
  },
  guessesPerAddress: {
    name: 'GUESSES_PER_ADDRESS',
    fallback: '30',
    allowed: 'a number from 1 to 100000',
    meaning:
      'unknown sessions, and unknown API keys, that one address may send per minute; further ones are answered without the database',
    parse: wholeNumber(1, 100_000),
  },
  rendersWaiting: {
    name: 'RENDERS_WAITING',
    fallback: '64',
    allowed: 'a number from 1 to 10000',
    meaning: 'the most pages that wait to be rendered; further ones are answered 503',
    parse: wholeNumber(1, 10_000),
  },
} as const satisfies Record<string, Setting<unknown>>;
