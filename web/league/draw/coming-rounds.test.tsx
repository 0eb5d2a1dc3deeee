import { writeDraw, writeUpcomingDraws } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { drawFeed, tieOf } from '../../testing/draw-feeds.ts';
import type { LeaguePageProps } from '../model/address.ts';
import { ComingRounds } from './coming-rounds.tsx';

const NOW_S = Date.UTC(2026, 10, 25, 18) / 1000;
const HOUR_S = 3600;

it.each([
  ['shows a round whose last match is to come', 2 * HOUR_S, 'Kommende runder Hele turneringstræet Semifinale 2 kampe 25.11.'],
  ['leaves out a round of another day that has no results', -20 * HOUR_S, ''],
])('the list of coming rounds %s', (_, ahead, expected) => {
  const starts = [NOW_S - HOUR_S, NOW_S].map((start) => start + ahead);
  const coming = writeUpcomingDraws([{ round: 'Semifinale', level: 1, stageId: 'sTag0001', isFinal: false, starts }]);
  const stage = { tournamentId: 'tOur0001', stageId: 'sTag0001', name: '' };
  const props = { sportId: 1, country: 'danmark', slug: 'pokalen', season: null } as LeaguePageProps;
  const { words } = draw(<ComingRounds props={props} stage={stage} />, {
    feeds: { dr_tOur0001_sTag0001: writeDraw(drawFeed([{ name: 'Semifinale', ties: [tieOf(0, 1, '')] }], 16)) + coming },
    nowS: NOW_S,
  });
  expect(words.trim()).toBe(expected);
});
