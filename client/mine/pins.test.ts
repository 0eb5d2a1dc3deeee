import { FAVOURITE_LIMITS } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import type { TableLeague } from '../table/decode.ts';
import { createModelBrowser, logIn, MODEL_CONFIG, type ModelPage } from '../testing/model-page.ts';
import { open } from '../testing/open-account.ts';
import type { VirtualWorld } from '../testing/virtual-world.ts';
import { Mine } from './mine.ts';
import { MyLeagues } from './my-leagues.ts';
import { pinChange, pinnedFirst, pinsIn } from './pins.ts';
import { LocalDocument } from './visitor-document.ts';

const FOOTBALL = ['1_8_superlig', '1_8_division', '1_44_premierl'] as const;
const [SUPERLIGA, DIVISION, PREMIER] = FOOTBALL;
const HANDBALL = '7_8_herrelig';
const CURLING = '42_8_curlingc';

interface Opened {
  readonly leagues: MyLeagues;
  readonly refusals: (string | null)[];
}

type TopLeagues = (sportId: number) => Promise<readonly string[]>;

function openLeagues(world: VirtualWorld, page: ModelPage, topLeagues: TopLeagues = async () => []): Opened {
  const ports = { ...world, local: page.ports.storage };
  const mine = new Mine({ ports, nowS: () => world.nowMs() / 1000, limits: FAVOURITE_LIMITS, isAwaited: false });
  const refusals: (string | null)[] = [];
  const leagues = new MyLeagues({ mine, topLeagues, onRefused: (key) => refusals.push(key) });
  mine.follow(page.account);
  leagues.follow(page.account);
  return { leagues, refusals };
}

/** Of an account with stored data of football. */
async function signedIn(data: object = { myLeagues: { 1: { used: true } } }, topLeagues?: TopLeagues) {
  const opened = open();
  opened.service.documents.data = data as never;
  const own = openLeagues(opened.world, opened.page, topLeagues);
  logIn(opened.account);
  await opened.world.advance(2_000);
  return { ...opened, ...own };
}

const pinned = ({ leagues }: Opened, sport = 1): readonly string[] => leagues.get().get(sport) ?? [];
const documentOf = (data: object) => {
  const texts = new Map([['lsid_data', JSON.stringify(data)]]);
  return new LocalDocument({ get: (key) => texts.get(key) ?? null, set: (key, text) => texts.set(key, text), remove: () => {} });
};

describe('the data of pins', () => {
  it('[PIN-01] [PIN-02] [PIN-03] a pin is stored as true under its sport and key, with the used marker', async () => {
    const { service, leagues, world } = await signedIn({});
    await leagues.toggle(SUPERLIGA);
    await leagues.toggle(HANDBALL);
    await world.advance(2_000);
    expect(service.documents.data).toMatchObject({
      myLeagues: { 1: { [SUPERLIGA]: true, used: true }, 7: { [HANDBALL]: true, used: true } },
    });
  });

  it('keys of another sport, without value true, or of another form are no pins', () => {
    const all = {
      used: true,
      [SUPERLIGA]: true,
      [HANDBALL]: true,
      [DIVISION]: 'true',
      [PREMIER]: false,
      '1_x': true,
      '<b>': true,
    };
    expect([...pinsIn(documentOf({ myLeagues: { 1: all, 7: 'x', x: { [SUPERLIGA]: true } } }))]).toEqual([[1, [SUPERLIGA]]]);
    expect(pinsIn(documentOf({ myLeagues: true })).size).toBe(0);
  });

  it('the stored order holds for pinned keys, once each; others follow', () => {
    const pins = { 1: { used: true, [SUPERLIGA]: true, [DIVISION]: true, [PREMIER]: true } };
    const inOrder = (order: unknown) => pinsIn(documentOf({ myLeagues: pins, myLeaguesOrder: { 1: order } })).get(1);
    expect(inOrder(`${PREMIER}|1_8_gonegone|${PREMIER}|${DIVISION}`)).toEqual([PREMIER, DIVISION, SUPERLIGA]);
    expect(inOrder(7)).toEqual([SUPERLIGA, DIVISION, PREMIER]);
  });

  it('an order fits in one text of the document, also with hundreds of leagues', () => {
    const keys = Array.from({ length: 400 }, (_, n) => `1_8_${String(n).padStart(8, 'x')}`);
    const text = pinChange(1, keys, keys).set['myLeaguesOrder.1'] as string;
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(keys.join('|').startsWith(`${text}|`)).toBe(true);
  });

  it('pinned leagues stand first in their order, and the others stay as they are', () => {
    const group = (sportId: number, templateKey: string): TableLeague => ({
      league: { sportId, templateKey } as never,
      events: [],
    });
    const list = [group(1, '9_other000'), group(1, '8_superlig'), group(1, '9_other111'), group(1, '44_premierl')];
    const first = pinnedFirst(new Map([[1, [PREMIER, DIVISION, SUPERLIGA]]]));
    const keys = first(list, new Map()).map(({ league }) => league.templateKey);
    expect(keys).toEqual(['44_premierl', '8_superlig', '9_other000', '9_other111']);
  });
});

