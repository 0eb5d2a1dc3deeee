import { connect, type Database } from '../../../server/database/database.ts';
import { issueKey } from '../../../server/journal/providers.ts';
import { startPostgres, type TestPostgres } from '../../../server/testing/postgres.ts';
import { type Machine, startMachine } from './machine.ts';
import { createProvider, type LoadProvider } from './provider.ts';

/** One server process on a database, both with faults. */
export interface FaultSite extends AsyncDisposable {
  readonly postgres: TestPostgres;
  readonly machine: Machine;
  /** Bypasses the line with faults. */
  readonly db: Database;
  readonly key: string;
  /** A provider whose matches have started. */
  provider(seed: number, senders?: number): Promise<LoadProvider>;
}

export async function openPostgres(stack: AsyncDisposableStack): Promise<{ postgres: TestPostgres; db: Database }> {
  const postgres = stack.use(await startPostgres());
  const own = stack.use(await postgres.relayedConnection());
  const db = connect({ url: own.url }, 2);
  stack.defer(() => db.end({ timeout: 1 }));
  return { postgres, db };
}

export async function openSite(settings: Readonly<Record<string, string>> = {}): Promise<FaultSite> {
  await using stack = new AsyncDisposableStack();
  const { postgres, db } = await openPostgres(stack);
  const machine = stack.use(await startMachine({ DATABASE_URL: postgres.url, ...settings }));
  const key = await issueKey(db, 'faults', 'real');
  return Object.assign(stack.move(), {
    postgres,
    machine,
    db,
    key,
    async provider(seed: number, senders = 20) {
      const provider = createProvider({ seed, senders, key, urls: () => [machine.url] });
      await provider.kickOff();
      return provider;
    },
  });
}
