import { expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { serveSecurityText } from '../pages/security-txt.ts';
import { readConfig } from '../ops/config/config.ts';
import { startTestStack } from '../testing/stack.ts';

it('[ERR-11] a role that does not exist is refused at the start, by its name and those that do', () => {
  expect(() => readConfig({ ROLES: 'live,egde' })).toThrow('ROLES is "live,egde"; allowed: some of live, edge, identity, alerts');
});

it('[ERR-12] a service at an address that has one already is refused at the start', async () => {
  await using app = Object.assign(createApp({ logLevel: 'silent' }), {
    async [Symbol.asyncDispose]() {
      await app.close();
    },
  });
  const serve = (): void => serveSecurityText(app, { email: 'hej@example.dk', siteUrl: '', nowMs: () => 0 });
  serve();
  expect(serve).toThrow(/Method 'GET' already declared for route '\/\.well-known\/security\.txt'/);
});

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[] }>>>>;
}

it('[GEN-03] accounts and the public site are two parts: the addresses of each begin in their own way', async () => {
  await using stack = await startTestStack();
  const { paths } = (await (await fetch(`${stack.url}/openapi.json`)).json()) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ tags = [] }) => ({ path, isAccounts: tags.includes('Accounts') })),
  );
  const ofAccounts = operations.filter(({ isAccounts }) => isAccounts).map(({ path }) => path);
  const ofSite = operations.filter(({ isAccounts }) => !isAccounts).map(({ path }) => path);
  expect(ofAccounts.length).toBeGreaterThan(20);
  expect(ofSite.length).toBeGreaterThan(20);
  expect(ofAccounts.filter((path) => !path.startsWith('/id/'))).toEqual([]);
  expect(ofSite.filter((path) => path.startsWith('/id/'))).toEqual([]);
});
