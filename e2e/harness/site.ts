import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { ConsentPurpose } from '@stillingen/wire';
import type { Page } from 'playwright-core';
import { startTestStack, type TestStack } from '../../server/testing/stack.ts';
import { startBrowser, untilFollowing, type Visit } from './browser.ts';
import { untilHydrated } from './table.ts';

/** The whole product, from the provider to browsers. */
export interface ProductSite extends AsyncDisposable {
  readonly stack: TestStack;
  /** Throws if one is not accepted. */
  submit(...messages: Message[]): Promise<void>;
  submitAny(...messages: Message[]): Promise<MessageResult[]>;
  visit(path: string, visit?: Visit): Promise<Page>;
  /** Once the page is hydrated. */
  open(path: string, visit?: Visit): Promise<Page>;
  /** Once the page is hydrated and gets pushes: later changes are seen as changes. */
  follow(path: string): Promise<Page>;
}

/** `settings` by the names that an operator gives them. */
export async function openSite(
  settings: Readonly<Record<string, string>> = {},
  needConsent: readonly ConsentPurpose[] = [],
): Promise<ProductSite> {
  const stack = await startTestStack({ withPages: true, settings, needConsent });
  const visitors = await startBrowser();
  const key = await stack.keyOf('e2e');
  return {
    stack,
    submitAny: (...messages) => stack.submit(key, messages),
    async submit(...messages) {
      const results = await stack.submit(key, messages);
      const refused = results.find(({ result }) => result !== 'accepted');
      if (refused !== undefined) throw new Error(`${JSON.stringify(refused)} for ${JSON.stringify(messages[refused.index])}`);
    },
    visit: (path, visit) => visitors.open(stack.url + path, visit),
    async open(path, visit) {
      const page = await visitors.open(stack.url + path, visit);
      await untilHydrated(page);
      return page;
    },
    async follow(path) {
      const page = await visitors.open(stack.url + path);
      await untilFollowing(page);
      await untilHydrated(page);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await visitors[Symbol.asyncDispose]();
      await stack[Symbol.asyncDispose]();
    },
  };
}
