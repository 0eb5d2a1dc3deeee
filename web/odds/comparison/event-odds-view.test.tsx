import { describe, expect, it } from 'vitest';
import { BET_TYPES } from '@stillingen/domain/odds';
import type { EventOdds, OddsView } from '@stillingen/wire';
import { entryName, LIVE_ODDS, ODDS_VIEW, oddsFrom, RACE_ODDS, SETTLED_ODDS } from '../../gallery/samples/odds.ts';
import { draw } from '../../testing/draw.ts';
import { noticeText, ROFUS, STOP_SPILLET } from '#text/odds/odds-mode.ts';
import { oddsText } from '#text/odds/odds.ts';
import type { MarketChoice } from '../model/choice.ts';
import { isQuiet, type OddsEvent } from './event.ts';
import { EventOddsView } from './event-odds-view.tsx';
import { wholePercents } from './fair.tsx';

const NOW_S = 1_795_000_000;
const EVENT: OddsEvent = {
  eventId: 'aB3dE6gH',
  homeName: 'FC Midtjylland',
  awayName: 'FC København',
  sportId: 1,
  format: 'eu',
  view: ODDS_VIEW,
  nameOf: entryName,
};

const show = (odds: EventOdds, first: Partial<MarketChoice> = {}, event: Partial<OddsEvent> = {}) =>
  draw(<EventOddsView odds={oddsFrom(odds, NOW_S)} event={{ ...EVENT, ...event }} startsLive first={first} />, {
    feeds: {},
    nowS: NOW_S,
  });

/** The words of the first cells of a bookmaker's line. */
const lineOf = (words: string, name: string): string => words.slice(words.indexOf(`${name} `)).split('%')[0]!;

