import { createStore, createTable, type Client, DEFAULT_SETTINGS, type Settings } from '@stillingen/client';
import { FollowedTable, Mine } from '@stillingen/client/mine';
import { FAVOURITE_LIMITS, type FavouriteLimits, StageType } from '@stillingen/domain';
import { eventRow, leagueRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createVirtualWorld } from '../../client/testing/virtual-world.ts';
import { openedBell } from '../alerts/bell/open-bell.ts';
import { toast } from '../alerts/toast/toast.ts';
import { sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import type { AccountLoader } from '../account/contract.ts';
import { BrowserMineController } from './mine-controller.ts';

const LEAGUE = 'sLeague1';
const confirmed = (name: string): string => `Du følger ${name}. Notifikationer: mål, kort, slut.`;
const LIMIT = 'Du følger allerede 2 kampe, og det er grænsen. Fjern en for at følge en ny.';

function open(limits: Partial<FavouriteLimits> = {}, settings: Settings = DEFAULT_SETTINGS) {
  const world = createVirtualWorld();
  const nowS = (): number => world.nowMs() / 1000;
  const all = { ...FAVOURITE_LIMITS, ...limits };
  const mine = new Mine({ ports: world, nowS, limits: all, isAwaited: false });
  const clock = { nowS, ticks: createStore(nowS()) };
  const client = { openTable: () => Object.assign({}, { status: createStore('ready'), retryNow() {}, close() {} }), clock };
  const followed = new FollowedTable(client as unknown as Client, mine, world.after);
  let prompts = 0;
  const account = {
    load: async () => ({ promptRegistration: () => (prompts += 1) }),
    follow: () => {},
  } as unknown as AccountLoader;
  const controller = new BrowserMineController(mine, followed, all, {
    client,
    account,
    config: {},
    settings: createStore(settings),
  } as never);
  const ids = ['match001', 'match002', 'match003', 'match004'];
  const rows = ids.map((id) => eventRow.writeText(sampleEvent({ id, start: nowS() + 60, stageType: StageType.scheduled })));
  const table = createTable(leagueRow.writeText(sampleLeague({ stageId: LEAGUE, noDuel: null })) + rows.join(''));
  const texts: string[] = [];
  toast.subscribe(() => texts.push(toast.get()!.text));
  return { world, mine, controller, table, ids, texts, prompts: () => prompts };
}

describe('what a press on a star shows', () => {
  it('[MYG-37] the game above the limit is refused with the reason', () => {
    const { controller, table, ids, texts, mine } = open({ maximumCount: 2 });
    for (const id of ids.slice(0, 3)) controller.toggleMatch(table, id, id);
    expect(texts).toEqual([confirmed('match001'), confirmed('match002'), LIMIT]);
    expect(mine.get().favourites.games.size).toBe(2);
  });

  it('[MYG-38] of a league with more games than the limit as many are followed as fit, and the reason is shown once', () => {
    const { controller, table, texts, mine } = open({ maximumCount: 2 });
    controller.toggleLeague(table, [LEAGUE], 'Superligaen');
    expect(texts).toEqual([LIMIT]);
    expect(mine.get().favourites.games.size).toBe(2);
  });

  it('[MYG-21] [MYG-38] the stages of a league are followed with one line and one undo, and left together', () => {
    const { controller, mine, world, texts } = open();
    const start = world.nowMs() / 1000 + 60;
    const stage = (stageId: string, id: string): string =>
      leagueRow.writeText(sampleLeague({ stageId, templateKey: '8_aB3dE6gH', noDuel: null })) +
      eventRow.writeText(sampleEvent({ id, start, stageType: StageType.scheduled }));
    const season = createTable(stage('sOver001', 'over0001') + stage('sGroup_A', 'groupA01') + stage('sGroup_B', 'groupB01'));
    const idsOf = () => [...mine.get().favourites.tournaments.keys()];
    controller.toggleLeague(season, ['sOver001'], 'Superligaen');
    toast.get()!.action!.run();
    const bell = { kind: 'league', id: '1_8_aB3dE6gH', name: 'Superligaen', stages: ['1_sOver001'] };
    expect([toast.get()!.action!.label, openedBell.get()]).toEqual(['Ret', bell]);
    mine.document.change({ set: { 'alerts.kinds': 0 } });
    controller.toggleLeague(season, ['sGroup_A', 'sGroup_B'], 'Superligaen');
    expect(idsOf()).toEqual(['1_sOver001', '1_sGroup_A', '1_sGroup_B']);
    expect([...mine.get().favourites.games.keys()]).toEqual(['g_1_over0001', 'g_1_groupA01', 'g_1_groupB01']);
    toast.get()!.action!.run();
    expect(idsOf()).toEqual(['1_sOver001']);
    controller.toggleLeague(season, ['sGroup_A', 'sGroup_B'], 'Superligaen');
    controller.toggleLeague(season, ['sGroup_A', 'sGroup_B'], 'Superligaen');
    expect([idsOf(), mine.get().favourites.games.size]).toEqual([[], 0]);
    const follows = 'Du følger hele Superligaen.';
    const rings = `${follows} Notifikationer: mål, kort, slut.`;
    expect(texts).toEqual([rings, follows, follows, 'Du følger ikke længere Superligaen.']);
  });

  it('[MYG-35] the 201st team is refused with the reason', () => {
    const { controller, texts, mine } = open();
    for (let n = 0; n <= 200; n += 1) controller.toggleTeam(`T${String(n).padStart(7, '0')}`, 1, `Hold ${n}`);
    expect(texts.at(-1)).toBe('Du følger allerede 200 hold, og det er grænsen. Fjern et for at følge et nyt.');
    expect(mine.get().teams.size).toBe(200);
  });

  it('a removal is taken back by the undo of its toast', () => {
    const { controller, table, ids, mine } = open();
    controller.toggleMatch(table, ids[0]!, 'A – B');
    controller.toggleMatch(table, ids[0]!, 'A – B');
    expect(toast.get()).toMatchObject({ text: 'Du følger ikke længere A – B.', action: { label: 'Fortryd' } });
    toast.get()!.action!.run();
    expect(mine.get().favourites.games.size).toBe(1);
  });

  it('a match that is followed names what rings for it, and its line opens its bell', () => {
    const { controller, table, ids, mine } = open();
    const id = 'g_1_match001';
    mine.document.change({ set: { [`alerts.match.${id}`]: 16 } });
    controller.toggleMatch(table, ids[0]!, 'A – B');
    expect(toast.get()).toMatchObject({ text: 'Du følger A – B. Notifikationer: slut.', action: { label: 'Ret' } });
    toast.get()!.action!.run();
    expect(openedBell.get()).toEqual({ kind: 'match', id, name: 'A – B' });
  });

  it('[SET-03] a match names nothing that rings where mygamesNotifications is no', () => {
    const { controller, table, ids, texts } = open({}, { ...DEFAULT_SETTINGS, mygamesNotifications: 'no' });
    controller.toggleMatch(table, ids[0]!, 'A – B');
    expect(texts).toEqual(['Du følger A – B.']);
  });

  it('a team that nothing rings for offers the way back alone', () => {
    const { controller, mine } = open();
    mine.document.change({ set: { 'alerts.kinds': 0 } });
    controller.toggleTeam('aB3dE6gH', 1, 'Brøndby IF');
    expect(toast.get()).toMatchObject({ text: 'Du følger Brøndby IF.', action: { label: 'Fortryd' } });
    toast.get()!.action!.run();
    expect(mine.get().teams.size).toBe(0);
  });

  it('[WIN-08] an account is offered with the third added game, not with a removal', async () => {
    const { controller, table, ids, prompts } = open();
    for (const id of [ids[0]!, ids[0]!, ids[1]!]) controller.toggleMatch(table, id, id);
    await Promise.resolve();
    expect(prompts()).toBe(0);
    controller.toggleMatch(table, ids[2]!, ids[2]!);
    await Promise.resolve();
    await Promise.resolve();
    expect(prompts()).toBe(1);
  });

  it('shows that nothing is stored where the storage takes nothing', () => {
    const { controller, table, ids, texts, world } = open();
    world.local.set = () => {};
    controller.toggleMatch(table, ids[0]!, 'A – B');
    expect(texts).toEqual([
      `${confirmed('A – B')} Browseren gemmer ikke noget for denne side. Dine valg er væk, når du lukker den.`,
    ]);
  });
});
