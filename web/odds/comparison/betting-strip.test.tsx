import { BETTING_STRIP_MS } from '@stillingen/domain';
import type { OddsView } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { LIVE_ODDS, ODDS_VIEW, oddsFrom } from '../../gallery/samples/odds.ts';
import { draw } from '../../testing/draw.ts';
import { BettingStrip, turnAt } from './betting-strip.tsx';
import type { OddsEvent } from './event.ts';

const EVENT: OddsEvent = {
  ...{ eventId: 'aB3dE6gH', homeName: 'A', awayName: 'B', sportId: 1, format: 'eu', view: ODDS_VIEW, nameOf: String },
};

it('[CONST-09] gives the betting strip to another bookmaker every 30 s', () => {
  expect(BETTING_STRIP_MS).toBe(30_000);
  expect([0, 29, 30, 59, 60, 90].map((nowS) => turnAt(nowS, 3))).toEqual([0, 0, 1, 1, 2, 0]);
  const at = (nowS: number): string => {
    const [market] = oddsFrom(LIVE_ODDS, nowS).markets;
    return draw(<BettingStrip market={market!} event={EVENT} />, { feeds: {}, nowS }).words;
  };
  expect(at(120)).toContain('Reklame · Liveodds fra Eksempel A 1 1.25 X 5.60 2 12.50');
  expect(at(150)).toContain('Liveodds fra Eksempel B');
  // Four of six count.
  expect(at(240)).toContain('Eksempel A');
});

it('[BOOK-05, BOOK-06, BOOK-07, BOOK-09] names its bookmaker by the options of the place', () => {
  const [market] = oddsFrom(LIVE_ODDS, 120).markets;
  const head = (look: Partial<OddsView['summary']>): string => {
    const view = { ...ODDS_VIEW, summary: { ...ODDS_VIEW.summary, ...look } };
    const { html } = draw(<BettingStrip market={market!} event={{ ...EVENT, view }} />, { feeds: {}, nowS: 120 });
    return html.split('data-outcomes')[0]!;
  };
  const isMarked = (html: string): boolean => />EA</.test(html);
  expect([head({}), head({ hasMark: true })].map(isMarked)).toEqual([false, true]);
  expect(head({ hasMark: true, hasName: false })).not.toContain('<bdi>');
  expect([{}, { isLinked: false }].map((look) => head(look).includes('href="/bookmaker/9001/'))).toEqual([true, false]);
  expect([{}, { hasVisit: true }].map((look) => head(look).includes('>Gå til Eksempel A<'))).toEqual([false, true]);
});
