import { expect, it } from 'vitest';
import { at, gamesOf, idOf, openMine } from '../testing/open-mine.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';

const DAY_S = 86_400;
const KEYS = ['fsdc_my_local', 'fsdc_my_local_labl', 'fsdc_my_local_noduel', 'fsdc_my_local_ts'] as const;

it.each([365, 1, -1, -365])(
  '[MYG-43] what is followed stays, and leaves by the time of the server, where the clock of the device is %i days ahead',
  async (daysAhead) => {
    const world = createVirtualWorld();
    openMine(world).toggleGame(at(world, 'a'));
    const local = new Map(KEYS.map((key) => [key, world.local.get(key)]));
    let isTimeKnown = false;
    const nowS = (): number => world.nowMs() / 1000 + (isTimeKnown ? 0 : daysAhead * DAY_S);
    const mine = openMine(world, { nowS, isTimeKnown: () => isTimeKnown });
    mine.refresh();
    expect(gamesOf(mine)).toEqual([idOf('a')]);
    expect(new Map(KEYS.map((key) => [key, world.local.get(key)]))).toEqual(local);
    mine.toggleTeam('AbCd1234', 1);
    mine.confirm([at(world, 'a', { start: Math.floor(world.nowMs() / 1000) + 7200 })]);
    expect(gamesOf(openMine(world))).toEqual([idOf('a')]);
    isTimeKnown = true;
    mine.refresh();
    expect(gamesOf(mine)).toEqual([idOf('a')]);
    expect(Math.abs(Number(world.local.get('fsdc_my_local_ts')) - world.nowMs())).toBeLessThan(1000);
    await world.advance(3 * DAY_S * 1000);
    mine.refresh();
    expect(gamesOf(mine)).toEqual([]);
  },
);

it('a state that the time of the server confirms is not drawn again', () => {
  const world = createVirtualWorld();
  openMine(world).toggleGame(at(world, 'a'));
  let isTimeKnown = false;
  const mine = openMine(world, { isTimeKnown: () => isTimeKnown });
  const before = mine.get();
  isTimeKnown = true;
  mine.refresh();
  expect(mine.get()).toBe(before);
});

it('what is kept too long leaves when the time of the server is known', async () => {
  const world = createVirtualWorld();
  openMine(world).toggleGame(at(world, 'a'));
  await world.advance(10 * DAY_S * 1000);
  let isTimeKnown = false;
  const mine = openMine(world, { isTimeKnown: () => isTimeKnown });
  expect(gamesOf(mine)).toEqual([idOf('a')]);
  isTimeKnown = true;
  mine.refresh();
  expect(gamesOf(mine)).toEqual([]);
});
