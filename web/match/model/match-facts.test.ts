import { sportById } from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import type { PageSport } from '../../page/page-context.ts';
import { readRace } from '../race/race.ts';
import { entry, raceFeed, raceLeague } from '../../testing/race-feeds.ts';
import { coreFeed, EVENT_ID, eventFeed, sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { danishThousands, readCore, readMatch, regularTimeScore } from './match-facts.ts';
import { firstTab, neighbour, raceTabs, tabHref, tabOfSearch, tabsOf } from './tabs.ts';

describe('match facts', () => {
  it('match facts are read from the league row and the event row; the core may be absent', () => {
    const match = readMatch(eventFeed())!;
    expect([match.league.name, match.event.homeName]).toEqual(['Superligaen', 'FC Midtjylland']);
    expect(readMatch('A1÷0¬~')).toBeNull();
    expect(readCore(null)).toBeNull();
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
  const tabs = (coreText: string | null, hasDetail = true, sport: Pick<PageSport, 'tabs'> = football) =>
    tabsOf(readMatch(eventFeed(sampleEvent({ hasDetail })))!, readCore(coreText), sport, 0).map(({ tab }) => tab);

  it('the tabs of a match are those that its core names, and always summary and corrections', () => {
    expect(tabs(coreFeed('ST,TA,COR'))).toEqual(['summary', 'statistics', 'standings', 'corrections']);
    expect(tabs(coreFeed(''))).toEqual(['summary', 'corrections']);
    expect(tabs(null, false)).toEqual(['summary', 'standings', 'corrections']);
  });

  it('the tabs of a match are limited to those of its sport', () => {
    expect(tabs(coreFeed('ST,TA'), true, sportById(16)!)).toEqual(['summary', 'statistics', 'corrections']);
  });

  it('the tabs of a race are its board or start list, standings if its league has some, and corrections', () => {
    const labels = (words: Partial<EventRow>, league: Partial<LeagueRow> = {}): string[] =>
      raceTabs(sportById(32)!, readRace(raceFeed([entry(1, 'Norris', words)], raceLeague(league)))!, 0).map(({ label }) => label);
    expect(labels({ stageType: 3 })).toEqual(['Resultat', 'Rettelser']);
    expect(labels({ stageType: 1 }, { tables: 1 })).toEqual(['Startliste', 'Stilling', 'Rettelser']);
  });

  it('the tab of corrections counts them', () => {
    const facts = { league: sampleLeague(), event: sampleEvent() };
    expect(tabsOf(facts, null, football, 2).at(-1)).toMatchObject({ tab: 'corrections', count: 2 });
    expect(tabsOf(facts, null, football, 0).at(-1)!.count).toBeNull();
  });

  it('the address of a tab opens that tab', () => {
    expect(tabHref(EVENT_ID, 'summary', 'summary')).toBe('/kamp/mTch0001/');
    expect(tabOfSearch(new URL(tabHref(EVENT_ID, 'summary', 'statistics'), 'http://x').search)).toBe('summary');
    expect(tabOfSearch(new URL(tabHref(EVENT_ID, 'statistics', 'summary'), 'http://x').search)).toBe('statistics');
    expect(tabHref(EVENT_ID, 'board', 'board')).toBe('/kamp/mTch0001/');
    expect(tabOfSearch('?fane=ukendt')).toBeNull();
  });

  it('firstTab is the first tab with content when the match has no incidents', () => {
    const all = (core: string) => tabsOf({ league: sampleLeague(), event: sampleEvent() }, readCore(core), football, 0);
    expect(firstTab(all(coreFeed('ST,TA')), true)).toBe('summary');
    expect(firstTab(all(coreFeed('ST,TA')), false)).toBe('statistics');
    expect(firstTab(all(coreFeed('TA')), false)).toBe('standings');
    expect(firstTab(all(coreFeed('')), false)).toBe('summary');
  });

  it('the first and the last tab have no neighbour beyond them', () => {
    const all = tabsOf({ league: sampleLeague(), event: sampleEvent() }, null, football, 0);
    expect([neighbour(all, 'summary', -1), neighbour(all, 'summary', 1), neighbour(all, 'corrections', 1)]).toEqual([
      null,
      'statistics',
      null,
    ]);
  });
});

describe('numbers of a feed', () => {
  it.each([
    ['13 238', '13.238'],
    ['1\u00a0013\u00a0238', '1.013.238'],
    ['950', '950'],
  ])('danishThousands writes %s as %s', (fed, written) => expect(danishThousands(fed)).toBe(written));
});
