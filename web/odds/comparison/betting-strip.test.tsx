import { BETTING_STRIP_MS } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { LIVE_ODDS, ODDS_VIEW, oddsFrom } from '../../gallery/samples/odds.ts';
import { draw } from '../../testing/draw.ts';
import { BettingStrip, turnAt } from './betting-strip.tsx';

it('[CONST-09] gives the betting strip to another bookmaker every 30 s', () => {
  expect(BETTING_STRIP_MS).toBe(30_000);
  expect([0, 29, 30, 59, 60, 90].map((nowS) => turnAt(nowS, 3))).toEqual([0, 0, 1, 1, 2, 0]);
  const at = (nowS: number): string => {
    const [market] = oddsFrom(LIVE_ODDS, nowS).markets;
    const event = {
      eventId: 'aB3dE6gH',
      homeName: 'A',
      awayName: 'B',
      sportId: 1,
      format: 'eu',
      view: ODDS_VIEW,
      nameOf: String,
    } as const;
    return draw(<BettingStrip market={market!} event={event} />, { feeds: {}, nowS }).words;
  };
  expect(at(120)).toContain('Reklame · Liveodds fra Eksempel A 1 1.25 X 5.60 2 12.50');
  expect(at(150)).toContain('Liveodds fra Eksempel B');
  // Four of six count.
  expect(at(240)).toContain('Eksempel A');
});
