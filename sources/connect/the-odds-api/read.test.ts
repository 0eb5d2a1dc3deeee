import type { EventId } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { KNOWN_BOOKMAKERS } from '../../odds/bookmakers.ts';
import { expectChangedOffersToBeRead } from '../../testing/odds/changed-offers.ts';
import { createInMemoryOdds } from '../../testing/odds/in-memory-odds.ts';
import { eventAnswer } from '../../testing/odds/the-odds-api-answers.ts';
import { fixturesOf } from '../odds/fixtures.ts';
import { matchOffers } from '../odds/match-events.ts';
import type { KnownFixture } from '../odds/odds-connector.ts';
import { theOddsApi } from './connector.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const LEAGUE = 'soccer_denmark_superliga';
const FIXTURE: KnownFixture = {
  id: 'OUzl0hh4',
  sport: 1,
  home: 'FC København',
  away: 'FC Midtjylland',
  country: 'dk',
  startMs: Date.parse('2026-11-29T15:00:00Z'),
  phase: 'before',
};

const read = (...events: readonly unknown[]) => theOddsApi.read({ league: LEAGUE, body: events });
const match = (answer: ReturnType<typeof read>, fixtures: readonly KnownFixture[] = [FIXTURE]) =>
  matchOffers(answer, fixtures, theOddsApi.bookmakers, NOW);
const shown = ({ offers }: ReturnType<typeof match>) =>
  offers.map(({ bookmaker, betType, line, live, prices }) => [bookmaker, betType, line, live, prices]);

const PINNACLE = [
  [8, 'HOME_DRAW_AWAY', undefined, false, { home: '2.15', draw: '3.55', away: '3.4' }],
  [8, 'ASIAN_HANDICAP', -0.25, false, { home: '1.93', away: '1.95' }],
  [8, 'OVER_UNDER', 2.5, false, { over: '1.872', under: '2.02' }],
];