describe('the comparison of bookmakers', () => {
  it('shows each price with its opening, its movement since and when it was confirmed', () => {
    expect(lineOf(show(LIVE_ODDS).words, 'Eksempel A')).toMatch(
      /Eksempel A 40 s siden ▼ 1\.25 1\.83 højeste ▲ 5\.60 3\.75 ▲ 12\.50 4\.25 højeste 94,5 /,
    );
  });

  it('counts no price that was not confirmed lately, and takes none that is suspended', () => {
    const { words, html } = show(LIVE_ODDS);
    // 1.36 of the fifth would be the highest.
    expect(words).toContain('Højeste 1.25 6.00 12.50 95,5 %');
    expect(words).toContain('Gennemsnit 1.24 5.76 12.00 93,8 %');
    expect(words).toContain('14 min. siden');
    expect(lineOf(words, 'Eksempel F')).toContain('lukket lige nu – lukket lige nu');
    expect(html).not.toContain('/bookmaker/9006/');
  });

  it('names an exchange, whose prices count in nothing and are as fresh as others', () => {
    const [first, ...others] = LIVE_ODDS.markets;
    const odds = {
      markets: [{ ...first!, offers: first!.offers.map((offer, at) => ({ ...offer, counts: at !== 0 })) }, ...others],
    };
    const rowOf = (isExchange: boolean): string => {
      const bookmakers = ODDS_VIEW.bookmakers.map((each) => ({ ...each, isExchange: each.id === 9001 && isExchange }));
      return /<tr>(?:(?!<tr>).)*Eksempel A.*?<\/tr>/s.exec(show(odds, {}, { view: { ...ODDS_VIEW, bookmakers } }).html)![0];
    };
    expect([rowOf(true).includes('Spilbørs'), rowOf(false).includes('Spilbørs')]).toEqual([true, false]);
    const stale = (html: string): number => html.split(/[" ]_?stale/).length - 1;
    expect([stale(rowOf(true)), stale(rowOf(false))]).toEqual([0, 3]);
  });

  it('[PAGE-27, BOOK-01] links an open price to its bookmaker, marked as advertising, where links are allowed', () => {
    const href = '/bookmaker/9001/?event=aB3dE6gH&amp;tab=odds';
    const linked = show(LIVE_ODDS).html;
    const anchors = [...linked.matchAll(/<a [^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes('/bookmaker/'));
    expect(anchors.some((tag) => tag.includes(href))).toBe(true);
    expect(anchors.every((tag) => tag.includes('rel="sponsored nofollow noopener"'))).toBe(true);
    const bookmakers = ODDS_VIEW.bookmakers.map((each) => ({ ...each, isLinked: each.id === 9002 }));
    const { html } = show(LIVE_ODDS, {}, { view: { ...ODDS_VIEW, bookmakers } });
    expect([html.includes('/bookmaker/9001/'), html.includes('/bookmaker/9002/')]).toEqual([false, true]);
  });

  it('[BOOK-03, BOOK-10] leads to a bookmaker from its name and prices, from its prices alone, or not at all', () => {
    const links = (change: Partial<OddsView>): number =>
      show(LIVE_ODDS, {}, { view: { ...ODDS_VIEW, ...change } }).html.split('href="/bookmaker/9001/').length - 1;
    expect(links({})).toBe(4);
    expect(links({ comparison: { ...ODDS_VIEW.comparison, isLinked: false } })).toBe(3);
    const bookmakers = ODDS_VIEW.bookmakers.map((each) => ({ ...each, isLinked: each.id !== 9001 }));
    expect([links({ isLinked: false }), links({ bookmakers })]).toEqual([0, 0]);
  });

  it('[BOOK-08] names bookmakers by mark and name, or by one of them', () => {
    const named = (look: Partial<OddsView['comparison']>): readonly boolean[] => {
      const { comparison } = ODDS_VIEW;
      const { html } = show(LIVE_ODDS, {}, { view: { ...ODDS_VIEW, comparison: { ...comparison, ...look } } });
      return [/mark[^>]*>EA</.test(html), html.includes('<bdi>Eksempel A</bdi>'), html.includes('unseen">Eksempel A<')];
    };
    expect(named({})).toEqual([true, true, false]);
    expect(named({ hasMark: false })).toEqual([false, true, false]);
    expect(named({ hasName: false })).toEqual([true, false, true]);
  });

  it('[BOOK-11] draws the fields of prices with or without a background', () => {
    const table = (hasBackground: boolean): string =>
      show(LIVE_ODDS, {}, { view: { ...ODDS_VIEW, comparison: { ...ODDS_VIEW.comparison, hasBackground } } }).html;
    expect([/<table class="[^"]*flat/.test(table(false)), /<table class="[^"]*flat/.test(table(true))]).toEqual([true, false]);
  });

  it('has no links from some minutes before the start where the policy asks for it', () => {
    const quiet = (quietMin: number, nowS: number): boolean => isQuiet({ ...ODDS_VIEW, quietMin }, NOW_S, nowS);
    expect([quiet(10, NOW_S - 601), quiet(10, NOW_S - 600), quiet(10, NOW_S + 3600), quiet(0, NOW_S)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('[AGE-01] has the notice of Denmark with age, helpline and self-exclusion, and none elsewhere', () => {
    const { words, html } = show(LIVE_ODDS);
    for (const part of [noticeText.age, STOP_SPILLET.phone, ROFUS.name]) expect(words).toContain(part);
    expect(html).toContain(STOP_SPILLET.url);
    expect(show(LIVE_ODDS, {}, { view: { ...ODDS_VIEW, hasNotice: false } }).words).not.toContain(STOP_SPILLET.phone);
    expect(show({ markets: [] }).words).not.toContain(STOP_SPILLET.phone);
  });

  it('writes prices in the format of the visitor', () => {
    expect(show(LIVE_ODDS, {}, { format: 'uk' }).words).toContain('Højeste 1/4 5/1 11/1');
  });

  it('[ODDS-01] draws every type of bet', () => {
    const { words } = show(
      { markets: [...LIVE_ODDS.markets, ...RACE_ODDS.markets.map((of) => ({ ...of, isLive: true }))] },
      { betType: null },
    );
    for (const betType of BET_TYPES) expect(words.split('Alle spilmarkeder')[0]).toContain(oddsText.types[betType]);
    expect(words).toContain('Asiatisk handicap −0,75 1 (−0,75) 1.88 2 (+0,75) 2.00');
    expect(words).toContain('Næste mål mål nr. 4 1 1.60 Intet 4.50 2 4.20');
  });

  it('shows the highest prices of each line, and the bookmakers of the chosen one', () => {
    const lines = show(LIVE_ODDS, { betType: 'OVER_UNDER' }).words;
    expect(lines).toContain('2,5 mål afgjort: over Vundet Tabt');
    expect(lines).toContain('3,5 mål 1.55 2.42 94,5 %');
    expect(show(LIVE_ODDS, { betType: 'OVER_UNDER', line: 14 }).words).toMatch(/Eksempel B 30 s siden 1\.53 1\.53 2\.40/);
  });

  it('shows the places of competitors by their price to win', () => {
    const { words } = show(RACE_ODDS);
    expect(words).toContain('Deltager Vinder Top 3 Top 10 M. Serra 4.50 1.90 1.20 R. Hvidbjerg 35.00 9.00 2.40');
  });

  it('shows results after the end, and leaves those to the rules of a bookmaker that follow from them', () => {
    expect(show(SETTLED_ODDS).words).toContain('1.80 Vundet 3.75 Tabt 4.30 Tabt');
    expect(show(SETTLED_ODDS, { betType: 'HOME_AWAY' }).words).toContain('Efter udbyderens regler');
    expect(show(SETTLED_ODDS, { betType: 'DRAW_NO_BET' }).words).toContain('Indsats retur');
  });

  it('states the chances without the margin, and that they are no advice', () => {
    const { words } = show(LIVE_ODDS);
    expect(words).toMatch(/FC Midtjylland 78 % ville svare til 1\.28 Uafgjort 15 % .* FC København 7 %/);
    expect(words).toContain('Ikke et råd om at spille.');
  });

  it('draws whole percents that add up to 100', () => {
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(wholePercents([0.755, 0.155, 0.09])).toEqual([76, 15, 9]);
  });
});
