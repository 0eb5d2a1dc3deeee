import { describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { manualTimers } from '../testing/timers.ts';
import { type AlertNotification, createNotifications, roomFor } from './notifications.ts';

const logo = { colours: null, code: 'FCM' };
const notification = (id: string, more: Partial<AlertNotification> = {}): AlertNotification => ({
  ...{ id, tag: id, occasion: 'goal', text: 'Mål til FC Midtjylland: 1-0', label: 'FC Midtjylland – FC København' },
  ...{ score: '1-0', scoreBefore: null, isCorrection: false, homeLogo: logo, awayLogo: logo, gameId: 'g_1_aB3dE6gH' },
  ...{ imageSize: 24, gameUrl: '/kamp/aB3dE6gH/', homeUrl: '', awayUrl: '', seasonUrl: '', timestamp: 0, hidden: false },
  ...more,
});

function open(width = 1280) {
  const timers = manualTimers();
  const widthPx = createStore(width);
  const list = createNotifications({ ...timers, widthPx });
  return { list, widthPx, advance: timers.advance, ids: () => list.get().map(({ id, hidden }) => (hidden ? `(${id})` : id)) };
}

describe('notifications', () => {
  it.each([
    [261, 1],
    [262, 1],
    [531, 1],
    [532, 2],
    [802, 3],
    [1280, 4],
  ])('[NOTE-04, NOTE-05] a window of %i px has room for %i boxes of 262 px with gaps of 8 px', (width, room) => {
    expect(roomFor(width)).toBe(room);
  });

  it('[NOTE-04] the oldest are hidden while there is no room, and appear when there is', () => {
    const { list, widthPx, ids } = open(820);
    for (const id of ['a', 'b', 'c', 'd']) list.add(notification(id));
    expect(ids()).toEqual(['d', 'c', 'b', '(a)']);
    list.close('c');
    expect(ids()).toEqual(['d', 'b', 'a']);
    widthPx.set(600);
    expect(ids()).toEqual(['d', 'b', '(a)']);
  });

  it('[NOTE-06, NOTE-07] one lives 180 seconds, checked every second, or until it is closed', () => {
    const { list, advance, ids } = open();
    list.add(notification('a'));
    advance(500);
    list.add(notification('b'));
    advance(179_499);
    expect(ids()).toEqual(['b', 'a']);
    advance(1);
    expect(ids()).toEqual(['b']);
    list.close('b');
    expect(ids()).toEqual([]);
    list.add(notification('c'));
    advance(180_000);
    expect(ids()).toEqual([]);
  });

  it('[NOTE-07] the time of one that is being read stands still', () => {
    const { list, advance, ids } = open();
    list.add(notification('a'));
    const release = list.hold('a');
    advance(200_000);
    expect(ids()).toEqual(['a']);
    release();
    advance(180_000);
    expect(ids()).toEqual([]);
  });

  it('[NOTE-09] are ignored in a responsive layout', () => {
    const { list, widthPx, ids } = open(800);
    list.add(notification('a'));
    expect(ids()).toEqual([]);
    widthPx.set(801);
    list.add(notification('b'));
    expect(ids()).toEqual(['b']);
  });

  it('a correction takes the place of what it corrects, and its time begins anew', () => {
    const { list, advance, ids } = open();
    list.add(notification('a', { tag: 'score 1-0' }));
    list.add(notification('b'));
    advance(170_000);
    list.add(notification('a corrected', { tag: 'score 1-0', isCorrection: true, scoreBefore: '1-0' }));
    expect(ids()).toEqual(['b', 'a corrected']);
    advance(20_000);
    expect(ids()).toEqual(['a corrected']);
  });
});
