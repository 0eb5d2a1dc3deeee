import { writeDraw } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw, testSport } from '../../testing/draw.ts';
import { drawFeed, tieOf } from '../../testing/draw-feeds.ts';
import { EVENT_ID, NOW_S, sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { Panel } from './panel.tsx';

it('a match of a cup shows the draw of its stage', () => {
  const match = { event: sampleEvent(), league: sampleLeague() };
  const { words } = draw(<Panel eventId={EVENT_ID} match={match} sport={testSport(1)} texts={{}} />, {
    feeds: {
      dr_tOur0001_sTag0001: writeDraw(drawFeed([{ name: 'Semifinale', ties: [tieOf(0, 1, ''), tieOf(2, 3, '')] }], 16)),
    },
    nowS: NOW_S,
  });
  expect(words).toMatch(/Semifinale/);
});