describe('a press', () => {
  it('[PIN-04] pins a league that is not pinned, and unpins one that is', async () => {
    const opened = await signedIn();
    await opened.leagues.toggle(SUPERLIGA);
    await opened.leagues.toggle(DIVISION);
    expect(pinned(opened)).toEqual([SUPERLIGA, DIVISION]);
    await opened.world.advance(2_000);
    await opened.leagues.toggle(SUPERLIGA);
    expect(pinned(opened)).toEqual([DIVISION]);
    await opened.world.advance(2_000);
    expect(opened.service.documents.data).toEqual({
      myLeagues: { 1: { used: true, [DIVISION]: true } },
      myLeaguesOrder: { 1: DIVISION },
    });
  });

  it('[PIN-05] [PIN-11] shows at once, and is rolled back and reported when the service refuses it', async () => {
    const opened = await signedIn();
    const { service, world, leagues, account } = opened;
    await leagues.toggle(SUPERLIGA);
    await world.advance(2_000);
    service.refuses = 'myLeagues';
    const press = leagues.toggle(DIVISION);
    expect(pinned(opened)).toEqual([SUPERLIGA, DIVISION]);
    await press;
    await world.advance(10_000);
    expect([pinned(opened), opened.refusals]).toEqual([[SUPERLIGA], [DIVISION]]);
    expect(account.get().error).toBeNull();
    await leagues.toggle(SUPERLIGA);
    expect(pinned(opened)).toEqual([]);
    await world.advance(10_000);
    expect(pinned(opened)).toEqual([SUPERLIGA]);
    expect(opened.refusals).toEqual([DIVISION, SUPERLIGA]);
  });

  it('[PIN-06] is ignored while the last one of the same league is on its way', async () => {
    const opened = await signedIn();
    const { world, leagues, named } = opened;
    await leagues.toggle(SUPERLIGA);
    expect((await leagues.toggle(SUPERLIGA)).refusal).toBe('pending');
    expect((await leagues.toggle(DIVISION)).refusal).toBe(null);
    expect(pinned(opened)).toEqual([SUPERLIGA, DIVISION]);
    await world.advance(2_000);
    expect(named('storeMergedData')).toHaveLength(1);
    expect((await leagues.toggle(SUPERLIGA)).refusal).toBe(null);
    expect(pinned(opened)).toEqual([DIVISION]);
  });

  it('[PIN-07] brings the top leagues of a sport without stored data along, once', async () => {
    const fetched: number[] = [];
    const opened = open();
    const own = openLeagues(opened.world, opened.page, async (sport) => {
      fetched.push(sport);
      return [PREMIER, SUPERLIGA, HANDBALL];
    });
    logIn(opened.account);
    await opened.world.advance(2_000);
    const press = own.leagues.toggle(SUPERLIGA);
    expect(pinned(own)).toEqual([SUPERLIGA]);
    expect((await press).seeded).toBe(1);
    expect(pinned(own)).toEqual([SUPERLIGA, PREMIER]);
    await opened.world.advance(2_000);
    for (const key of [SUPERLIGA, PREMIER]) await own.leagues.toggle(key);
    await opened.world.advance(2_000);
    await own.leagues.toggle(DIVISION);
    expect([pinned(own), fetched]).toEqual([[DIVISION], [1]]);
  });

  it('pins nothing when the top leagues cannot be fetched', async () => {
    const opened = await signedIn({}, async () => Promise.reject(new Error('no network')));
    expect((await opened.leagues.toggle(SUPERLIGA)).refusal).toBe('failed');
    expect(pinned(opened)).toEqual([]);
  });

  it('[PIN-08] is ignored without a key of a league', async () => {
    const opened = await signedIn();
    for (const key of ['', '1', '1_superlig', 'used', '1_8_superliga1'])
      expect((await opened.leagues.toggle(key)).refusal).toBe('empty');
    await opened.world.advance(2_000);
    expect([opened.leagues.get().size, opened.named('storeMergedData')]).toEqual([0, []]);
  });

  it('[PIN-09] [PIN-10] [ERR-01] opens the login with its reason and pins nothing while no user is signed in', async () => {
    const { world, page, account } = open();
    const own = openLeagues(world, page);
    const shown: number[] = [];
    own.leagues.subscribe(() => shown.push(own.leagues.get().size));
    expect([(await own.leagues.toggle(SUPERLIGA)).refusal, shown]).toEqual(['login', []]);
    expect(account.get().flow).toMatchObject({ phase: 'form', form: 'login', notice: 'login_needed' });
    expect([own.leagues.get().size, page.ports.storage.get('lsid_data')]).toEqual([0, null]);
  });

  it('[PIN-10] pins on this device where user functions are local only', async () => {
    const { world, page, openPage } = open({ ...MODEL_CONFIG, localOnly: true });
    const [own, beside] = [openLeagues(world, page), openLeagues(world, openPage())];
    await own.leagues.toggle(SUPERLIGA);
    expect(pinned(own)).toEqual([SUPERLIGA]);
    await world.advance(1_000);
    expect(pinned(beside)).toEqual([SUPERLIGA]);
  });

  it('is taken back by its undo, and what changed since stays', async () => {
    const opened = await signedIn({});
    const first = await opened.leagues.toggle(CURLING);
    first.undo();
    await opened.world.advance(2_000);
    expect(opened.service.documents.data).toEqual({});
    for (const key of FOOTBALL) await opened.leagues.toggle(key);
    await opened.world.advance(2_000);
    const { undo } = await opened.leagues.toggle(DIVISION);
    opened.leagues.move(PREMIER, 0);
    undo();
    expect(pinned(opened)).toEqual([PREMIER, DIVISION, SUPERLIGA]);
  });
});

