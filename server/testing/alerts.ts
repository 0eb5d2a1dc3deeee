import path from 'node:path';
import { apply, decide, emptyState, type Entry, type EventId, type LiveState, messageHash } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import type { AlertPayload } from '@stillingen/wire';
import type { UserData } from '@stillingen/wire/account';
import { PROVIDER } from '../../domain/testing/scenario.ts';
import { type AlertService, startAlerts } from '../alerts/service.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../database/open.ts';
import { createVault, parseKeys } from '../identity/secrets/keys.ts';
import { layDatabase } from './postgres.ts';
import { startPushService, type TestDevice, type TestPushService } from './push-service.ts';
import { temporaryFolder } from './run.ts';

const vault = createVault(parseKeys(`k1 ${Buffer.alloc(32, 1).toString('base64url')}`, 'keys'));

/** Processes of alerts on one database, with a clock of their own. Its end throws what they report. */
export interface TestAlerts extends AsyncDisposable {
  readonly db: Database;
  readonly state: LiveState;
  readonly push: TestPushService;
  /** Lines of the log. */
  readonly warnings: readonly string[];
  setClock(text: string): void;
  /** As messages write it. */
  now(): string;
  advance(ms: number): void;
  startProcess(): Promise<AlertService>;
  subscribe(service: AlertService, device: TestDevice, document: UserData, delayS?: number): Promise<void>;
  /** `ageMs`: how long ago the messages were received. */
  submit(messages: readonly Message[], services: readonly AlertService[], ageMs?: number): void;
  /** Of the only event. */
  eventId(): EventId;
  payloads(device: TestDevice): readonly AlertPayload[];
}

export async function startTestAlerts(): Promise<TestAlerts> {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(temporaryFolder('alerts'));
  const dataDir = path.join(folder, 'data');
  await layDatabase(dataDir);
  const { db } = stack.use(await openStore({ dataDir, databaseUrl: '' }));
  const push = stack.use(await startPushService());
  const state = emptyState();
  let clockMs = Date.parse('2026-11-20T18:00:00Z');
  const nowMs = (): number => clockMs;
  const reported: unknown[] = [];
  const warnings: string[] = [];
  const disposal = stack.move();
  return {
    ...{ db, state, push, warnings },
    now: () => new Date(clockMs).toISOString().replace('.000Z', 'Z'),
    setClock: (text) => void (clockMs = Date.parse(text)),
    advance: (ms) => void (clockMs += ms),
    async startProcess() {
      const service = await startAlerts({
        ...{
          db,
          state,
          vault,
          project: 8,
          keys: null,
          siteUrl: '',
          operatorEmail: 'post@example.dk',
          allowsLoopback: true,
          nowMs,
          whenPushed: (listener) => listener(),
          drainMs: () => 0,
        },
        metrics: { alertMoment: () => undefined, alertMessage: () => undefined },
        warn: (line) => warnings.push(line),
        report: (error) => reported.push(error),
      });
      let isEnded = false;
      const end = async (): Promise<void> => {
        if (!isEnded) await dispose();
        isEnded = true;
      };
      const dispose = service[Symbol.asyncDispose].bind(service);
      disposal.defer(end);
      return Object.assign(service, { [Symbol.asyncDispose]: end });
    },
    async subscribe(service, { subscription }, document, delayS) {
      const { host } = new URL(subscription.endpoint);
      await service.save({ ...subscription, host, replaces: undefined, owner: { document }, delayS });
    },
    submit(messages, services, ageMs = 0) {
      for (const message of messages) {
        const n = state.n + 1;
        const decision = decide(state, { n, provider: PROVIDER, message, hash: messageHash(JSON.stringify(message)) });
        if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
        const entry: Entry = { n, atMs: clockMs - ageMs, changes: decision.changes };
        for (const service of services) service.before([entry]);
        apply(state, entry);
        for (const service of services) service.after([entry]);
      }
    },
    eventId: () => [...state.events.keys()][0]!,
    payloads: (device) => push.textsOf(device).map((text) => JSON.parse(text) as AlertPayload),
    async [Symbol.asyncDispose]() {
      await disposal.disposeAsync();
      if (reported.length > 0) throw new AggregateError(reported, 'alerts reported errors');
    },
  };
}
