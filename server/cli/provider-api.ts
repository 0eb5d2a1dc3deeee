import type { Attribution, Origin } from '@stillingen/domain';
import { createIngestClient } from '@stillingen/sources';
import { type Config, readConfig } from '../ops/config/config.ts';
import { disconnect } from '../database/database.ts';
import { openBeside } from '../database/open.ts';
import { issueKey, revokeKey } from '../journal/providers.ts';
import { startStack } from '../compose/stack.ts';

const siteUrl = ({ siteUrl: site, port }: Pick<Config, 'siteUrl' | 'port'>, running: string): string =>
  site || running.split(',')[0] || `http://localhost:${port}`;

export interface Site {
  readonly url: string;
  readonly isRunning: boolean;
}

export interface ProviderApi {
  readonly client: ReturnType<typeof createIngestClient>;
  readonly dataDir: string;
  readonly site: Site;
}

/** The provider API under a key of this command. Real and replayed data differ in provider. */
export async function connectProviderApi(
  format: string,
  origin: Origin,
  attribution?: Attribution,
): Promise<ProviderApi & AsyncDisposable> {
  const config = readConfig();
  const beside = await openBeside(config);
  await using stack = new AsyncDisposableStack();
  const { db, url } =
    beside === null
      ? stack.use(await startStack({ ...config, port: 0, host: '127.0.0.1', natsUrl: '', roles: ['live'] }, { withPages: false }))
      : { db: beside.db, url: beside.holder.url };
  if (beside !== null) stack.defer(() => disconnect(beside.db));
  const key = await issueKey(db, origin === 'real' ? format : `${format}-${origin}`, origin, attribution);
  stack.defer(() => revokeKey(db, key));
  return Object.assign(stack.move(), {
    client: createIngestClient({ url, key }),
    dataDir: config.dataDir,
    site: { url: siteUrl(config, beside?.holder.url ?? ''), isRunning: beside !== null },
  });
}
