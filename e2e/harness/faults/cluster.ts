import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../server/database/database.ts';
import { issueKey } from '../../../server/journal/providers.ts';
import { createTcpRelay, type TcpRelay } from '../../../server/testing/tcp-relay.ts';
import { startNats, type TestNats } from '../../../server/testing/nats.ts';
import type { TestPostgres } from '../../../server/testing/postgres.ts';
import { untilShown } from './convergence.ts';
import { type Machine, startMachine } from './machine.ts';
import { createProvider, type LoadProvider } from './provider.ts';
import { openPostgres } from './site.ts';

/** One of several machines, with its lines to database and broker. */
export interface Member extends Machine {
  readonly database: TcpRelay;
  readonly bus: TcpRelay;
}

export interface Cluster extends AsyncDisposable {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  readonly liveServers: readonly Member[];
  readonly edges: readonly Member[];
  /** Bypasses the lines with faults. */
  readonly db: Database;
  /** Waits until a machine leads. */
  leader(): Promise<Member>;
  /** A provider of all machines, whose matches have started. */
  provider(seed: number, senders?: number): Promise<LoadProvider>;
}

const isReady = async (url: string, role: string): Promise<boolean> => {
  const response = await fetch(`${url}/readyz?role=${role}`, { signal: AbortSignal.timeout(500) }).catch(() => null);
  return response?.status === 200;
};

/** Two machines with the role live and two edges. `settings`: of each, by its place. */
export async function openCluster(settings: readonly Readonly<Record<string, string>>[] = []): Promise<Cluster> {
  await using stack = new AsyncDisposableStack();
  const { postgres, db } = await openPostgres(stack);
  const nats = stack.use(await startNats());
  const start = async (role: string, place: number): Promise<Member> => {
    const database = stack.use(await postgres.relayedConnection());
    const bus = stack.use(await createTcpRelay(nats.port));
    const machine = await startMachine({
      ROLES: role,
      DATABASE_URL: database.url,
      NATS_URL: `nats://127.0.0.1:${bus.port}`,
      ...settings[place],
    });
    return stack.use(Object.assign(machine, { database, bus }));
  };
  // The first one migrates.
  const liveServers = [await start('live', 0)];
  const [other, ...edges] = await Promise.all([start('live', 1), start('edge', 2), start('edge', 3)]);
  liveServers.push(other);
  const leader = async (): Promise<Member> => {
    for (;;) {
      for (const live of liveServers) if (await isReady(live.url, 'live')) return live;
      await sleep(20);
    }
  };
  await leader();
  const key = await issueKey(db, 'faults', 'real');
  return Object.assign(stack.move(), {
    postgres,
    nats,
    liveServers,
    edges,
    db,
    leader,
    async provider(seed: number, senders = 20) {
      const provider = createProvider({ seed, senders, key, urls: () => liveServers.map(({ url }) => url) });
      await provider.kickOff();
      // A polling client loads new matches once a minute.
      await untilShown(
        edges.map(({ url }) => url),
        provider,
      );
      return provider;
    },
  });
}
