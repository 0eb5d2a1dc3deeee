import type { Origin } from '@stillingen/domain';
import { wrong } from '../ops/config/setting.ts';
import { issueKey, revokeKeysOf } from '../journal/providers.ts';
import { openDatabase } from '../database/open.ts';
import { readConfig } from '../ops/config/config.ts';
import { command } from './options.ts';

const NAME = /^[a-z0-9-]{1,40}$/;
const ORIGINS: readonly Origin[] = ['real', 'simulated', 'replay'];

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
  },
  async run({ words: [action = '', name = ''], options }) {
    if (action !== 'add' && action !== 'revoke') throw wrong('the action', action, 'add, revoke');
    if (!NAME.test(name)) throw wrong('NAME', name, '1 to 40 of a-z, 0-9 and -');
    await using opened = await openDatabase(readConfig());
    if (action === 'add') process.stdout.write(`${await issueKey(opened.db, name, options.origin)}\n`);
    else process.stdout.write(`keys revoked: ${await revokeKeysOf(opened.db, name)}\n`);
    return 0;
  },
});
