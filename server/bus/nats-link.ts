import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { AuthorizationError, type connect, nanos } from '@nats-io/transport-node';

/** How long the broker keeps publications: longer than a broken link stays unnoticed. */
const RETENTION_MS = 10 * 60_000;
const RETENTION_BYTES = 256 * 2 ** 20;
/** A broker that leaves two pings unanswered is lost, even if the connection still stands. */
const PING_MS = 2000;
const MAX_PINGS = 2;
const CONNECT_MS = 2000;

export const withoutCredentials = (url: string): string => url.replaceAll(/\/\/[^@/,]*@/g, '//…@');

export function connectOptions(url: string): Parameters<typeof connect>[0] {
  const servers = url.split(',').map((each) => new URL(each));
  const { username, password } = servers.find((each) => each.username !== '') ?? { username: '', password: '' };
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: servers.map(({ host }) => host),
    ...(user === '' ? {} : pass === '' ? { token: user } : { user, pass }),
    ...(servers.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
    name: 'stillingen',
    // NatsBus reconnects itself: the first connection and later ones take the same path.
    reconnect: false,
    timeout: CONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: MAX_PINGS,
    // No logged error shows where a publication began, and the traces cost more than publishing.
    noAsyncTraces: true,
  };
}

/** Null for errors that a retry may mend. */
export function permanentErrorOf(error: unknown): string | null {
  if (error instanceof AuthorizationError)
    return 'refuses these credentials: name others in NATS_URL (nats://user:password@host)';
  if (error instanceof Error && error.name === 'JetStreamNotEnabled')
    return 'has no JetStream: start it with -js, or allow it to this account';
  if (error instanceof JetStreamApiError && error.status !== 503) return `can not keep our stream: ${error.message}`;
  return null;
}

export const reasonOf = (error: unknown): string =>
  permanentErrorOf(error) ?? (error instanceof Error ? error.message : String(error));

/** Creates the stream if it does not exist; an existing one is left as the operator made it. */
export async function ensureStream(manager: JetStreamManager, name: string, subject: string): Promise<void> {
  try {
    await manager.streams.info(name);
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)) throw error;
    await manager.streams.add({
      name,
      subjects: [subject],
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      storage: StorageType.File,
      max_age: nanos(RETENTION_MS),
      max_bytes: RETENTION_BYTES,
    });
  }
}
