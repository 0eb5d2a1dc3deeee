import { FAVOURITE_LIMITS } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { createVirtualWorld, type VirtualWorld } from '../testing/virtual-world.ts';
import { logIn } from '../testing/model-page.ts';
import { open } from '../testing/open-account.ts';
import { at, gamesOf, idOf, LEAGUE, openMine } from '../testing/open-mine.ts';

const DAY_S = 86_400;
const stored = (world: VirtualWorld, key: string): unknown => JSON.parse(world.local.get(key) ?? 'null');

describe('on this device', () => {
  it('[MYG-01] [MYG-43] a followed game is stored under the four keys in the documented fields', () => {
    const world = createVirtualWorld();
    openMine(world).toggleGame(at(world, 'a', { end: Math.floor(world.nowMs() / 1000) + 7200 }));
    const [day, now] = [Math.floor(Date.UTC(2026, 10, 20, 23) / 1000), Math.floor(world.nowMs() / 1000)];
    expect(stored(world, 'fsdc_my_local')).toEqual({
      [idOf('a')]: {
        ...{ sport_id: 1, labl_id: LEAGUE, m_day: 0, m_ok: 0, m_expire_date: day },
        ...{ AD: now + 3600, AP: now + 7200, AB: 1, noDuel: false, mgGroup: '0' },
      },
    });
    expect(stored(world, 'fsdc_my_local_labl')).toEqual({ [LEAGUE]: { sport_id: 1, name: 'Superligaen' } });
    expect(stored(world, 'fsdc_my_local_noduel')).toEqual({});
    expect(world.local.get('fsdc_my_local_ts')).toBe(String(world.nowMs()));
  });

  it('[MYG-08] a race that is followed whole is stored without noDuel', () => {
    const world = createVirtualWorld();
    const race = at(world, 'x', { id: '34_abcd1234', sportId: 34, leagueId: '34_abcd1234', noDuel: true });
    openMine(world).addTournaments([{ tournament: race, events: [at(world, 'a', { ...race, id: 'g_34_a0000000' })] }]);
    const tournaments = stored(world, 'fsdc_my_local_noduel') as Record<string, object>;
    expect(tournaments['34_abcd1234']).toMatchObject({ sport_id: 34, labl_id: '34_abcd1234', mgGroup: '0' });
    expect(tournaments['34_abcd1234']).not.toHaveProperty('noDuel');
  });

  it('[MYG-31] favourites that cannot be parsed are left where they are, without an error', () => {
    const world = createVirtualWorld();
    for (const bad of ['{', 'null', '[]', '"x"', '7']) {
      world.local.set('fsdc_my_local', bad);
      expect(gamesOf(openMine(world))).toEqual([]);
      expect(world.local.get('fsdc_my_local')).toBe(bad);
    }
  });

  it('[MYG-32] [MYG-36] a game stays for as many days as configured, also in the next visit', async () => {
    const world = createVirtualWorld();
    const limits = { ...FAVOURITE_LIMITS, pastDays: 3 };
    openMine(world, { limits }).toggleGame(at(world, 'a'));
    await world.advance(1.5 * DAY_S * 1000);
    openMine(world, { limits });
    await world.advance(1.5 * DAY_S * 1000);
    expect(gamesOf(openMine(world, { limits }))).toEqual([idOf('a')]);
    expect(gamesOf(openMine(world))).toEqual([]);
  });

  it('[MYG-33] [MYG-34] a game is followed up to 7 days ahead, and 500 of them', () => {
    const world = createVirtualWorld();
    const mine = openMine(world);
    const ahead = (days: number) => at(world, `d${days}`, { start: Math.floor(world.nowMs() / 1000) + days * DAY_S });
    expect([7, 8].map((days) => mine.toggleGame(ahead(days)).refusal)).toEqual([null, 'far']);
    const more = Array.from({ length: 500 }, (_, n) => at(world, `b${n}`));
    expect([mine.addGames(more).refusal, gamesOf(mine).length]).toEqual(['full', 500]);
  });

  it('entries that are not favourites are passed over, and the rest is read', () => {
    const world = createVirtualWorld();
    const first = openMine(world);
    first.toggleGame(at(world, 'a'));
    const good = stored(world, 'fsdc_my_local') as object;
    const bad = { ...good, __proto__x: 1, 'g_1_<b>': {}, [idOf('b')]: null, [idOf('c')]: { sport_id: '1' }, g_1_: {} };
    world.local.set('fsdc_my_local', JSON.stringify(bad));
    expect(gamesOf(openMine(world))).toEqual([idOf('a')]);
  });

  it('[MYG-43] favourites are kept 172,800 s from the last visit or the day of the latest game', async () => {
    const world = createVirtualWorld();
    const first = openMine(world);
    first.toggleGame(at(world, 'a', { start: Math.floor(world.nowMs() / 1000) + 6 * DAY_S }));
    first.close();
    await world.advance(7 * DAY_S * 1000);
    const visit = openMine(world);
    expect(gamesOf(visit)).toEqual([idOf('a')]);
    visit.close();
    await world.advance(2 * DAY_S * 1000 + 1000);
    expect(gamesOf(openMine(world))).toEqual([]);
  });

  it('a stamp of the future does not hide favourites', () => {
    const world = createVirtualWorld();
    openMine(world).toggleGame(at(world, 'a'));
    world.local.set('fsdc_my_local_ts', String(world.nowMs() + 400 * DAY_S * 1000));
    expect(gamesOf(openMine(world))).toEqual([idOf('a')]);
  });

  it('fields of another version survive a write', () => {
    const world = createVirtualWorld();
    openMine(world).toggleGame(at(world, 'a'));
    const text = world.local.get('fsdc_my_local')!.replace('"sport_id"', '"new_field":"x","sport_id"');
    world.local.set('fsdc_my_local', text);
    openMine(world).toggleGame(at(world, 'b'));
    expect(stored(world, 'fsdc_my_local')).toMatchObject({ [idOf('a')]: { new_field: 'x' } });
  });

  it('favourites stay for the page when the storage takes nothing', async () => {
    const world = createVirtualWorld();
    const full = { ...world, local: { ...world.local, set: () => {} } };
    const mine = openMine(full);
    mine.toggleGame(at(world, 'a'));
    mine.toggleTeam('AbCd1234', 1);
    await world.advance(2_000);
    expect([gamesOf(mine), [...mine.get().teams.keys()], mine.isKept]).toEqual([[idOf('a')], ['AbCd1234'], false]);
  });

  it('a change is taken back by its undo, and what changed since stays', () => {
    const world = createVirtualWorld();
    const mine = openMine(world);
    mine.toggleGame(at(world, 'a'));
    const removed = mine.toggleGame(at(world, 'a'));
    const added = mine.toggleGame(at(world, 'b'));
    mine.toggleGame(at(world, 'c'));
    removed.undo();
    added.undo();
    expect(gamesOf(mine).toSorted()).toEqual([idOf('a'), idOf('c')]);
    mine.clearGames().undo();
    expect(gamesOf(mine)).toHaveLength(2);
  });

  it('a match of a league that is followed whole joins when a list shows it', () => {
    const world = createVirtualWorld();
    const mine = openMine(world);
    mine.addTournaments([{ tournament: at(world, 'x', { id: LEAGUE }), events: [at(world, 'a')] }]);
    mine.confirm([at(world, 'a'), at(world, 'b'), at(world, 'c', { leagueId: '1_other000' })]);
    expect(gamesOf(mine)).toEqual([idOf('a'), idOf('b')]);
  });

  it('[MYG-35] the 201st team is refused', () => {
    const world = createVirtualWorld();
    const mine = openMine(world);
    for (let n = 0; n < 200; n += 1) mine.toggleTeam(`T${String(n).padStart(7, '0')}`, 1);
    expect(mine.toggleTeam('Tfull000', 1).refusal).toBe('full');
    expect(mine.get().teams.size).toBe(200);
    expect(mine.toggleTeam('T0000000', 1).refusal).toBe(null);
  });

  it('a group name is refused when it is empty, long or taken', () => {
    const world = createVirtualWorld();
    const mine = openMine(world);
    const { key } = mine.nameGroup(' Topkampe ');
    expect(mine.get().groups).toEqual([{ key, name: 'Topkampe' }]);
    expect(['', 'x'.repeat(41), 'topKAMPE'].map((name) => mine.nameGroup(name).refusal)).toEqual(['empty', 'long', 'taken']);
    expect(mine.nameGroup('TOPKAMPE', key).refusal).toBe(null);
    mine.addToGroup(at(world, 'a'), key);
    const gone = mine.removeGroup(key);
    expect([mine.get().groups, mine.get().favourites.games.get(idOf('a'))?.groups]).toEqual([[], ['0']]);
    gone.undo();
    expect([mine.get().groups[0]?.name, mine.get().favourites.games.get(idOf('a'))?.groups]).toEqual(['TOPKAMPE', [key]]);
  });
});

