import { createStore } from '@stillingen/client';
import { type AccountPorts, createAccount } from '@stillingen/client/account';
import { SERVER_CODES, V5_CODES } from '@stillingen/wire/account';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TEXT, tooManyText } from '#text/account.ts';
import type { AccountController } from '../contract.ts';
import { createOverlays } from './overlays.ts';
import { requireAccount } from '../account-loader.ts';
import { Windows } from './windows.tsx';

const always = { holds: () => true, subscribe: () => () => {} };
const nothing = { get: () => null, set: () => {}, remove: () => {} };
const PORTS: AccountPorts = {
  after: () => () => {},
  nowMs: () => 0,
  random: () => 0,
  online: always,
  visibility: always,
  session: nothing,
  storage: { ...nothing, keys: () => [], subscribe: () => () => {} },
  request: () => new Promise(() => {}),
  randomBytes: (length) => new Uint8Array(length),
  sha256: (bytes) => Promise.resolve(bytes),
  solveCaptcha: () => Promise.resolve(''),
  subscribe: () => () => {},
};

function open(request = PORTS.request) {
  const account = createAccount({
    ports: { ...PORTS, request },
    config: { namespace: 'dk', project: 8, api: { mode: 'production', production: '' } },
  });
  const overlays = createOverlays(account);
  const controller: AccountController = {
    account,
    overlays,
    news: createStore<string | null>(null),
    open: () => {},
    requireLogin: () => account.requireLogin(),
    promptRegistration: () => {},
    arrive: () => {},
    depart: () => Promise.resolve(),
  };
  const html = (): string => renderToString(<Windows controller={controller} />);
  return { controller, html, count: () => html().match(/<dialog/g)?.length ?? 0 };
}

describe('the windows of the account', () => {
  it('[WIN-12][WIN-13] shows no window while the flow is idle', () => {
    const { controller, count } = open();
    expect(count()).toBe(0);
    controller.account.openForm('login');
    expect(count()).toBe(1);
    controller.account.closeWindow();
    expect(count()).toBe(0);
  });

  it('[ACC-14] explains the login window when a function of users was used', async () => {
    const { controller, html } = open();
    const account = { badge: createStore({}), load: () => Promise.resolve(controller), follow: () => {} };
    expect(await requireAccount({ account })).toBe(false);
    expect(html()).toContain('Du skal være logget ind for at bruge denne funktion.');
  });

  it('[WIN-08][WIN-10] offers an account, with one window open at a time', () => {
    const { controller, html, count } = open();
    controller.overlays.open('registrationPrompt');
    expect(html()).toContain('Hav dine kampe på alle enheder');
    controller.overlays.openForm('registration');
    expect(html()).not.toContain('Hav dine kampe på alle enheder');
    expect(count()).toBe(1);
  });

  it('[REG-03] ticks no box in advance', () => {
    const { controller, html } = open();
    controller.account.openForm('registration');
    expect(html()).toMatch(/type="checkbox"/);
    expect(html()).not.toMatch(/checked/);
  });

  async function alertsAfter(form: 'login' | 'forgottenPassword', status: number, body: object): Promise<readonly string[]> {
    const { controller, html } = open(() => Promise.resolve(Response.json(body, { status })));
    const { account } = controller;
    account.openForm(form);
    account.submit({ email: 'anna@example.dk', password: 'forkert1' });
    await expect.poll(() => account.get().flow.phase).toBe('error');
    const drawn = html();
    return [...Object.values(MESSAGE_TEXT), tooManyText(null)].filter((words) => drawn.includes(words));
  }
  it.each(Object.values(SERVER_CODES))('[AERR-34][AERR-35] shows a Danish text for the code %s', async (err) => {
    expect(await alertsAfter('login', 200, { err })).toHaveLength(1);
  });
  it.each(Object.values(V5_CODES))('[AERR-40] shows a Danish text for the code %i', async (code) => {
    expect(await alertsAfter('forgottenPassword', 400, { code, message: 'in English' })).toHaveLength(1);
  });
  it.each([404, 413, 500, 503])('[AERR-48] shows a Danish text for an answer of status %i', async (status) => {
    expect(await alertsAfter('login', status, { message: 'in English' })).toHaveLength(1);
  });

  it('names each field for password managers', () => {
    const { controller, html } = open();
    const named = (): string[] => [...html().matchAll(/autoComplete="([\w-]+)"/gi)].map(([, name]) => name!);
    controller.account.openForm('login');
    expect(named()).toEqual(['username', 'current-password']);
    controller.account.openForm('registration');
    expect(named()).toEqual(['username', 'name', 'new-password', 'new-password']);
    controller.account.openForm('passwordChange');
    expect(named()).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  });
});
