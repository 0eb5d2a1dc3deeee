import { parseUserData } from '@stillingen/wire/account';
import { describe, expect, it } from 'vitest';
import { createModelBrowser } from './testing/model-page.ts';
import { logIn } from './testing/model-page.ts';
import { open, openSignedIn, SECOND_MS } from './testing/open-account.ts';
import { createVirtualWorld } from './testing/virtual-world.ts';
import { createSettings, DEFAULT_SETTINGS, parseSettings } from './settings.ts';

describe('the settings of live tables', () => {
  it('[SET-01] the setting sortByTime is a truth value, false by default', () => {
    expect(DEFAULT_SETTINGS.sortByTime).toBe(false);
    expect(parseSettings({ sortByTime: true })).toEqual({ sortByTime: true });
    for (const value of ['true', 1, null, {}]) expect(parseSettings({ sortByTime: value })).toEqual({});
  });

  it('[SET-02] the setting mygamesGroups is a truth value, false by default', () => {
    expect(DEFAULT_SETTINGS.mygamesGroups).toBe(false);
    expect(parseSettings({ mygamesGroups: true })).toEqual({ mygamesGroups: true });
    for (const value of ['true', 1, null, []]) expect(parseSettings({ mygamesGroups: value })).toEqual({});
  });

  it('[SET-03] the setting mygamesNotifications is yessound, yessilent or no, yessilent by default', () => {
    expect(DEFAULT_SETTINGS.mygamesNotifications).toBe('yessilent');
    for (const value of ['yessound', 'yessilent', 'no'])
      expect(parseSettings({ mygamesNotifications: value })).toEqual({ mygamesNotifications: value });
    for (const value of ['yes', '', true, null]) expect(parseSettings({ mygamesNotifications: value })).toEqual({});
  });
});

it('settings read a delay in whole seconds up to the longest and a known theme, and ignore the rest of a document', () => {
  expect(parseSettings({ delay: 30, theme: 'dark', toString: 1, other: true })).toEqual({ delay: 30, theme: 'dark' });
  expect(parseSettings({ delay: 181, theme: 'blue' })).toEqual({});
  expect(parseSettings({ delay: 1.5 })).toEqual({});
  for (const value of [undefined, null, 'text', 7, []]) expect(parseSettings(value)).toEqual({});
});

const notAwaited = (): boolean => false;
const openBrowser = () => createModelBrowser(createVirtualWorld().after);

describe('settings without an account', () => {
  it('[SET-04] settings without an account stand under lsSettins.{name} in the document of this browser, beside other data', () => {
    const browser = openBrowser();
    const { storage } = browser.openPage();
    storage.set('lsid_data', '{"mygames":{"data":{"g_1_AbCd1234":{"AD":1}}},"lsSettins":{"mygamesGroups":true}}');
    const settings = createSettings(storage, {}, notAwaited);
    settings.set('sortByTime', true);
    expect(JSON.parse(browser.values.get('lsid_data')!)).toEqual({
      mygames: { data: { g_1_AbCd1234: { AD: 1 } } },
      lsSettins: { mygamesGroups: true, sortByTime: true },
    });
    expect(createSettings(browser.openPage().storage, {}, notAwaited).get()).toMatchObject({
      sortByTime: true,
      mygamesGroups: true,
    });
  });

  it('a list of channels is stored as one text, so that the document is one that an account takes', () => {
    const browser = openBrowser();
    const settings = createSettings(browser.openPage().storage, {}, notAwaited);
    settings.set('channels', ['TV 2 Sport', 'Viaplay']);
    const document: unknown = JSON.parse(browser.values.get('lsid_data')!);
    expect(parseUserData(document)).toEqual({ lsSettins: { channels: 'TV 2 Sport|Viaplay' } });
    const { storage } = browser.openPage();
    expect(createSettings(storage, {}, notAwaited).get().channels).toEqual(['TV 2 Sport', 'Viaplay']);
    settings.set('channels', []);
    expect(createSettings(storage, {}, notAwaited).get().channels).toEqual([]);
  });

  it.each(['nonsense', 'null', '7', '"text"', '[]', '{"lsSettins":7}', '{"lsSettins":{"theme":"blue"}}'])(
    '[SET-05] a document of %s holds no settings, and can be overwritten',
    (document) => {
      const { storage } = openBrowser().openPage();
      storage.set('lsid_data', document);
      const settings = createSettings(storage, { theme: 'dark' }, notAwaited);
      expect(settings.get()).toMatchObject({ theme: 'dark', sortByTime: false });
      settings.set('theme', 'light');
      expect(createSettings(storage, {}, notAwaited).get().theme).toBe('light');
    },
  );

  it('settings without an account notify listeners, and take precedence over what the page was rendered with', () => {
    const { storage } = openBrowser().openPage();
    createSettings(storage, {}, notAwaited).set('delay', 30);
    const settings = createSettings(storage, { delay: 5 }, notAwaited);
    expect(settings.get().delay).toBe(30);
    let notifications = 0;
    settings.subscribe(() => (notifications += 1));
    settings.set('delay', 0);
    expect([settings.get().delay, notifications]).toEqual([0, 1]);
  });
});

