import { type Attribution, cleanName, type Origin } from '@stillingen/domain';
import { ConfigError, wrong } from '../ops/config/setting.ts';
import { issueKey, revokeKeysOf } from '../journal/providers.ts';
import { openDatabase } from '../database/open.ts';
import { readConfig } from '../ops/config/config.ts';
import { command, type Option } from './options.ts';

const NAME = /^[a-z0-9-]{1,40}$/;
const ORIGINS: readonly Origin[] = ['real', 'simulated', 'replay'];

const MOST_CHARACTERS = { text: 80, licence: 80, url: 300 } as const;

const isAddress = (text: string): boolean =>
  text.length <= MOST_CHARACTERS.url && /^https:\/\/[^\s~¬÷]+$/.test(text) && URL.canParse(text);

const wordsOf = (meaning: string, most: number): Option<string> => ({
  meaning,
  fallback: '',
  allowed: `at most ${most} printable characters`,
  parse: (text) => (text === '' || (text.length <= most && cleanName(text) === text) ? text : null),
});

/** Undefined without any of the three. Throws ConfigError for one or two of them. */
function attributionOf({ text, url, licence }: Attribution): Attribution | undefined {
  const given = [text, url, licence].filter((word) => word !== '').length;
  if (given === 0) return undefined;
  if (given < 3) throw new ConfigError('--text, --url and --licence belong together: give all three or none');
  return { text, url, licence };
}

export const provider = command({
  summary:
    'Creates an API key for a provider (`provider add NAME`) or revokes all its keys (`provider revoke NAME`). The key is shown once.',
  words: ['add|revoke', 'NAME'],
  options: {
    origin: {
      meaning: 'whether its matches are real',
      fallback: 'real',
      allowed: ORIGINS.join(', '),
      parse: (text: string) => ORIGINS.find((origin) => origin === text) ?? null,
    },
    text: wordsOf('the name of its source, shown in the footer of pages with its matches', MOST_CHARACTERS.text),
    url: {
      meaning: 'the address of the source',
      fallback: '',
      allowed: 'an address such as https://www.example.org/',
      parse: (text: string) => (text === '' || isAddress(text) ? text : null),
    },
    licence: wordsOf('the licence of its data, such as ODbL 1.0', MOST_CHARACTERS.licence),
  },
  async run({ words: [action = '', name = ''], options }) {
    if (action !== 'add' && action !== 'revoke') throw wrong('the action', action, 'add, revoke');
    if (!NAME.test(name)) throw wrong('NAME', name, '1 to 40 of a-z, 0-9 and -');
    const attribution = attributionOf(options);
    await using opened = await openDatabase(readConfig());
    if (action === 'add') process.stdout.write(`${await issueKey(opened.db, name, options.origin, attribution)}\n`);
    else process.stdout.write(`keys revoked: ${await revokeKeysOf(opened.db, name)}\n`);
    return 0;
  },
});
