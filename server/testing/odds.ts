import type { EventId } from '@stillingen/domain';
import { type OfferKey, OddsState, type Price } from '@stillingen/domain/odds';
import { NO_LEGAL_AGE } from '@stillingen/wire';
import { OddsAnswers } from '../odds/answers/answers.ts';
import { BOOKMAKER_OPTIONS, type OddsAudience } from '../odds/audience/audience.ts';
import { audienceOf } from '../odds/audience/audience-of.ts';
import { audienceOfEvent } from '../odds/audience/audience-of-event.ts';
import { type BookmakerOptions, type ConfiguredBookmaker, DANISH_POLICY, type OddsConfig } from '../odds/audience/odds-config.ts';
import { createTestFeeds, NOW_S, type TestFeeds } from './feeds.ts';

const bookmaker = (id: number, name: string, more: Partial<ConfiguredBookmaker> = {}): ConfiguredBookmaker => ({
  ...{ id, name, kind: 'bookmaker', link: `https://b${id}.example/`, origin: 'simulated', retirement: null },
  ...{ pay: 'fixed', disabledIn: [], provider: null, dkLicence: { holder: 'A/S', number: '18-1', validTo: '2030-01-01' } },
  ...more,
});

export const ODDS_CONFIG: OddsConfig = {
  bookmakers: [
    bookmaker(9001, 'Demo Odds A'),
    bookmaker(9002, 'Demo Odds B'),
    bookmaker(9003, 'Demo Odds C', { dkLicence: null }),
  ],
  options: new Map([
    ['default', Object.fromEntries(BOOKMAKER_OPTIONS.map((each) => [each, true])) as unknown as BookmakerOptions],
  ]),
  available: new Map([['default', [9001, 9002, 9003]]]),
  excluded: { youth: true, competitions: new Set(), events: new Map() },
  legalAge: NO_LEGAL_AGE,
  danishPolicy: DANISH_POLICY,
};

export const audienceIn = (countryCode: string, config: OddsConfig = ODDS_CONFIG): OddsAudience =>
  audienceOf({ place: { countryCode, isoSubdivisionCode0: '' }, hasMode: true, isAgeConfirmed: true }, '2026-11-20', config)!;

export interface TestOdds extends TestFeeds {
  readonly odds: OddsState;
  readonly answers: OddsAnswers;
  readonly event: EventId;
  /** Of bookmaker 9001 and the full time, where nothing else is given. */
  offer(prices: Readonly<Record<string, Price | null>>, more?: Partial<OfferKey>, seconds?: number): void;
}

/** A story of odds: offers `seconds` before the present. */
export function createTestOdds(config: OddsConfig = ODDS_CONFIG): TestOdds {
  const odds = new OddsState();
  const recent = new Set<EventId>();
  const answers: OddsAnswers = new OddsAnswers({
    now: () => ({ state: feeds.state, odds, nowMs: feeds.nowMs() }),
    at: (atMs) => ({ state: feeds.state, odds, nowMs: atMs }),
    forEvent: (audience, event, nowMs) => audienceOfEvent(audience, event, nowMs, config),
    recentEvents: () => recent,
  });
  const feeds = createTestFeeds(answers);
  return {
    ...feeds,
    ...{ odds, answers },
    get event() {
      return [...feeds.state.events.keys(), ...feeds.state.races.keys()][0]!;
    },
    offer(prices, more = {}, seconds = 30) {
      const atMs = NOW_S * 1000 - seconds * 1000;
      const event = more.event ?? [...feeds.state.events.keys(), ...feeds.state.races.keys()][0]!;
      const market = { bookmaker: 9001, betType: 'HOME_DRAW_AWAY', scope: 'FULL_TIME', line: null, isLive: false } as const;
      odds.apply({
        ...{ n: odds.n + 1, journalN: 0, receivedMs: atMs, provider: 'test', key: JSON.stringify({ ...market, ...more }) },
        ...{ seq: odds.n + 1, offer: { ...market, ...more, event }, atMs, state: 'open', isSuspect: false },
        ...{ outcomes: Object.keys(prices), prices: Object.values(prices) },
      });
      recent.add(event);
    },
  };
}