describe('answers of The Odds API', () => {
  it('the-odds-api reads winner, handicap and total by name, whatever their order, and passes over lay prices', () => {
    const matched = match(read(eventAnswer()));
    expect(shown(matched)).toEqual([
      ...PINNACLE,
      [9, 'HOME_DRAW_AWAY', undefined, false, { home: '2.2', draw: '3.6', away: '3.5' }],
    ]);
    expect(matched.offers[0]).toMatchObject({ event: { id: 'OUzl0hh4' }, at: '2026-11-29T11:58:40Z', state: 'open' });
  });

  it('the-odds-api has no price where the source writes 1, and lists bookmakers without an id', () => {
    const answer = read(eventAnswer());
    expect(answer.unread).toEqual([]);
    expect(answer.events[0]!.offers.find(({ bookmaker }) => bookmaker === 'nordicbet')!.prices).toMatchObject({ home: null });
    expect(match(answer).unmapped).toEqual(['unknown_book']);
  });

  it('the-odds-api turns sides and handicaps when the known match has them the other way round', () => {
    const turned = { ...FIXTURE, home: FIXTURE.away, away: FIXTURE.home, phase: 'live' } as const;
    expect(shown(match(read(eventAnswer()), [turned])).slice(0, 3)).toEqual([
      [8, 'HOME_DRAW_AWAY', undefined, true, { home: '3.4', draw: '3.55', away: '2.15' }],
      [8, 'ASIAN_HANDICAP', 0.25, true, { home: '1.95', away: '1.93' }],
      [8, 'OVER_UNDER', 2.5, true, { over: '1.872', under: '2.02' }],
    ]);
  });

  it.each([
    ['another day', [{ ...FIXTURE, startMs: FIXTURE.startMs + 4 * 3_600_000 }], 'no such match is known'],
    ['another side', [{ ...FIXTURE, away: 'Randers FC' }], 'no such match is known'],
    ['another sport', [{ ...FIXTURE, sport: 7 }], 'no such match is known'],
    ['two matches', [FIXTURE, { ...FIXTURE, id: 'zzzzzzz1' }], 'several matches fit'],
  ])('the-odds-api lists an event that cannot be matched for %s, and offers nothing of it', (_, fixtures, why) => {
    expect(match(read(eventAnswer()), fixtures)).toEqual({
      offers: [],
      unmapped: [],
      unmatched: [`FC Copenhagen – FC Midtjylland 2026-11-29T15:00:00Z: ${why}`],
    });
  });

  it('the-odds-api offers nothing of an event that is over', () => {
    expect(match(read(eventAnswer()), [{ ...FIXTURE, phase: 'over' }])).toEqual({ offers: [], unmapped: [], unmatched: [] });
  });

  it('the-odds-api has two-way winners with overtime where a sport has no draw', () => {
    const event = {
      ...eventAnswer({ home_team: 'Boston Celtics', away_team: 'Miami Heat' }),
      bookmakers: [
        {
          key: 'pinnacle',
          last_update: '2026-11-29T11:59:00Z',
          markets: [
            {
              key: 'h2h',
              outcomes: [
                { name: 'Miami Heat', price: 2.9 },
                { name: 'Boston Celtics', price: 1.42 },
              ],
            },
          ],
        },
      ],
    };
    const { events } = theOddsApi.read({ league: 'basketball_nba', body: [event] });
    expect(events[0]!.offers).toMatchObject([
      { betType: 'HOME_AWAY', scope: 'FULL_TIME_OVER_TIME', prices: { home: '1.42', away: '2.9' } },
    ]);
  });

  it('the-odds-api leaves out what cannot be read, with the path of the field', () => {
    const event = eventAnswer();
    const [pinnacle] = event.bookmakers;
    const [h2h, spreads, totals] = pinnacle!.markets;
    const spoilt = {
      ...pinnacle,
      markets: [
        { ...h2h, outcomes: [{ name: 'Draw', price: 0.5 }] },
        { ...spreads, outcomes: spreads!.outcomes.map((outcome) => ({ ...outcome, point: 0.25 })) },
        { ...totals, outcomes: totals!.outcomes.map((outcome) => ({ ...outcome, point: 2.3 })) },
        totals,
        { key: 'totals', outcomes: 'none' },
      ],
    };
    const { events, unread } = read({ ...event, bookmakers: [spoilt, 7] }, null);
    expect(events[0]!.offers).toHaveLength(1);
    expect(unread).toEqual([
      'events/0/bookmakers/0/markets/0/outcomes/0/price: from 1.001 to 10000, not 0.5',
      'events/0/bookmakers/0/markets/1/outcomes: points of both sides that are opposite, not 0.25 and 0.25',
      'events/0/bookmakers/0/markets/2/outcomes: a point in quarters, not 2.3',
      expect.stringMatching(/^events\/0\/bookmakers\/0\/markets\/4\/outcomes: /),
      expect.stringMatching(/^events\/0\/bookmakers\/1: /),
      expect.stringMatching(/^events\/1: /),
    ]);
  });

  it('the-odds-api reads changed answers as offers and lines with a path', () => {
    expectChangedOffersToBeRead(theOddsApi, { league: LEAGUE, body: [eventAnswer(), eventAnswer()] }, [FIXTURE], NOW);
  });

  it('the-odds-api gives no offer that the rules refuse, and changes nothing when the answer is read again', async () => {
    const provider = { name: 'results', origin: 'real' } as const;
    const ingest = createInMemoryIngest(provider);
    await ingest.deliver([
      {
        kind: 'fixture',
        key: 'm1',
        seq: 0,
        at: '2026-11-01T00:00:00Z',
        sport: 1,
        competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
        home: { name: 'FC København' },
        away: { name: 'FC Midtjylland' },
        start: '2026-11-29T15:00:00Z',
      },
    ]);
    const [fixture] = fixturesOf(ingest.state)(1, NOW, NOW + 6 * 3_600_000);
    const id = fixture!.id as EventId;
    expect(fixture).toEqual({ ...FIXTURE, id });
    expect(fixturesOf(ingest.state)(7, NOW, NOW + 6 * 3_600_000)).toEqual([]);
    const odds = createInMemoryOdds({
      live: ingest.state,
      provider: { name: theOddsApi.name, origin: 'real' },
      bookmakers: KNOWN_BOOKMAKERS.map((known) => known.id),
      nowMs: () => NOW,
    });
    const { offers } = match(read(eventAnswer()), [fixture!]);
    expect((await odds.submitOdds(offers)).map(({ result }) => result)).toEqual(offers.map(() => 'accepted'));
    expect((await odds.submitOdds(offers)).map(({ result }) => result)).toEqual(offers.map(() => 'duplicate'));
    expect(odds.odds.offersOf(id)).toHaveLength(4);
  });
});
