import { expect, it } from 'vitest';
import { keptIn } from '../testing/kept.ts';
import { createAlertLog, LOG_KEY } from './log.ts';

const DAY_S = 86_400;

function device() {
  const map = new Map<string, string>();
  const local = keptIn(map);
  let nowS = 100 * DAY_S;
  return {
    map,
    open: () => createAlertLog(local, () => nowS),
    pass: (seconds: number) => void (nowS += seconds),
    nowS: () => nowS,
  };
}
const alertAt = (atS: number, id = `a ${atS}`, tag = id) =>
  ({ id, tag, occasion: 'goal', title: `Mål ${id}`, body: '', path: '/kamp/aB3dE6gH/', atS }) as const;

it('the log keeps 50 notifications for seven days, the newest first', () => {
  const { open, pass, nowS } = device();
  const log = open();
  const firstS = nowS();
  for (let n = 0; n < 60; n += 1) log.add(alertAt(firstS + n), false);
  expect(log.get()).toHaveLength(50);
  expect(log.get()[0]!.atS).toBe(firstS + 59);
  pass(7 * DAY_S + 30);
  expect(open().get()).toHaveLength(29);
});

it('the log counts what came since it was read last', () => {
  const { open, pass, nowS } = device();
  const log = open();
  log.add(alertAt(nowS()), false);
  expect(log.unread.get()).toBe(1);
  log.markRead();
  expect([log.unread.get(), open().unread.get()]).toEqual([0, 0]);
  pass(1);
  log.add(alertAt(nowS()), false);
  expect(open().unread.get()).toBe(1);
});

it('reading the log is by the times of alerts: a device whose clock is wrong counts what comes later', () => {
  const map = new Map<string, string>();
  const open = (nowS: number) => createAlertLog(keptIn(map), () => nowS);
  open(100 * DAY_S).add(alertAt(100 * DAY_S), false);
  const unknown = open(0);
  expect(unknown.get()).toHaveLength(1);
  unknown.markRead();
  const known = open(100 * DAY_S + 1);
  expect(known.unread.get()).toBe(0);
  known.add(alertAt(100 * DAY_S + 1), false);
  expect(known.unread.get()).toBe(1);
});

it('a notification of two pages of a browser is logged once, and each shows it', () => {
  const { open, nowS } = device();
  const [first, second] = [open(), open()];
  expect(first.add(alertAt(nowS(), 'a'), false)).toBe(true);
  expect(second.add(alertAt(nowS(), 'a'), false)).toBe(false);
  second.reload();
  expect(second.get()).toEqual(first.get());
});

it('what is withdrawn stays, with its correction; a goal after it to the same score is another one', () => {
  const { open, pass, nowS } = device();
  const log = open();
  log.add(alertAt(nowS(), 'score 1-0 0', 'score 1-0'), false);
  log.markRead();
  pass(60);
  const correction = { ...alertAt(nowS(), 'score 1-0 1', 'score 1-0'), title: 'Målet tæller ikke: 0-0' };
  expect([log.add(correction, true), log.add(correction, true)]).toEqual([true, false]);
  expect(log.get()).toMatchObject([{ title: 'Mål score 1-0 0', corrected: { title: 'Målet tæller ikke: 0-0', atS: nowS() } }]);
  expect(log.unread.get()).toBe(1);
  log.add(alertAt(nowS(), 'score 1-0 2', 'score 1-0'), false);
  expect(log.get().map(({ id, corrected }) => [id, corrected?.id])).toEqual([
    ['score 1-0 2', undefined],
    ['score 1-0 0', 'score 1-0 1'],
  ]);
});

it.each(['{', '[]', 'null', '{"alerts":[{"id":1},null],"readS":"x"}'])('what can not be read is absent: %s', (text) => {
  const { map, open } = device();
  map.set(LOG_KEY, text);
  expect([open().get(), open().unread.get()]).toEqual([[], 0]);
});

it('clearing removes all from the device', () => {
  const { map, open, nowS } = device();
  const log = open();
  log.add(alertAt(nowS()), false);
  log.clear();
  expect([log.get(), log.unread.get(), map.size]).toEqual([[], 0, 0]);
});
