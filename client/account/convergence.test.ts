import { type Scalar, type UserData, valueAt } from '@stillingen/wire/account';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSchedules, type Happening, randomOf, weighted } from '../testing/schedules.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';
import { createModelBrowser, type ModelBrowser } from '../testing/model-page.ts';
import { logIn, type ModelPage, openModelPage } from '../testing/model-page.ts';
import { createModelService, type Fault } from '../testing/model-service.ts';

const LEAVES = ['mygames.data.a', 'mygames.data.b', 'mygames.noduel.c', 'myLeagues.1.d', 'myLeagues.2.e'] as const;
const leaf = fc.constantFrom(...LEAVES);
const where = { browser: fc.nat(1), page: fc.nat(1) };

const happening = fc.record({
  pauseMs: fc.oneof(
    fc.integer({ min: 0, max: 500 }),
    fc.integer({ min: 0, max: 12_000 }),
    fc.constant(60_000),
    fc.constant(310_000),
  ),
  what: fc.oneof(
    weighted(8, fc.record({ kind: fc.constant('set' as const), path: leaf, ...where })),
    weighted(
      3,
      fc.record({
        kind: fc.constant('remove' as const),
        path: fc.oneof(leaf, fc.constantFrom('mygames', 'mygames.data')),
        ...where,
      }),
    ),
    weighted(
      5,
      fc.record({
        kind: fc.constant('fault' as const),
        fault: fc.constantFrom<Fault>('none', 'none', 'network', 'lost', 'hang', 'busy', 'internal', 'limit', 'page'),
      }),
    ),
    weighted(2, fc.record({ kind: fc.constantFrom<'crash' | 'navigate' | 'second'>('crash', 'navigate', 'second'), ...where })),
    weighted(1, fc.record({ kind: fc.constantFrom<'end-sessions' | 'terms' | 'restore'>('end-sessions', 'terms', 'restore') })),
    weighted(
      2,
      fc.record({ kind: fc.constantFrom<'offline' | 'hidden' | 'deaf'>('offline', 'hidden', 'deaf'), on: fc.boolean() }),
    ),
    weighted(3, fc.constant({ kind: 'visit' as const })),
  ),
});
type What = typeof happening extends fc.Arbitrary<infer T> ? (T extends { what: infer W } ? W : never) : never;

interface Place {
  readonly browser: ModelBrowser;
  readonly pages: ModelPage[];
  readonly expected: Map<string, Scalar | null>;
}

function open(seed: number) {
  const world = createVirtualWorld(randomOf(seed));
  const service = createModelService(world);
  let isDeaf = false;
  const openPage = (browser: ModelBrowser): ModelPage => openModelPage(world, browser, service.request);
  const places: Place[] = [0, 1].map(() => {
    const browser = createModelBrowser(world.after);
    return { browser, pages: [openPage(browser)], expected: new Map() };
  });
  service.onRev = (rev) => {
    if (isDeaf) return;
    for (const { pages } of places) for (const page of pages) world.after(50, () => page.push(JSON.stringify({ rev })));
  };
  let written = 0;

  function visit(): void {
    for (const { pages } of places) {
      for (const { account } of pages) {
        const { flow } = account.get();
        if (flow.phase === 'consent') account.agree();
        else if (flow.phase === 'error' || flow.phase === 'done') account.closeWindow();
        if (account.get().profile === null && account.get().flow.phase === 'idle') logIn(account);
      }
    }
  }

  function expectValue(place: Place, path: string, value: Scalar | null): void {
    for (const one of LEAVES) if (one === path || one.startsWith(`${path}.`)) place.expected.set(one, value);
  }

  function happen(what: What): void {
    if ('page' in what) return happenAt(what);
    if (what.kind === 'visit') return visit();
    if (what.kind === 'end-sessions') return service.endSessions();
    if (what.kind === 'fault') {
      service.fault = what.fault;
      return;
    }
    if (what.kind === 'terms') {
      service.needsTerms = true;
      return;
    }
    if (what.kind === 'restore') {
      service.rev = Math.max(0, service.rev - 2);
      return;
    }
    if (!('on' in what)) return;
    if (what.kind === 'offline') return world.online.set(!what.on);
    if (what.kind === 'hidden') return world.visibility.set(!what.on);
    isDeaf = what.on;
  }

  function happenAt(what: Extract<What, { page: number }>): void {
    const place = places[what.browser]!;
    const at = what.page % place.pages.length;
    const page = place.pages[at]!;
    switch (what.kind) {
      case 'second':
        if (place.pages.length === 1) place.pages.push(openPage(place.browser));
        return;
      case 'crash':
      case 'navigate':
        if (what.kind === 'crash') page.crash();
        else page.leave();
        place.pages[at] = openPage(place.browser);
        return;
      case 'set':
        if (page.account.get().profile === null) return;
        written += 1;
        page.account.data.set(what.path, written);
        return expectValue(place, what.path, written);
      case 'remove':
        if (page.account.get().profile === null || page.account.data.get(what.path) === undefined) return;
        page.account.data.remove(what.path);
        return expectValue(place, what.path, null);
    }
  }
  return { world, service, places, visit, happen };
}

const STEP_MS = 20_000;
const LONGEST_QUIET_MS = 640_000;
const held = (document: UserData, path: string): Scalar | null => (valueAt(document, path) as Scalar | undefined) ?? null;

async function holds(happenings: readonly Happening<What>[], seed: number): Promise<void> {
  const { world, service, places, visit, happen } = open(seed);
  visit();
  await world.advance(2_000);
  for (const { pauseMs, what } of happenings) {
    await world.advance(pauseMs);
    happen(what);
  }
  service.fault = 'none';
  service.needsTerms = false;
  world.online.set(true);
  world.visibility.set(true);
  for (let quietMs = 0; quietMs < LONGEST_QUIET_MS; quietMs += STEP_MS) {
    await world.advance(STEP_MS);
    visit();
  }
  const { data } = service.documents;
  for (const { pages, browser } of places) {
    for (const { account } of pages) {
      expect(account.get().profile?.data).toEqual(data);
      expect(account.get()).toMatchObject({ isSaving: false, isLoading: false, unfinished: null, flow: { phase: 'idle' } });
    }
    expect([...browser.values.keys()].filter((key) => key.startsWith('lsid_pending_'))).toEqual([]);
  }
  for (const path of LEAVES) {
    const expected = places.flatMap((place) => (place.expected.has(path) ? [place.expected.get(path)!] : []));
    if (expected.length > 0) expect([path, expected]).toEqual([path, expect.arrayContaining([held(data, path)])]);
    else expect([path, held(data, path)]).toEqual([path, null]);
  }

  for (const { pages } of places) for (const { account } of pages) account.close();
  const calls = service.calls.length;
  await world.advance(LONGEST_QUIET_MS);
  expect(service.calls.length).toBe(calls);
}

describe('an account in two browsers through faults', () => {
  it('[ACC-45][ACC-48] an account in two browsers through faults holds what the service holds once all is quiet, and nothing that was changed is lost', async () => {
    await checkSchedules('client/account/convergence.test.ts', happening, fc.integer(), holds);
  }, 600_000);
});
