import type { LineupMessage, Message } from '@stillingen/domain/messages';
import { readSquad } from '@stillingen/wire';
import { readTableList } from '../../../wire/testing/table-list.ts';
import { beforeEach, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { type TestFeeds, createTestFeeds, daysOn, leaguesIn, race, ranking } from '../../testing/feeds.ts';

let feeds: TestFeeds;
let home: string;
beforeEach(() => {
  feeds = createTestFeeds();
  feeds.submit(fixture(), status(1, 12));
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

it('a predicted line-up does not count as a match played', () => {
  feeds.submit(lineup(1, false));
  expect(players()).toEqual([['Dahl', 0]]);
  feeds.submit(lineup(2, true));
  feeds.pass(61);
  expect(players()).toEqual([['Dahl', 1]]);
});

it('a squad lists players of the last year only', () => {
  feeds.submit(transfer('t1', -366, 'AGF', 'Brøndby IF'));
  expect(players()).toEqual([]);
  feeds.submit(transfer('t2', -364, 'AGF', 'Brøndby IF'));
  feeds.pass(61);
  expect(players()).toEqual([['Berg', 0]]);
});

it('a squad omits a player that joined and left, in any order of submission', () => {
  feeds.submit(transfer('t2', -5, 'Brøndby IF', 'AGF'), transfer('t1', -30, 'AGF', 'Brøndby IF'));
  expect(players()).toEqual([]);
  feeds.submit(transfer('t3', -2, 'AGF', 'Brøndby IF'));
  feeds.pass(61);
  expect(players()).toEqual([['Berg', 0]]);
});

it('serves the tables of a championship under the stage of a race in the list of a day', () => {
  const { submit, feed } = createTestFeeds();
  submit(
    race('f1', { competition: { name: 'VM', country: 'xw', category: 'Formel 1', season: '2026' } }),
    ranking('f1', [], {
      stage: 3,
      entries: [
        { participant: { name: 'Bortoleto', kind: 'person', country: 'br' }, team: 'Audi', rank: 1, results: { points: '25' } },
      ],
    }),
  );
  const [league] = leaguesIn(feed('f_32_0_1_da_1')!);
  const stage = `${league!.tournamentId}_${league!.stageId}`;
  const codes = readTableList(feed(`tx_${stage}`)!).tables.map(({ code }) => code);
  expect(codes).toEqual(['1', '2']);
  for (const code of codes) expect(feed(`to_${stage}_${code}`)).not.toBeNull();
  expect(feed(`tx_AAAAAAAA_${league!.stageId}`)).toBeNull();
});
