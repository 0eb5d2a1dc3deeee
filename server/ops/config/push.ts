import { isPushNamespace, MAX_PUSH_ALIASES } from '@stillingen/wire';
import { onOff, originList, type Setting, wholeNumber } from './setting.ts';

function pushAliases(text: string): readonly string[] | null {
  const aliases = text.split(',').filter((each) => each !== '');
  const isAlias = (each: string): boolean => /^wss?:\/\/[^\s?#@]+$/.test(each) && URL.canParse(each);
  return aliases.length <= MAX_PUSH_ALIASES && aliases.every(isAlias) ? aliases : null;
}

export const PUSH_SETTINGS = {
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
