import { describe, expect, it } from 'vitest';
import { coreFeed, EVENT_ID, eventFeed, sampleEvent, sampleLeague } from '../test-feeds.ts';
import { readMatchFacts, regularTimeScore } from './match-facts.ts';
import { neighbour, tabHref, tabOfSearch, tabsOf } from './tabs.ts';

describe('the facts of a match', () => {
  it('are read from the league row and the event row; the core may be absent', () => {
    const facts = readMatchFacts(eventFeed(), null)!;
    expect([facts.league?.name, facts.event.homeName, facts.core]).toEqual(['Superligaen', 'FC Midtjylland', null]);
    expect(readMatchFacts('A1÷0¬~', null)).toBeNull();
  });

  it('hold the score after regular time only where the match went on', () => {
    expect(regularTimeScore(sampleEvent({ homeFullTime: 1, awayFullTime: 1 }))).toBeNull();
    expect(regularTimeScore(sampleEvent({ homeFullTime: 1, awayFullTime: 1, homeExtraTime: 2, awayExtraTime: 2 }))).toEqual([
      1, 1,
    ]);
  });
});

describe('the tabs of a match', () => {
  const tabs = (coreText: string | null, hasDetail = true) =>
    tabsOf(readMatchFacts(eventFeed(sampleEvent({ hasDetail })), coreText)!, 0).map(({ tab }) => tab);

  it('are those that its core names, and always the summary and the corrections', () => {
    expect(tabs(coreFeed('ST,TA,COR'))).toEqual(['summary', 'statistics', 'standings', 'corrections']);
    expect(tabs(coreFeed(''))).toEqual(['summary', 'corrections']);
    expect(tabs(null, false)).toEqual(['summary', 'standings', 'corrections']);
  });

  it('count the corrections', () => {
    const facts = { core: null, league: sampleLeague(), event: sampleEvent() };
    expect(tabsOf(facts, 2).at(-1)).toMatchObject({ tab: 'corrections', count: 2 });
    expect(tabsOf(facts, 0).at(-1)!.count).toBeNull();
  });

  it('have addresses that lead back to them', () => {
    expect(tabHref(EVENT_ID, 'summary')).toBe('/kamp/mTch0001/');
    expect(tabOfSearch(new URL(tabHref(EVENT_ID, 'statistics'), 'http://x').search)).toBe('statistics');
    expect(tabOfSearch('?fane=ukendt')).toBe('summary');
  });

  it('have no neighbour beyond either end', () => {
    const all = tabsOf({ core: null, league: sampleLeague(), event: sampleEvent() }, 0);
    expect([neighbour(all, 'summary', -1), neighbour(all, 'summary', 1), neighbour(all, 'corrections', 1)]).toEqual([
      null,
      'statistics',
      null,
    ]);
  });
});
