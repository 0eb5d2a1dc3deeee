import { createHash } from 'node:crypto';
import type { Condition, KeyValue } from '../ports.ts';
import type { VirtualWorld } from './virtual-world.ts';
import type { Proof, PushEvent } from '../push/push.ts';
import { type Account, createAccount } from '../account/account.ts';
import type { AccountConfig } from '../account/service/calls.ts';
import type { AccountPorts } from '../account/ports.ts';
import type { AccountStorage } from '../account/storage/storage.ts';

export interface ModelBrowser {
  readonly values: ReadonlyMap<string, string>;
  openPage(): { readonly name: number; readonly storage: AccountStorage; readonly session: KeyValue; close(): void };
}

export function createModelBrowser(after: (delayMs: number, callback: () => void) => unknown): ModelBrowser {
  const values = new Map<string, string>();
  let opened = 0;
  const pages = new Set<Set<(key: string | null) => void>>();
  return {
    values,
    openPage() {
      const own = new Set<(key: string | null) => void>();
      const session = new Map<string, string>();
      pages.add(own);
      opened += 1;
      const notifyOthers = (key: string): void => {
        for (const page of pages) {
          if (page !== own) after(2, () => [...page].forEach((listener) => listener(key)));
        }
      };
      return {
        name: opened,
        storage: {
          get: (key) => values.get(key) ?? null,
          set(key, value) {
            values.set(key, value);
            notifyOthers(key);
          },
          remove(key) {
            if (values.delete(key)) notifyOthers(key);
          },
          keys: () => [...values.keys()],
          subscribe(listener) {
            own.add(listener);
            return () => own.delete(listener);
          },
        },
        session: {
          get: (key) => session.get(key) ?? null,
          set: (key, value) => void session.set(key, value),
          remove: (key) => void session.delete(key),
        },
        close: () => pages.delete(own),
      };
    },
  };
}

export const MODEL_CONFIG: AccountConfig = {
  namespace: 'dk',
  project: 8,
  api: { mode: 'production', production: 'https://id.example.test' },
};

export interface ModelPage {
  readonly account: Account;
  readonly ports: AccountPorts;
  push(text: string): void;
  emit(event: PushEvent): void;
  lose(): void;
  readonly channels: ReadonlyMap<string, { readonly proof: Proof }>;
  crash(): void;
  leave(): void;
}

const hang = (): Promise<never> => new Promise(() => {});

export function openModelPage(
  world: VirtualWorld,
  browser: ModelBrowser,
  request: AccountPorts['request'],
  config: AccountConfig = MODEL_CONFIG,
): ModelPage {
  const page = browser.openPage();
  const channels = new Map<string, { readonly listener: (event: PushEvent) => void; readonly proof: Proof }>();
  const ends = new Set<() => void>();
  let isGone = false;
  const conditionOf = (condition: Condition): Condition => ({
    holds: condition.holds,
    subscribe(listener) {
      const end = condition.subscribe(listener);
      ends.add(end);
      return end;
    },
  });
  const ports: AccountPorts = {
    async request(url, init) {
      if (isGone) return hang();
      try {
        const response = await request(url, init);
        return isGone ? await hang() : response;
      } catch (error) {
        if (isGone) return hang();
        throw error;
      }
    },
    storage: page.storage,
    session: page.session,
    after(delayMs, callback) {
      const end = world.after(delayMs, () => {
        ends.delete(end);
        callback();
      });
      ends.add(end);
      return end;
    },
    nowMs: world.nowMs,
    random: world.random,
    online: conditionOf(world.online),
    visibility: conditionOf(world.visibility),
    randomBytes: (length) => Uint8Array.from({ length }, (_, n) => (n === 0 ? page.name : Math.floor(world.random() * 256))),
    sha256: async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
    solveCaptcha: async (challenge) => `solved ${JSON.stringify(challenge)}`,
    subscribe(subject, listener, proof) {
      const channel = { listener, proof };
      channels.set(subject, channel);
      return () => {
        if (channels.get(subject) === channel) channels.delete(subject);
      };
    },
  };
  const account = createAccount({ ports, config });
  const emit = (event: PushEvent): void => [...channels.values()].forEach(({ listener }) => listener(event));
  const end = (): void => {
    isGone = true;
    page.close();
    for (const one of ends) one();
  };
  return {
    account,
    ports,
    push: (text) => emit({ type: 'data', text, atMs: world.trueMs() }),
    emit,
    channels,
    lose() {
      const lost = [...channels.values()];
      channels.clear();
      for (const { proof } of lost) proof.onLost();
    },
    crash: end,
    leave() {
      account.release();
      end();
    },
  };
}

export function logIn(account: Account): void {
  account.openForm('login');
  account.submit({ email: 'anna@example.dk', password: 'Aa_45678' });
}
