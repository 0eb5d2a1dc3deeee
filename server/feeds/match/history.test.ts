import { readHistory } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { at, fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds } from '../../testing/feeds.ts';

it('carries the lead in each line of a history of points, and none when level', () => {
  const feeds = createTestFeeds();
  feeds.submit(
    fixture({
      sport: 21,
      competition: { name: 'Denmark Open', country: 'dk', season: '2026' },
      home: { name: 'Axelsen V.', kind: 'person' },
      away: { name: 'Antonsen A.', kind: 'person' },
    }),
    status(1, 17, { score: { home: 0, away: 0, parts: [[1, 2]] } }),
    {
      kind: 'history',
      key: 'set1',
      seq: 1,
      at: at(2),
      event: 'm1',
      part: 1,
      steps: [
        { score: [0, 1], winner: 'away', server: 'home' },
        { score: [1, 1], winner: 'home', server: 'away' },
        { score: [1, 2], winner: 'away', server: 'home' },
      ],
    },
  );
  const [set] = readHistory(feeds.feed(`df_mh_1_${[...feeds.state.events.keys()][0]}`)!);
  expect(set!.lines.map(({ lead, broken }) => [lead, broken])).toEqual([
    [1, null],
    [null, null],
    [1, null],
  ]);
});

it.each([
  [15, '3. frame'],
  [14, '3. leg'],
])('[FEED-54] the blocks of sport %i are named as %s', (sport, title) => {
  const feeds = createTestFeeds();
  const competition = { name: 'Turnering', country: 'xw', season: '2026' };
  feeds.submit(
    fixture({ sport, competition, home: { name: 'Trump J.', kind: 'person' }, away: { name: 'Allen M.', kind: 'person' } }),
    {
      kind: 'history',
      key: 'part3',
      seq: 1,
      at: at(2),
      event: 'm1',
      part: 3,
      steps: [{ score: [1, 0], winner: 'home' }],
    },
  );
  const [block] = readHistory(feeds.feed(`df_mh_1_${[...feeds.state.events.keys()][0]}`) ?? '');
  expect(block).toMatchObject({ number: 3, title });
});
