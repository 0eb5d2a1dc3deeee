import type { Client } from '@stillingen/client';
import { type FollowedTable, Mine } from '@stillingen/client/mine';
import { FAVOURITE_LIMITS } from '@stillingen/domain';
import { type TopLeague, writePlaces } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../../client/testing/model-page.ts';
import { open } from '../../../client/testing/open-account.ts';
import type { AccountController } from '../../account/contract.ts';
import { toast } from '../../alerts/toast/toast.ts';
import { BrowserMineController } from '../mine-controller.ts';

const SUPERLIGA = '1_8_superlig';
const DIVISION = '1_8_division';
const top = (label: string): TopLeague => ({
  ...{ name: label, url: '/', code: 'dk', country: 'Danmark', live: null, next: null },
  label,
});
const PLACES = writePlaces({ leagues: ['1_8_superlig', '1_44_premierl', '1_6_laligaes'].map(top), rankings: [], places: [] });

/** A page whose feed of places is `places`; null fails. */
async function openPage({ data, places = PLACES }: { data: object | null; places?: string | null }) {
  const opened = open();
  const { world, page, account, service } = opened;
  if (data !== null) {
    service.documents.data = data as never;
    logIn(account);
    await world.advance(2_000);
  }
  const ports = { ...world, local: page.ports.storage };
  const mine = new Mine({ ports, nowS: () => world.nowMs() / 1000, limits: FAVOURITE_LIMITS, isAwaited: false });
  const controller = { account, requireLogin: () => account.requireLogin() } as Partial<AccountController> as AccountController;
  const fetch = (_name: string, _validator: object, onResult: (result: object) => void): (() => void) => {
    queueMicrotask(() => onResult(places === null ? { kind: 'failed' } : { kind: 'data', text: places, tag: null }));
    return () => {};
  };
  const client = { open: (opener: (context: object) => unknown) => opener({ feeds: { fetch } }) } as Partial<Client> as Client;
  const loader = { load: async () => controller, follow: (listener: (of: AccountController) => void) => listener(controller) };
  const own = new BrowserMineController(mine, {} as FollowedTable, FAVOURITE_LIMITS, {
    client,
    account: loader,
    config: {},
  } as never);
  return { ...opened, controller: own, pinned: () => own.leagues.get().get(1) ?? [] };
}

const shown = (): string | undefined => toast.get()?.text;

describe('a pin', () => {
  it('[PIN-07] names the top leagues that the first pin of a sport brings along, and all of them can be taken back', async () => {
    const { controller, pinned } = await openPage({ data: {} });
    await controller.togglePin(DIVISION, '1. division');
    expect([shown(), pinned().length]).toEqual(['1. division og 3 topligaer er fastgjort.', 4]);
    toast.get()!.action!.run();
    expect(pinned()).toEqual([]);
  });

  it('[PIN-04] is confirmed with a way back', async () => {
    const { controller, pinned, world } = await openPage({ data: { myLeagues: { 1: { used: true } } } });
    await controller.togglePin(SUPERLIGA, 'Superligaen');
    expect([shown(), toast.get()!.action!.label]).toEqual(['Superligaen er fastgjort.', 'Fortryd']);
    await controller.togglePin(SUPERLIGA, 'Superligaen');
    expect(shown()).toBe('Superligaen gemmes stadig. Prøv igen om lidt.');
    await world.advance(2_000);
    await controller.togglePin(SUPERLIGA, 'Superligaen');
    expect([shown(), pinned()]).toEqual(['Superligaen er ikke længere fastgjort.', []]);
    toast.get()!.action!.run();
    expect(pinned()).toEqual([SUPERLIGA]);
  });

  it('[PIN-11] that the service refuses is reported by the name of its league', async () => {
    const { controller, pinned, world, service } = await openPage({ data: { myLeagues: { 1: { used: true } } } });
    service.refuses = 'myLeagues';
    await controller.togglePin(SUPERLIGA, 'Superligaen');
    await world.advance(10_000);
    expect([shown(), pinned()]).toEqual(['Superligaen kunne ikke gemmes og er sat tilbage.', []]);
  });

  it('[PIN-11] is reported when the top leagues of its sport cannot be fetched', async () => {
    const { controller, pinned } = await openPage({ data: {}, places: null });
    await controller.togglePin(SUPERLIGA, 'Superligaen');
    expect([shown(), pinned()]).toEqual(['Superligaen kunne ikke gemmes og er sat tilbage.', []]);
  });

  it('[PIN-09] shows no toast beside the login that it opens', async () => {
    const before = toast.get();
    const { controller, account } = await openPage({ data: null });
    await controller.togglePin(SUPERLIGA, 'Superligaen');
    expect([account.get().flow, toast.get()]).toMatchObject([{ form: 'login', notice: 'login_needed' }, before as object]);
  });
});
