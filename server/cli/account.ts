import { wrong } from '../ops/config/setting.ts';
import { lockUser, userByEmail } from '../identity/accounts/queries.ts';
import { createAudit } from '../identity/events.ts';
import { linkedProvidersOf } from '../identity/providers/queries.ts';
import { removeLinks } from '../identity/providers/queries.ts';
import { endSessions } from '../identity/sessions/sessions.ts';
import { openDatabase } from '../database/open.ts';
import { readConfig } from '../ops/config/config.ts';
import { command } from './options.ts';

const OPERATOR = { address: '', userAgent: '', platform: '', appVersion: '', device: null } as const;
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const account = command({
  summary:
    'Lists the login providers linked to an account (`account show EMAIL`), or unlinks them and logs out all its devices (`account disconnect EMAIL`).',
  words: ['show|disconnect', 'EMAIL'],
  options: {},
  async run({ words: [action = '', email = ''] }) {
    if (action !== 'show' && action !== 'disconnect') throw wrong('the action', action, 'show, disconnect');
    await using opened = await openDatabase(readConfig());
    const { db } = opened;
    const user = await userByEmail(db, email.toLowerCase());
    if (user === null) {
      process.stderr.write(`no account has the verified address ${JSON.stringify(email)}; nothing was changed\n`);
      return 1;
    }
    const userId = user.id;
    if (action === 'show') {
      const connections = await linkedProvidersOf(db, userId);
      const lines = connections.map((each) => `${each.provider} ${each.email ?? '-'} since ${each.linkedAt.toISOString()}\n`);
      process.stdout.write(`${lines.join('')}${counted(connections.length, 'connection')}\n`);
      return 0;
    }
    const at = new Date();
    const gone = await db.begin(async (tx) => {
      await lockUser(tx, userId);
      const methods = await removeLinks(tx, { userId, at });
      await endSessions(tx, { userId }, { reason: 'operator', at });
      for (const method of methods)
        await createAudit(Date.now)(tx, {
          userId,
          event: 'disconnection',
          ok: true,
          caller: OPERATOR,
          detail: { method, reason: 'operator' },
        });
      return methods;
    });
    process.stdout.write(`removed: ${gone.join(', ') || 'nothing'}; all devices are logged out\n`);
    return 0;
  },
});
