import type { LineupMessage, Message } from '@stillingen/domain/messages';
import { readSquad } from '@stillingen/wire';
import { beforeEach, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
let home: string;
beforeEach(() => {
  feeds = createTestFeeds();
  feeds.tell(fixture(), status(1, 12));
  home = [...feeds.state.events.values()][0]!.home;
});
const players = () => readSquad(feeds.feed(`pl_1_${home}`)!).map(({ name, matches }) => [name, matches]);
const lineup = (seq: number, confirmed: boolean): LineupMessage => ({
  kind: 'lineup',
  key: 'l',
  seq,
  at: daysOn(-1),
  event: 'm1',
  side: 'home',
  confirmed,
  starters: [{ name: 'Dahl' }],
});
const transfer = (key: string, days: number, from: string, to: string): Message => ({
  kind: 'transfer',
  key,
  seq: 1,
  at: daysOn(-1),
  sport: 1,
  player: { name: 'Berg', kind: 'person', country: 'dk' },
  from: { name: from, country: 'dk' },
  to: { name: to, country: 'dk' },
  date: daysOn(days).slice(0, 10),
  type: 'transfer',
});

it('a line-up that is only expected is no match played', () => {
  feeds.tell(lineup(1, false));
  expect(players()).toEqual([['Dahl', 0]]);
  feeds.tell(lineup(2, true));
  feeds.pass(61);
  expect(players()).toEqual([['Dahl', 1]]);
});

it('tells of the last year alone', () => {
  feeds.tell(transfer('t1', -366, 'AGF', 'Brøndby IF'));
  expect(players()).toEqual([]);
  feeds.tell(transfer('t2', -364, 'AGF', 'Brøndby IF'));
  feeds.pass(61);
  expect(players()).toEqual([['Berg', 0]]);
});

it('who came and left is not in it, in whichever order that was told', () => {
  feeds.tell(transfer('t2', -5, 'Brøndby IF', 'AGF'), transfer('t1', -30, 'AGF', 'Brøndby IF'));
  expect(players()).toEqual([]);
  feeds.tell(transfer('t3', -2, 'AGF', 'Brøndby IF'));
  feeds.pass(61);
  expect(players()).toEqual([['Berg', 0]]);
});