describe('the order', () => {
  it('moves a league among those of its sport, and is stored', async () => {
    const opened = await signedIn();
    for (const key of [...FOOTBALL, HANDBALL]) await opened.leagues.toggle(key);
    opened.leagues.move(PREMIER, 0);
    expect(pinned(opened)).toEqual([PREMIER, SUPERLIGA, DIVISION]);
    opened.leagues.move('1_8_gonegone', 0);
    await opened.world.advance(2_000);
    expect(opened.service.documents.data).toMatchObject({
      myLeaguesOrder: { 1: [PREMIER, SUPERLIGA, DIVISION].join('|'), 7: HANDBALL },
    });
  });

  it('[PIN-11] is set back when the service refuses it', async () => {
    const opened = await signedIn();
    for (const key of FOOTBALL) await opened.leagues.toggle(key);
    await opened.world.advance(2_000);
    opened.service.refuses = 'myLeaguesOrder';
    opened.leagues.move(PREMIER, 0);
    expect(pinned(opened)[0]).toBe(PREMIER);
    await opened.world.advance(10_000);
    expect([pinned(opened), opened.refusals]).toEqual([[...FOOTBALL], [null]]);
  });
});

describe('in the account', () => {
  it('[PIN-12] [GEN-24] pins are loaded at login, and dropped from this device at logout (O-021)', async () => {
    const opened = await signedIn({ myLeagues: { 1: { used: true, [SUPERLIGA]: true } } });
    expect(pinned(opened)).toEqual([SUPERLIGA]);
    await opened.leagues.toggle(DIVISION);
    await opened.world.advance(2_000);
    void opened.account.logout();
    await opened.world.advance(2_000);
    expect(opened.leagues.get().size).toBe(0);
    expect([...opened.page.ports.storage.keys()].filter((key) => /^fsdc_|^lsid_data/.test(key))).toEqual([]);
    expect(opened.service.documents.data).toHaveProperty(`myLeagues.1.${DIVISION}`, true);
  });

  it('[GEN-18] [GEN-24] a pin appears in another tab at once, and in another browser without a reload', async () => {
    const opened = await signedIn();
    const { world, service, openPage } = opened;
    const tab = openLeagues(world, openPage());
    const browser = openPage(createModelBrowser(world.after));
    logIn(browser.account);
    await world.advance(2_000);
    const elsewhere = openLeagues(world, browser);
    service.onRev = (rev) => world.after(50, () => browser.push(JSON.stringify({ rev })));
    await opened.leagues.toggle(SUPERLIGA);
    await world.advance(10);
    expect(pinned(tab)).toEqual([SUPERLIGA]);
    await world.advance(5_000);
    expect(pinned(elsewhere)).toEqual([SUPERLIGA]);
  });

  /** Signed in, without an answer about the data yet. */
  async function awaiting() {
    const opened = open();
    opened.service.documents.data = { myLeagues: { 1: { used: true, [PREMIER]: true } } };
    const own = openLeagues(opened.world, opened.page, async () => [DIVISION]);
    logIn(opened.account);
    while (opened.account.get().profile === null) await opened.world.advance(10);
    expect([opened.account.get().isLoading, own.leagues.isLoading]).toEqual([true, true]);
    return { ...opened, ...own };
  }

  it('a press before the data of the account are here shows at once, and waits for them', async () => {
    const opened = await awaiting();
    const press = opened.leagues.toggle(SUPERLIGA);
    expect(pinned(opened)).toEqual([SUPERLIGA]);
    expect((await opened.leagues.toggle(SUPERLIGA)).refusal).toBe('pending');
    await opened.world.advance(10_000);
    await press;
    expect([pinned(opened), opened.leagues.isLoading]).toEqual([[PREMIER, SUPERLIGA], false]);
  });

  it('[PIN-09] a press is dropped when the user leaves before the top leagues are here', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const opened = await signedIn({}, () => promise);
    const press = opened.leagues.toggle(SUPERLIGA);
    void opened.account.logout();
    await opened.world.advance(2_000);
    resolve([PREMIER]);
    expect((await press).refusal).toBe('login');
    expect([pinned(opened), opened.page.ports.storage.get('lsid_data')]).toEqual([[], null]);
  });
});
