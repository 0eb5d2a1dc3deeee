import path from 'node:path';
import { apply, decide, emptyState, type Entry, type LiveState, messageHash } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { PROVIDER } from '../../../domain/testing/scenario.ts';
import { WebhookEndpoints } from '../../alerts/webhooks/endpoints.ts';
import type { WebhookFilter } from '../../alerts/webhooks/filter.ts';
import { WebhookOutbox } from '../../alerts/webhooks/outbox.ts';
import type { WebhookOutcome } from '../../alerts/webhooks/sender.ts';
import { startWebhooks, type WebhookService } from '../../alerts/webhooks/service.ts';
import type { Database } from '../../database/database.ts';
import { openStore } from '../../database/open.ts';
import type { Reach } from '../../http/outbound/guard.ts';
import { createVault, parseKeys } from '../../identity/secrets/keys.ts';
import { appendJournal } from '../../journal/journal.ts';
import { issueKey } from '../../journal/providers.ts';
import { layDatabase } from '../postgres.ts';
import { type ServiceAnswer, startPushService, type TestPushService } from '../push-service.ts';
import { temporaryFolder } from '../run.ts';
import { type TestWebhookBody, verifyWebhook } from './verify-webhook.ts';

const vault = createVault(parseKeys(`k1 ${Buffer.alloc(32, 1).toString('base64url')}`, 'keys'));
const EVERYTHING: WebhookFilter = { kinds: [], sports: [], leagues: [], teams: [] };

export interface TestDelivery {
  readonly id: string;
  readonly body: TestWebhookBody;
}

/** Processes of webhooks on one database, with a clock of their own, and a receiver. */
export interface TestWebhooks extends AsyncDisposable {
  readonly db: Database;
  readonly state: LiveState;
  readonly endpoints: WebhookEndpoints;
  readonly outbox: WebhookOutbox;
  readonly receiver: TestPushService;
  readonly outcomes: WebhookOutcome[];
  readonly reported: unknown[];
  advance(ms: number): void;
  startProcess(more?: { readonly isAlone?: boolean; readonly reach?: Reach }): Promise<WebhookService>;
  /** A path of the receiver, whose answers follow each other. */
  add(path: string, filter?: Partial<WebhookFilter>, answers?: readonly (ServiceAnswer | null)[]): Promise<string>;
  /** Writes the journal, and gives the entries to the processes. */
  submit(messages: readonly Message[], services: readonly WebhookService[]): Promise<void>;
  /** What was posted to a path, verified by its secret, in order. */
  received(path: string): readonly TestDelivery[];
}

export async function startTestWebhooks(): Promise<TestWebhooks> {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(temporaryFolder('webhooks'));
  const dataDir = path.join(folder, 'data');
  await layDatabase(dataDir);
  const { db, lease } = stack.use(await openStore({ dataDir, databaseUrl: '' }));
  await issueKey(db, PROVIDER.name, PROVIDER.origin);
  const receiver = stack.use(await startPushService());
  const state = emptyState();
  let clockMs = Date.parse('2026-11-20T18:00:00Z');
  const nowMs = (): number => clockMs;
  const endpoints = new WebhookEndpoints(db, vault, nowMs);
  const secrets = new Map<string, string>();
  const [outcomes, reported]: [WebhookOutcome[], unknown[]] = [[], []];
  const disposal = stack.move();
  return {
    ...{ db, state, endpoints, outbox: new WebhookOutbox(db, nowMs), receiver, outcomes, reported },
    advance: (ms) => void (clockMs += ms),
    async startProcess({ isAlone = true, reach = 'loopback' } = {}) {
      const service = await startWebhooks({
        ...{ db, state, vault, archive: path.join(folder, 'archive'), siteUrl: () => 'https://stilling.example' },
        ...{ isAlone, reach, nowMs, random: () => 0, drainMs: () => 0 },
        whenPushed: (listener) => listener(),
        onOutcome: (outcome) => outcomes.push(outcome),
        report: (error) => reported.push(error),
      });
      let ended: Promise<void> | null = null;
      const dispose = service[Symbol.asyncDispose].bind(service);
      const end = (): Promise<void> => (ended ??= dispose());
      disposal.defer(end);
      return Object.assign(service, { [Symbol.asyncDispose]: end });
    },
    async add(at, filter = {}, answers = [{ status: 200 }]) {
      receiver.answer(at, answers);
      const added = await endpoints.add(receiver.url + at, { ...EVERYTHING, ...filter });
      secrets.set(at, added!.secret);
      return added!.id;
    },
    async submit(messages, services) {
      for (const message of messages) {
        const n = state.n + 1;
        const text = JSON.stringify(message);
        const decision = decide(state, { n, provider: PROVIDER, message, hash: messageHash(text) });
        if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
        const { key, seq } = message;
        await appendJournal(db, [{ n, provider: PROVIDER.name, key, seq, receivedAtMs: clockMs, text }], lease.term);
        const entry: Entry = { n, atMs: clockMs, changes: decision.changes };
        for (const service of services) service.before([entry]);
        apply(state, entry);
        for (const service of services) service.after([entry]);
      }
    },
    received(at) {
      const secret = secrets.get(at)!;
      return receiver.received
        .filter((each) => each.path === at)
        .map((each) => ({ id: String(each.headers['webhook-id']), body: verifyWebhook(secret, each) }));
    },
    async [Symbol.asyncDispose]() {
      await disposal.disposeAsync();
      if (reported.length > 0) throw new AggregateError(reported, 'webhooks reported errors');
    },
  };
}