describe('from tab to tab', () => {
  it('[TABSYNC-01] [TABSYNC-03] another tab shows a change within 500 ms', async () => {
    const world = createVirtualWorld();
    const [first, second] = [openMine(world), openMine(world)];
    first.toggleGame(at(world, 'a'));
    first.toggleTeam('AbCd1234', 1);
    await world.advance(499);
    expect(gamesOf(second)).toEqual([]);
    await world.advance(1);
    expect([gamesOf(second), [...second.get().teams.keys()]]).toEqual([[idOf('a')], ['AbCd1234']]);
    second.toggleGame(at(world, 'a'));
    await world.advance(500);
    expect(gamesOf(first)).toEqual([]);
  });

  it('a change in one tab keeps what another tab changed just before', () => {
    const world = createVirtualWorld();
    const [first, second] = [openMine(world), openMine(world)];
    first.toggleGame(at(world, 'a'));
    second.toggleGame(at(world, 'b'));
    expect(gamesOf(openMine(world))).toEqual([idOf('a'), idOf('b')]);
  });

  it('[TABSYNC-02] no tab polls while a user is signed in', async () => {
    const { world, page, account } = open();
    logIn(account);
    await world.advance(2_000);
    const reads: string[] = [];
    const local = { ...page.ports.storage, get: (key: string) => (reads.push(key), page.ports.storage.get(key)) };
    const mine = openMine({ ...world, local });
    mine.follow(account);
    reads.length = 0;
    await world.advance(5_000);
    expect(reads.filter((key) => key.startsWith('fsdc_'))).toEqual([]);
  });
});

