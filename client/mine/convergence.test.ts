import { type Candidate, FAVOURITE_LIMITS, StageType } from '@stillingen/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyValue } from '../ports.ts';
import { hasAccount } from '../account/has-account.ts';
import { createModelBrowser, logIn, type ModelBrowser, type ModelPage, openModelPage } from '../testing/model-page.ts';
import { createModelService, type Fault } from '../testing/model-service.ts';
import { checkSchedules, randomOf, weighted } from '../testing/schedules.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';
import { Mine } from './mine.ts';

const GAMES = ['g_1_gameone1', 'g_1_gametwo2', 'g_7_gamethr3', 'g_2_gamefou4'] as const;
const TEAMS = ['TeamOne1', 'TeamTwo2'] as const;
const where = { browser: fc.nat(1), page: fc.nat(1) };
const kindOf = <const Kind extends string>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);

const happening = fc.record({
  pauseMs: fc.oneof(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 12_000 }), fc.constant(60_000)),
  what: fc.oneof(
    weighted(8, fc.record({ kind: kindOf('game'), game: fc.constantFrom(...GAMES), ...where })),
    weighted(3, fc.record({ kind: kindOf('team'), team: fc.constantFrom(...TEAMS), ...where })),
    weighted(
      2,
      fc.record({ kind: kindOf('group'), name: kindOf('Topkampe', 'Tippet'), game: fc.constantFrom(...GAMES), ...where }),
    ),
    weighted(3, fc.record({ kind: kindOf('login', 'logout'), ...where })),
    weighted(3, fc.record({ kind: kindOf('crash', 'navigate', 'second'), ...where })),
    weighted(
      4,
      fc.record({
        kind: kindOf('fault'),
        fault: fc.constantFrom<Fault>('none', 'none', 'network', 'lost', 'hang', 'busy', 'internal'),
      }),
    ),
    weighted(2, fc.record({ kind: kindOf('offline', 'hidden'), on: fc.boolean() })),
    weighted(1, fc.record({ kind: kindOf('full'), on: fc.boolean(), browser: fc.nat(1) })),
    weighted(1, fc.constant({ kind: 'end-sessions' as const })),
  ),
});
type What = typeof happening extends fc.Arbitrary<infer T> ? (T extends { what: infer W } ? W : never) : never;

interface OpenPage {
  readonly page: ModelPage;
  readonly mine: Mine;
  readonly login: () => void;
}
/** What a browser did last to a game or team: `none` for nothing, `any` where its outcome is open. */
type Wish = boolean | 'none' | 'any';
interface Place {
  readonly browser: ModelBrowser;
  readonly pages: OpenPage[];
  readonly wishes: Map<string, Wish>;
  isFull: boolean;
  isLeaving: boolean;
}

