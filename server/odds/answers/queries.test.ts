import type { EventItem } from '@stillingen/domain';
import { BET_TYPES, type OfferKey } from '@stillingen/domain/odds';
import { expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { daysOn, race, ranking } from '../../testing/feeds.ts';
import { audienceIn, createTestOdds, ODDS_CONFIG } from '../../testing/odds.ts';
import { audienceOfEvent } from '../audience/audience-of-event.ts';
import { OddsQueries } from './queries.ts';

const RESULT = { home: 1600, draw: 3600, away: 6000 };

function open() {
  const odds = createTestOdds();
  odds.submit(fixture());
  const queries = (country = 'DK') =>
    new OddsQueries(audienceIn(country), { state: odds.state, odds: odds.odds, nowMs: odds.nowMs() }, (audience, event, nowMs) =>
      audienceOfEvent(audience, event, nowMs, ODDS_CONFIG),
    );
  const match = [...odds.state.events.values()][0] as EventItem;
  return { ...odds, event: odds.event, queries, match };
}
const none = {
  ...{ handicap: null, selection: null, score: null, winner: null, bothTeamsToScore: null, position: null },
};

it.each([
  ['home', RESULT],
  ['away', { away: 6000, draw: 3600, home: 1600 }],
])('[CALL-03] oce names each side by its participant, when the provider lists %s first', (_, prices) => {
  const { offer, queries, event, match } = open();
  offer(prices);
  expect(queries().comparison(event)).toEqual({
    eventId: event,
    settings: {
      bookmakers: [{ bookmaker: { id: 9001, name: 'Demo Odds A' }, numOrder: 1, hasLiveBettingOffers: false }],
    },
    odds: [
      {
        ...{ bookmakerId: 9001, bettingType: 'HOME_DRAW_AWAY', bettingScope: 'FULL_TIME', hasLiveBettingOffers: false },
        odds: [
          { eventParticipantId: match.home, value: '1.60', opening: '1.60', active: true, ...none },
          { eventParticipantId: null, value: '3.60', opening: '3.60', active: true, ...none },
          { eventParticipantId: match.away, value: '6.00', opening: '6.00', active: true, ...none },
        ],
      },
    ],
  });
});

it.each<[string, Partial<OfferKey>, Record<string, number>, readonly object[]]>([
  [
    'OVER_UNDER',
    { line: 10 },
    { over: 1850, under: 1950 },
    [
      { selection: 'OVER', handicap: { type: 'GOALS', value: '2.5' }, eventParticipantId: null },
      { selection: 'UNDER', handicap: { type: 'GOALS', value: '2.5' } },
    ],
  ],
  [
    'ASIAN_HANDICAP',
    { line: -3 },
    { home: 1900, away: 1900 },
    [
      { eventParticipantId: 'home', handicap: { value: '-0.75' } },
      { eventParticipantId: 'away', handicap: { value: '0.75' } },
    ],
  ],
  ['BOTH_TEAMS_TO_SCORE', {}, { yes: 1900, no: 1900 }, [{ bothTeamsToScore: true }, { bothTeamsToScore: false }]],
  [
    'DOUBLE_CHANCE',
    {},
    { homeDraw: 1200, homeAway: 1300, drawAway: 1400 },
    [
      { eventParticipantId: 'home', value: '1.20' },
      { eventParticipantId: null, value: '1.30' },
      { eventParticipantId: 'away', value: '1.40' },
    ],
  ],
  ['CORRECT_SCORE', {}, { '1:0': 8000, other: 51_000 }, [{ score: '1:0' }, { score: 'other' }]],
  ['HALF_FULL_TIME', {}, { '1/1': 2000, '1/X': 15_000 }, [{ winner: '1/1' }, { winner: '1/X' }]],
  ['ODD_OR_EVEN', {}, { odd: 1900, even: 1900 }, [{ selection: 'ODD' }, { selection: 'EVEN' }]],
])('[CALL-03] oce has the fields of %s', (betType, more, prices, expected) => {
  const { offer, queries, event, match } = open();
  offer(prices, { betType: betType as OfferKey['betType'], ...more });
  const [{ odds }] = queries().comparison(event)!.odds as readonly [{ odds: readonly object[] }];
  const sided = expected.map((each) =>
    'eventParticipantId' in each && each.eventParticipantId !== null
      ? { ...each, eventParticipantId: match[each.eventParticipantId as 'home'] }
      : each,
  );
  expect(odds.slice(0, sided.length)).toMatchObject(sided);
});

it('oce names the competitors of a race, with the place', () => {
  const { submit, offer, queries, state } = open();
  submit(race('r1', { at: daysOn(-2) }), ranking('r1', ['Ada']));
  const [{ id, entries }] = [...state.races.values()] as never as [{ id: never; entries: readonly { participant: string }[] }];
  const [{ participant }] = entries as [{ participant: string }];
  offer({ [participant]: 1400 }, { event: id, betType: 'TOP_POSITION_MERGED', line: 12 });
  expect(queries().comparison(id)!.odds).toMatchObject([
    { odds: [{ eventParticipantId: participant, position: 3, handicap: null, value: '1.40' }] },
  ]);
});

it('[CALL-03] ope2 has the overview of one bookmaker, with opening and previous value', () => {
  const { offer, queries, event } = open();
  offer({ home: 1650, draw: 3600, away: 6000 }, {}, 60);
  offer(RESULT);
  const parameters = { eventId: event, bookmakerId: '9001', betType: 'HOME_DRAW_AWAY', betScope: 'FULL_TIME' };
  expect(queries().prematchOf(parameters)).toEqual({
    ...{ __typename: 'EventOddsOverviewHomeDrawAway', type: 'HOME_DRAW_AWAY' },
    home: { value: '1.60', opening: '1.65', active: true, change: { type: 'DOWN', previous: '1.65' } },
    draw: { value: '3.60', opening: '3.60', active: true, change: null },
    away: { value: '6.00', opening: '6.00', active: true, change: null },
  });
  for (const other of [{ bookmakerId: '9002' }, { betType: 'CONSTRUCTOR' }, { betScope: 'FIRST_HALF' }, { eventId: 'zzzzzzzz' }])
    expect(queries().prematchOf({ ...parameters, ...other })).toBeNull();
});

it('[CALL-03] ole2 has live odds on all lines, and the subject of their changes', () => {
  const { offer, queries, event, submit } = open();
  submit(status(1, 12));
  for (const line of [14, 10]) offer({ over: 1850, under: 1950 }, { betType: 'OVER_UNDER', line, isLive: true }, 5);
  const parameters = { eventId: event, bookmakerId: '9001', betType: 'OVER_UNDER', betScope: 'FULL_TIME' };
  const over = { value: '1.85', opening: '1.85', active: true, change: null };
  expect(queries().liveOf(parameters)).toMatchObject({
    subscriptionSubjects: [`/fsds/changes/${event}/9001/OVER_UNDER/FULL_TIME`],
    shouldUpdate: true,
    eventOddsOverview: {
      __typename: 'EventOddsOverviewOverUnder',
      opportunities: [
        { handicap: { value: '2.5' }, over },
        { handicap: { value: '3.5' }, over },
      ],
    },
  });
});

it('every bet type has an overview of its own name', () => {
  const { offer, queries, event } = open();
  for (const betType of BET_TYPES) {
    offer({ a: 1900, b: 1900 }, { betType, line: 4 });
    const parameters = { eventId: event, bookmakerId: '9001', betType, betScope: 'FULL_TIME' };
    expect(queries().prematchOf(parameters)).toMatchObject({ type: betType });
  }
});

it('[CALL-03] pobtm and lobtm list bet types and parts with their bookmakers, in the order of pages', () => {
  const { offer, queries, event, submit } = open();
  offer({ over: 1850, under: 1950 }, { betType: 'OVER_UNDER', line: 10, bookmaker: 9002 });
  offer(RESULT);
  offer(RESULT, { bookmaker: 9002 });
  offer(RESULT, { bookmaker: 9003 });
  const item = { bettingScope: 'FULL_TIME', types: [], isActive: true };
  expect(queries().menu(event, false)).toMatchObject({
    settings: { bookmakers: [{ bookmaker: { id: 9001 } }, { bookmaker: { id: 9002 } }] },
    items: [
      { ...item, bettingType: 'HOME_DRAW_AWAY', bookmakerIds: [9001, 9002] },
      { ...item, bettingType: 'OVER_UNDER', bookmakerIds: [9002] },
    ],
  });
  expect(queries().menu(event, true)!.items).toEqual([]);
  submit(status(1, 12));
  offer({ home: 1300, none: 9000, away: 4000 }, { betType: 'NEXT_GOAL', line: 4, isLive: true }, 5);
  expect(queries().menu(event, true)!.items).toMatchObject([{ bettingType: 'NEXT_GOAL', bookmakerIds: [9001] }]);
});
