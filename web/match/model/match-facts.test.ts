import { sportById } from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import { ODDS_VIEW } from '../../gallery/samples/odds.ts';
import { describe, expect, it } from 'vitest';
import type { PageSport } from '../../page/page-context.ts';
import { readRace } from '../race/race-feed.ts';
import { entry, raceFeed, raceLeague } from '../../testing/race-feeds.ts';
import { coreFeed, EVENT_ID, eventFeed, sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { unbrokenThousands, readCore, readMatch, regularTimeScore } from './match-facts.ts';
import { matchTabs, type MatchTab, neighbour, pathOfOldTab, raceTabs, tabHref, tabOfWord, tabsOf } from './tabs.ts';

describe('match facts', () => {
  it('match facts are read from the league row and the event row', () => {
    const match = readMatch(eventFeed())!;
    expect([match.league.name, match.event.homeName]).toEqual(['Superligaen', 'FC Midtjylland']);
    expect(readMatch('A1÷0¬~')).toBeNull();
    expect(readCore(coreFeed('ST'))?.tabs).toBe('ST');
  });

  it('match facts hold the score after regular time only if the match went on', () => {
    expect(regularTimeScore(sampleEvent({ homeFullTime: 1, awayFullTime: 1 }))).toBeNull();
    expect(regularTimeScore(sampleEvent({ homeFullTime: 1, awayFullTime: 1, homeExtraTime: 2, awayExtraTime: 2 }))).toEqual([
      1, 1,
    ]);
  });
});

describe('the tabs of a match', () => {
  const football = sportById(1)!;
  const tabs = (
    coreText: string | null,
    hasDetail = true,
    sport: Pick<PageSport, 'tabs'> = football,
    wanted: MatchTab = 'summary',
  ) =>
    tabsOf(
      readMatch(eventFeed(sampleEvent({ hasDetail })))!,
      coreText === null ? null : readCore(coreText),
      sport,
      0,
      wanted,
    ).map(({ tab }) => tab);

  it('the tabs of a match are those that its core names, in one order', () => {
    expect(tabs(coreFeed('COR,TA,HIO,DTF,HH,MC,PS,LI,ST'))).toEqual(
      'summary statistics line-ups players commentary head-to-head standings draw videos corrections'.split(' '),
    );
    expect(tabs(coreFeed(''))).toEqual(['summary']);
    expect(tabs(null, false)).toEqual(['summary', 'standings']);
  });

  it('the tabs of a match are limited to those of its sport', () => {
    expect(tabs(coreFeed('ST,TA'), true, sportById(16)!)).toEqual(['summary', 'statistics']);
    expect([tabs(coreFeed('LI'), true, sportById(7)!), tabs(coreFeed('LI'), true, sportById(2)!)]).toEqual([
      ['summary', 'squads'],
      ['summary'],
    ]);
  });

  it('the tab that the address names exists before its content does', () => {
    expect(tabs(coreFeed('TA'), true, football, 'line-ups')).toEqual(['summary', 'line-ups', 'standings']);
  });

  it('the tabs of a race are its board or start list, and the course, standings and corrections if there are some', () => {
    const labels = (words: Partial<EventRow>, league: Partial<LeagueRow>, hasSplits: boolean, corrections: number): string[] => {
      const race = readRace(raceFeed([entry(1, 'Norris', words)], raceLeague(league)))!;
      return raceTabs(sportById(32)!, race, { hasSplits, corrections }, 'board').map(({ label }) => label);
    };
    expect(labels({ stageType: 3 }, {}, true, 1)).toEqual(['Resultat', 'Forløb', 'Rettelser']);
    expect(labels({ stageType: 1 }, { tables: 1 }, false, 0)).toEqual(['Startliste', 'Stilling']);
  });

  it('the tab of corrections counts them', () => {
    const facts = { league: sampleLeague(), event: sampleEvent() };
    expect(tabsOf(facts, null, football, 2, 'summary').at(-1)).toMatchObject({ tab: 'corrections', count: 2 });
    expect(tabsOf(facts, null, football, 0, 'corrections').at(-1)!.count).toBeNull();
  });

  it('the address of a tab names that tab, the shortest one the first', () => {
    for (const tab of football.tabs) {
      const word = tabHref(EVENT_ID, tab).split('/')[3]!;
      expect(tabOfWord(football, word)).toBe(tab);
    }
    expect(tabHref(EVENT_ID, 'summary')).toBe('/kamp/mTch0001/');
    expect(tabHref(EVENT_ID, 'draw')).toBe('/kamp/mTch0001/turneringstrae/');
    expect([tabOfWord(sportById(7)!, 'hold'), tabOfWord(sportById(7)!, 'opstillinger')]).toEqual(['squads', null]);
  });

  it.each([
    ['?fane=statistik', '/kamp/mTch0001/statistik/'],
    ['?fane=resume', '/kamp/mTch0001/'],
    ['?fane=ukendt', '/kamp/mTch0001/'],
    ['', null],
  ])('the old address %s of a tab leads to %s', (search, path) => {
    expect(pathOfOldTab(football, EVENT_ID, search)).toBe(path);
  });

  it('the first and the last tab have no neighbour beyond them', () => {
    const all = tabsOf({ league: sampleLeague(), event: sampleEvent() }, null, football, 0, 'corrections');
    expect([neighbour(all, 'summary', -1), neighbour(all, 'summary', 1), neighbour(all, 'corrections', 1)]).toEqual([
      null,
      'statistics',
      null,
    ]);
  });
});

describe('numbers of a feed', () => {
  it.each([
    ['13 238', '13\u00a0238'],
    ['1\u00a0013 238', '1\u00a0013\u00a0238'],
    ['950', '950'],
  ])('unbrokenThousands writes %s as %s', (fed, written) => expect(unbrokenThousands(fed)).toBe(written));
});

describe('the tab of odds', () => {
  const view = ODDS_VIEW;
  const football = sportById(1)!;
  const facts = { league: sampleLeague(), event: sampleEvent() };
  const tabs = (request: Parameters<typeof matchTabs>[1], wanted: MatchTab = 'summary', hasOffers = true) =>
    tabsOf(facts, null, matchTabs(football, request, hasOffers), 1, wanted);
  const odds = (request: Parameters<typeof matchTabs>[1], wanted?: MatchTab) =>
    tabs(request, wanted).find(({ tab }) => tab === 'odds');

  it('[PAGE-28] has its own id, and another label where no bookmaker is linked', () => {
    expect(odds({ odds: view })).toMatchObject({ label: 'Odds', elementId: 'odds-tab-prematch' });
    expect(odds({ odds: { ...view, isLinked: false } })?.label).toBe('Oddssammenligning');
    const order = tabs({ odds: view }).map(({ tab }) => tab);
    expect(order.slice(-2)).toEqual(['odds', 'corrections']);
  });

  it('[PAGE-12] is absent where the match has no offers, but for the address of the tab', () => {
    const listed = (wanted: MatchTab) => tabs({ odds: view }, wanted, false).some(({ tab }) => tab === 'odds');
    expect([listed('summary'), listed('odds')]).toEqual([false, true]);
  });

  it('exists only for visitors that are served odds, and want them there', () => {
    expect(odds({})).toBeUndefined();
    expect(tabOfWord(matchTabs(football, {}), 'odds')).toBeNull();
    expect(odds({ odds: view, oddsShown: 't' })).toBeUndefined();
  });

  it('[BOOK-04] does not exist where the options of the place leave out the comparison', () => {
    const without = { odds: { ...view, hasTab: false } };
    expect([odds(without, 'odds'), tabOfWord(matchTabs(football, without), 'odds')]).toEqual([undefined, null]);
  });

  it('[GEO-08] is reached by its address alone where pages do not link to odds', () => {
    const hidden = { odds: { ...view, hasEntry: false } };
    expect(odds(hidden)).toBeUndefined();
    expect(tabOfWord(matchTabs(football, hidden), 'odds')).toBe('odds');
    expect(odds(hidden, 'odds')).toBeDefined();
  });
});
