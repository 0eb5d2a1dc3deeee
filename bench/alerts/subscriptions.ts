import { createECDH, createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { PushSubscriptionKeys } from '@stillingen/wire';
import { openStore } from '../../server/database/open.ts';
import { createVault, openKeyFile } from '../../server/identity/secrets/keys.ts';

const DEVICES = 500;
const BATCH = 2000;
/** Besides the match: teams that do not play. */
const OTHER_TEAMS = 5;

const keysOfDevices = (): PushSubscriptionKeys['keys'][] =>
  Array.from({ length: DEVICES }, () => ({
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }));

const otherTeams = (n: number): object =>
  Object.fromEntries(
    Array.from({ length: OTHER_TEAMS }, (_, i) => [`Team${String((n * OTHER_TEAMS + i) % 2000).padStart(4, '0')}`, { AD: 1 }]),
  );

/** Endpoints of `origins` in turn; every `followEvery`-th follows the event. */
export async function insertSubscriptions(
  dataDir: string,
  { count, followEvery, event, origins }: { count: number; followEvery: number; event: string; origins: readonly string[] },
): Promise<PushSubscriptionKeys[]> {
  await using store = await openStore({ dataDir, databaseUrl: '' });
  const { db } = store;
  const vault = createVault(await openKeyFile(db, path.join(dataDir, 'identity.keys')));
  const keys = keysOfDevices();
  const samples: PushSubscriptionKeys[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => {
      const n = from + i;
      const endpoint = `${origins[n % origins.length]!}/send/${String(n).padStart(160, 'x')}`;
      const subscription = { endpoint, keys: keys[n % DEVICES]! };
      const follows = n % followEvery === 0;
      if (follows) samples.push(subscription);
      return {
        endpoint_sha256: `\\x${createHash('sha256').update(endpoint).digest('hex')}`,
        host: new URL(endpoint).host,
        sealed: `\\x${vault.seal(JSON.stringify(subscription)).toString('hex')}`,
        document: {
          myteams: otherTeams(n),
          ...(follows ? { mygames: { data: { [event]: { AD: 1, MG: '0', is_duel: true } } } } : {}),
        },
        delay_s: 0,
        created_at: new Date().toISOString(),
        seen_at: new Date().toISOString(),
        refused: 0,
        sent_count: 0,
      };
    });
    await db`
      insert into alert_subscriptions (endpoint_sha256, host, sealed, document, delay_s, created_at, seen_at, refused, sent_count)
      select endpoint_sha256, host, sealed, document, delay_s, created_at, seen_at, refused, sent_count
      from json_populate_recordset(null::alert_subscriptions, ${JSON.stringify(rows)}::text::json)`;
  }
  return samples;
}