function open(seed: number) {
  const world = createVirtualWorld(randomOf(seed));
  const service = createModelService(world);
  const addedAnonymously = new Set<string>();

  function openPage(place: Pick<Place, 'browser'> & { readonly isFull: () => boolean }): OpenPage {
    const page = openModelPage(world, place.browser, service.request);
    const { storage, after, visibility } = page.ports;
    const local: KeyValue = {
      get: storage.get,
      set: (key, value) => (place.isFull() ? undefined : storage.set(key, value)),
      remove: storage.remove,
    };
    const isAwaited = hasAccount(storage.keys());
    const nowS = (): number => world.nowMs() / 1000;
    const mine = new Mine({ ports: { local, after, visibility }, nowS, limits: FAVOURITE_LIMITS, isAwaited });
    let isFollowing = false;
    const follow = (): void => {
      if (!isFollowing) mine.follow(page.account);
      isFollowing = true;
    };
    if (isAwaited) after(world.random() * 1_000, follow);
    else storage.subscribe((key) => key === 'lsid_id' && follow());
    const login = (): void => {
      follow();
      const { profile, flow } = page.account.get();
      if (profile === null && flow.phase === 'idle') logIn(page.account);
    };
    return { page, mine, login };
  }

  const places: Place[] = [0, 1].map(() => ({
    browser: createModelBrowser(world.after),
    pages: [],
    wishes: new Map(),
    isFull: false,
    isLeaving: false,
  }));
  const openAt = (place: Place): OpenPage => openPage({ browser: place.browser, isFull: () => place.isFull });
  for (const place of places) place.pages.push(openAt(place));
  service.onRev = (rev) => {
    for (const { pages } of places) for (const { page } of pages) world.after(50, () => page.push(JSON.stringify({ rev })));
  };

  const visit = (): void => {
    for (const { pages } of places)
      for (const { page, login } of pages) {
        const { phase } = page.account.get().flow;
        if (phase === 'error' || phase === 'done') page.account.closeWindow();
        login();
      }
  };

  const candidate = (id: string): Candidate => ({
    ...{ id, sportId: 1, leagueId: '1_jch8u3dn', leagueName: '', noDuel: false, end: null },
    ...{ start: Math.floor(Date.UTC(2026, 10, 20, 21) / 1000), stageType: StageType.scheduled },
  });

  function wish(place: Place, mine: Mine, key: string, isOn: boolean): void {
    // A logout on its way drops what is changed meanwhile (MYG-41).
    if (place.isLeaving && mine.isSignedIn) return void place.wishes.set(key, 'any');
    if (isOn && !mine.isSignedIn) addedAnonymously.add(key);
    // An anonymous visitor removes from the device alone: the account may have it too.
    place.wishes.set(key, isOn || mine.isSignedIn ? isOn : 'none');
  }

  function happen(what: What): void {
    if (what.kind === 'fault') service.fault = what.fault;
    else if (what.kind === 'end-sessions') service.endSessions();
    else if (what.kind === 'full') places[what.browser]!.isFull = what.on;
    else if ('page' in what) happenAt(what);
    else if (what.kind === 'offline') world.online.set(!what.on);
    else world.visibility.set(!what.on);
  }

  function happenAt(what: Extract<What, { page: number }>): void {
    const place = places[what.browser]!;
    const at = what.page % place.pages.length;
    const { page, mine, login } = place.pages[at]!;
    const isSettled = !page.account.get().isSaving && !page.account.get().isLoading;
    switch (what.kind) {
      case 'game': {
        mine.toggleGame(candidate(what.game));
        return wish(place, mine, what.game, mine.get().favourites.games.has(what.game));
      }
      case 'team': {
        mine.toggleTeam(what.team, 1);
        return wish(place, mine, what.team, mine.get().teams.has(what.team));
      }
      case 'group': {
        // Refused where another page has named it.
        mine.nameGroup(what.name);
        const named = mine.get().groups.find(({ name }) => name === what.name)!;
        mine.addToGroup(candidate(what.game), named.key);
        return wish(place, mine, what.game, true);
      }
      case 'login':
        return login();
      case 'logout':
        if (page.account.get().profile === null || !isSettled || place.pages.length > 1) return;
        place.isLeaving = true;
        void page.account.logout().then(() => (place.isLeaving = false));
        return;
      case 'second':
        if (place.pages.length === 1) place.pages.push(openAt(place));
        return;
      default:
        // What only the page held is lost with it: a full storage, and removals before the account is here.
        for (const [key, isOn] of place.wishes) if (isOn === false || !mine.isKept || place.isFull) place.wishes.set(key, 'any');
        if (what.kind === 'crash') page.crash();
        else page.leave();
        mine.close();
        place.pages[at] = openAt(place);
    }
  }
  return { world, service, places, visit, happen, addedAnonymously };
}

const STEP_MS = 20_000;
const LONGEST_QUIET_MS = 400_000;

async function holds(happenings: readonly { pauseMs: number; what: What }[], seed: number): Promise<void> {
  const { world, service, places, visit, happen, addedAnonymously } = open(seed);
  for (const { pauseMs, what } of happenings) {
    await world.advance(pauseMs);
    happen(what);
  }
  service.fault = 'none';
  world.online.set(true);
  world.visibility.set(true);
  for (const place of places) place.isFull = false;
  for (let quietMs = 0; quietMs < LONGEST_QUIET_MS; quietMs += STEP_MS) {
    await world.advance(STEP_MS);
    visit();
  }
  const { mygames, myteams } = service.documents.data as { mygames?: { data?: object }; myteams?: object };
  const stored = [...Object.keys(mygames?.data ?? {}), ...Object.keys(myteams ?? {})].toSorted();
  for (const { pages } of places)
    for (const { mine } of pages) {
      const { favourites, teams, groups } = mine.get();
      expect([...favourites.games.keys(), ...teams.keys()].toSorted()).toEqual(stored);
      expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
      for (const { groups: keys } of favourites.games.values())
        for (const key of keys) expect(['0', ...groups.map((group) => group.key)]).toContain(key);
    }
  for (const key of [...GAMES, ...TEAMS]) {
    const wishes = places.map(({ wishes: all }) => all.get(key) ?? 'none');
    const made = wishes.filter((each) => each !== 'none');
    if (made.length > 0 && made.every((each) => each === true))
      expect([key, stored]).toEqual([key, expect.arrayContaining([key])]);
    const isRemoved = wishes.every((each) => each === false);
    if (isRemoved && !addedAnonymously.has(key)) expect(stored).not.toContain(key);
  }
  for (const { pages } of places)
    for (const { mine, page } of pages) {
      mine.close();
      page.account.close();
    }
}

describe('my games in two browsers and an account', () => {
  it('[MYG-39] [GEN-24] my games in two browsers and an account unite through logins, faults, crashes and full storage, and nothing that was starred is lost', async () => {
    await checkSchedules('client/mine/convergence.test.ts', happening, fc.integer(), holds);
  }, 600_000);
});
