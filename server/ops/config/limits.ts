import { matching, type Setting, wholeNumber } from './setting.ts';

export const LIMITS_SETTINGS = {
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