describe('settings and the account', () => {
  it('[SET-04] settings stand under the same key in the account, each stored by its own path', async () => {
    const { account, page, named, world, service } = await openSignedIn({ lsSettins: { theme: 'dark' } });
    const settings = createSettings(page.ports.storage, {}, notAwaited);
    settings.follow(account);
    expect(settings.get().theme).toBe('dark');
    settings.set('sortByTime', true);
    await world.advance(SECOND_MS);
    expect(named('storeMergedData').map(({ sent }) => sent)).toMatchObject([
      { key: 'data', dataDiff: { merge: { 'lsSettins.sortByTime': true }, unmerge: [] } },
    ]);
    expect(service.documents.data).toEqual({ lsSettins: { theme: 'dark', sortByTime: true } });
  });

  it('settings that are set while the account client loads are kept by it', async () => {
    const { account, page, world, service } = await openSignedIn();
    const settings = createSettings(page.ports.storage, {}, () => true);
    settings.set('theme', 'dark');
    expect(settings.get().theme).toBe('dark');
    settings.follow(account);
    await world.advance(SECOND_MS);
    expect(service.documents.data).toEqual({ lsSettins: { theme: 'dark' } });
  });

  it('settings of a visitor become those of an account that has none', async () => {
    const { account, page, world, service } = open();
    const settings = createSettings(page.ports.storage, {}, notAwaited);
    settings.set('sortByTime', true);
    settings.follow(account);
    logIn(account);
    await world.advance(3 * SECOND_MS);
    expect(service.documents.data).toEqual({ lsSettins: { sortByTime: true } });
  });

  it('settings that are set in another browser are published here', async () => {
    const { account, page, world, service } = await openSignedIn({ lsSettins: { sortByTime: true, delay: 5 } });
    const settings = createSettings(page.ports.storage, {}, notAwaited);
    settings.follow(account);
    service.documents.data = { lsSettins: { sortByTime: false, delay: 5 } };
    service.rev += 1;
    page.push(JSON.stringify({ rev: service.rev }));
    await world.advance(SECOND_MS);
    expect(settings.get()).toMatchObject({ sortByTime: false, delay: 5 });
  });

  it('[MYG-41] settings return to the defaults on every open page when a logout ends the session', async () => {
    const { account, page, world, browser, openPage } = await openSignedIn({ lsSettins: { theme: 'dark', delay: 30 } });
    const settings = createSettings(page.ports.storage, { theme: 'dark' }, notAwaited);
    settings.follow(account);
    const beside = openPage();
    const settingsBeside = createSettings(beside.ports.storage, { theme: 'dark' }, notAwaited);
    settingsBeside.follow(beside.account);
    settings.set('sortByTime', true);
    await world.advance(SECOND_MS);
    expect(settingsBeside.get()).toMatchObject({ theme: 'dark', delay: 30, sortByTime: true });
    void account.logout();
    await world.advance(2 * SECOND_MS);
    expect([...browser.values.keys()]).toEqual([]);
    expect([settings.get(), settingsBeside.get()]).toEqual([DEFAULT_SETTINGS, DEFAULT_SETTINGS]);
  });

  it('[MYG-41] settings return to the defaults after a logout when the account holds none', async () => {
    const { account, page, world } = await openSignedIn();
    const settings = createSettings(page.ports.storage, { theme: 'dark', delay: 30 }, notAwaited);
    settings.follow(account);
    expect(settings.get()).toMatchObject({ theme: 'dark', delay: 30 });
    void account.logout();
    await world.advance(2 * SECOND_MS);
    expect(settings.get()).toEqual(DEFAULT_SETTINGS);
  });
});