describe('in the account', () => {
  async function signedIn(data = {}) {
    const opened = open();
    const { world, page, account, service } = opened;
    service.documents.data = data;
    const mine = openMine({ ...world, local: page.ports.storage });
    mine.follow(account);
    return { ...opened, mine };
  }

  it('[MYG-39] [MYG-40] [MYG-43] a login unites the games, groups and teams of device and account', async () => {
    const { world, account, service, mine, page } = await signedIn({
      mygames: { data: { [idOf('a')]: { AD: 1_795_197_600, MG: 'g2ggxa1ovkw6', is_duel: true } } },
      mygroups: { g2ggxa1ovkw6: 'Topkampe' },
      myteams: { TeamOne1: { sport_id: 1, AD: 5 } },
    });
    const { key } = mine.nameGroup('topkampe');
    mine.addToGroup(at(world, 'b'), key);
    mine.toggleTeam('TeamTwo2', 7);
    logIn(account);
    await world.advance(10_000);
    const { data } = service.documents as { data: Record<string, Record<string, Record<string, object>>> };
    expect(Object.keys(data['mygames']!['data']!).toSorted()).toEqual([idOf('a'), idOf('b')]);
    expect(data['mygames']!['data']![idOf('b')]).toMatchObject({ MG: 'g2ggxa1ovkw6', is_duel: true });
    expect(data['mygroups']).toEqual({ g2ggxa1ovkw6: 'Topkampe' });
    expect(Object.keys(data['myteams']!)).toEqual(['TeamOne1', 'TeamTwo2']);
    expect([...page.ports.storage.keys()].filter((each) => each.startsWith('fsdc_'))).toEqual([]);
    expect(mine.get().groups).toEqual([{ key: 'g2ggxa1ovkw6', name: 'Topkampe' }]);
  });

  it('[MYG-09] [MYG-44] [MYG-45] [MYG-46] [MYG-47] changes are stored and removed under the documented paths', async () => {
    const { world, account, named, mine } = await signedIn();
    logIn(account);
    await world.advance(2_000);
    const race = at(world, 'x', { id: '34_abcd1234', sportId: 34, leagueId: '34_abcd1234', noDuel: true });
    mine.toggleGame(at(world, 'a'));
    mine.addTournaments([{ tournament: race, events: [] }]);
    await world.advance(2_000);
    mine.toggleGame(at(world, 'a'));
    await world.advance(2_000);
    mine.removeTournaments([race.id]);
    await world.advance(2_000);
    mine.toggleGame(at(world, 'b'));
    await world.advance(2_000);
    mine.clearGames();
    await world.advance(2_000);
    const diffs = named('storeMergedData').map(
      ({ sent }) => (sent as { dataDiff: { merge: object; unmerge: string[] } }).dataDiff,
    );
    expect(Object.keys(diffs[0]!.merge)).toEqual([
      ...['AD', 'MG', 'is_duel'].map((field) => `mygames.data.${idOf('a')}.${field}`),
      ...['AD', 'MG'].map((field) => `mygames.noduel.34_abcd1234.${field}`),
    ]);
    const removed = [[`mygames.data.${idOf('a')}`], ['mygames.noduel.34_abcd1234'], [], ['mygames']];
    expect(diffs.map(({ unmerge }) => unmerge).slice(1)).toEqual(removed);
  });

  it('[MYG-48] a merge of many games is one call', async () => {
    const { world, account, named, mine } = await signedIn();
    mine.addGames(Array.from({ length: 60 }, (_, n) => at(world, `b${n}`)));
    logIn(account);
    await world.advance(10_000);
    expect(named('storeMergedData')).toHaveLength(1);
    expect(gamesOf(mine)).toHaveLength(60);
  });

  it('[MYG-41] a logout drops games, groups and teams of this device', async () => {
    const { world, account, mine, page, service } = await signedIn();
    logIn(account);
    await world.advance(2_000);
    mine.toggleGame(at(world, 'a'));
    mine.toggleTeam('TeamTwo2', 7);
    await world.advance(5_000);
    void account.logout();
    await world.advance(2_000);
    expect([gamesOf(mine), mine.get().teams.size, mine.isSignedIn]).toEqual([[], 0, false]);
    expect([...page.ports.storage.keys()].filter((each) => /^fsdc_|^lsid_data/.test(each))).toEqual([]);
    expect(service.documents.data).toHaveProperty('mygames');
  });

  it('[MYG-41] a logout drops the games that the account had no room for', async () => {
    const { world, account, mine, page } = await signedIn({
      mygames: {
        data: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [idOf(`a${n}`), { AD: 1_795_200_000, MG: '0' }])),
      },
    });
    mine.addGames([at(world, 'b')]);
    logIn(account);
    await world.advance(20_000);
    expect(page.ports.storage.get('fsdc_my_local')).toContain(idOf('b'));
    void account.logout();
    await world.advance(2_000);
    expect([gamesOf(mine), gamesOf(openMine({ ...world, local: page.ports.storage }))]).toEqual([[], []]);
  });

  it('games above the limit stay on the device when a login unites 500 and more', async () => {
    const { world, account, mine, page, service } = await signedIn({
      mygames: {
        data: Object.fromEntries(Array.from({ length: 499 }, (_, n) => [idOf(`a${n}`), { AD: 1_795_200_000, MG: '0' }])),
      },
    });
    mine.addGames([at(world, 'b'), at(world, 'c')]);
    logIn(account);
    await world.advance(20_000);
    const { mygames } = service.documents.data as unknown as { mygames: { data: object } };
    expect(Object.keys(mygames.data)).toHaveLength(500);
    expect(Object.keys(JSON.parse(page.ports.storage.get('fsdc_my_local')!) as object)).toEqual([idOf('c')]);
  });

  it('a game that another browser adds appears without a reload', async () => {
    const { world, account, mine, openPage, service } = await signedIn();
    logIn(account);
    await world.advance(2_000);
    service.onRev = (rev) => world.after(50, () => other.push(JSON.stringify({ rev })));
    const other = openPage();
    const elsewhere = openMine({ ...world, local: other.ports.storage }, { isAwaited: true });
    elsewhere.follow(other.account);
    mine.toggleGame(at(world, 'a'));
    await world.advance(10_000);
    expect(gamesOf(elsewhere)).toEqual([idOf('a')]);
  });

  it('a change before the code of the account is here reaches the account', async () => {
    const { world, account, page, service } = await signedIn();
    logIn(account);
    await world.advance(2_000);
    const early = openMine({ ...world, local: page.ports.storage }, { isAwaited: true });
    early.toggleGame(at(world, 'a'));
    expect(gamesOf(early)).toEqual([idOf('a')]);
    early.follow(account);
    await world.advance(5_000);
    expect(service.documents.data).toHaveProperty(`mygames.data.${idOf('a')}.AD`);
    expect(page.ports.storage.get('fsdc_my_local')).toBe(null);
  });

  it('a game that is added before the code of the account is here survives the page', async () => {
    const { world, account, page, openPage, service } = await signedIn();
    logIn(account);
    await world.advance(2_000);
    openMine({ ...world, local: page.ports.storage }, { isAwaited: true }).toggleGame(at(world, 'a'));
    page.crash();
    const next = openPage();
    openMine({ ...world, local: next.ports.storage }, { isAwaited: true }).follow(next.account);
    await world.advance(5_000);
    expect(service.documents.data).toHaveProperty(`mygames.data.${idOf('a')}.AD`);
  });

  it('what is chosen while the account is awaited stays on the device when the session has ended', async () => {
    const { world, account, page } = await signedIn();
    const early = openMine({ ...world, local: page.ports.storage }, { isAwaited: true });
    const { key } = early.nameGroup('Topkampe');
    early.addToGroup(at(world, 'a'), key);
    early.toggleTeam('AbCd1234', 1);
    early.follow(account);
    const { favourites, groups, teams } = openMine({ ...world, local: page.ports.storage }).get();
    expect([...favourites.games].map(([id, game]) => [id, game.groups])).toEqual([[idOf('a'), [key]]]);
    expect([groups, [...teams.keys()]]).toEqual([[{ key, name: 'Topkampe' }], ['AbCd1234']]);
    expect(stored({ ...world, local: page.ports.storage }, 'lsid_data')).toEqual({
      mygroups: { [key]: 'Topkampe' },
    });
  });

  it('a game whose group ended with its page stays in none, here and in the account', async () => {
    const { world, account, page, openPage, service } = await signedIn();
    logIn(account);
    await world.advance(2_000);
    const lost = openMine({ ...world, local: page.ports.storage }, { isAwaited: true });
    lost.addToGroup(at(world, 'a'), lost.nameGroup('Topkampe').key);
    page.crash();
    const next = openPage();
    const mine = openMine({ ...world, local: next.ports.storage }, { isAwaited: true });
    expect(mine.get().favourites.games.get(idOf('a'))!.groups).toEqual(['0']);
    mine.follow(next.account);
    await world.advance(5_000);
    expect(service.documents.data).toMatchObject({ mygames: { data: { [idOf('a')]: { MG: '0' } } } });
    expect(service.documents.data).not.toHaveProperty('mygroups');
  });

  it('the device keeps its games until the service has stored them', async () => {
    const { world, account, mine, page, service } = await signedIn();
    mine.toggleGame(at(world, 'a'));
    logIn(account);
    await world.advance(100);
    service.fault = 'internal';
    await world.advance(10_000);
    expect(page.ports.storage.get('fsdc_my_local')).toContain(idOf('a'));
    service.fault = 'none';
    await world.advance(60_000);
    expect(page.ports.storage.get('fsdc_my_local')).toBe(null);
    expect(service.documents.data).toHaveProperty('mygames');
  });
});
