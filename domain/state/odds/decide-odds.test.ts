import { expect, it } from 'vitest';
import type { OfferMessage, SettlementMessage } from '../../messages/index.ts';
import { at, fixture, score, status } from '../../testing/scenario.ts';
import { createOddsScenario, offer } from '../../testing/odds-scenario.ts';

function match(stage: 'before' | 'running' | 'ended' = 'before') {
  const scenario = createOddsScenario();
  scenario.submit(fixture());
  if (stage !== 'before') scenario.submit(status(1, 12));
  if (stage === 'ended') scenario.submit(score(90, 2, 1));
  if (stage === 'ended') scenario.submit(status(91, 3));
  const prices = () =>
    scenario.odds
      .offersOf(scenario.event().id)
      .map(({ state, prices: of }) => [state, ...of.map(({ outcome, price }) => `${outcome} ${price}`)].join(' '));
  return { ...scenario, prices };
}

const RESULT: Partial<OfferMessage> = { key: 'o/1x2', betType: 'HOME_DRAW_AWAY', line: undefined as never };
const result = (more: Partial<OfferMessage> = {}): OfferMessage => {
  const { line: _, ...message } = offer({ ...RESULT, prices: { home: '2.10', draw: '3.40', away: '3.60' }, ...more });
  return message;
};

it('an accepted offer holds its prices in thousandths and its line in quarters', () => {
  const { send, odds, event } = match();
  expect(send(offer({ opening: { over: '1.90', under: '1.901' } }))).toMatchObject({ result: 'accepted', warnings: [] });
  expect(odds.offersOf(event().id)).toMatchObject([
    {
      ...{ bookmaker: 9001, betType: 'OVER_UNDER', scope: 'FULL_TIME', line: 10, isLive: false, state: 'open' },
      prices: [
        { outcome: 'over', price: 1850, previous: null, opening: 1900 },
        { outcome: 'under', price: 1950, previous: null, opening: 1901 },
      ],
    },
  ]);
});

const PRICES = { over: '1.85', under: '1.95' };
it.each<[string, OfferMessage, path: string]>([
  ['unknown_bookmaker', offer({ bookmaker: 9009 }), '/bookmaker'],
  ['bookmaker_not_of_provider', offer({ bookmaker: 9003 }), '/bookmaker'],
  ['unknown_event', offer({ event: 'm2' }), '/event'],
  ['unknown_event', offer({ event: { id: 'AAAAAAAA' } }), '/event'],
  ['impossible_time', offer({ at: '2026-02-30T18:00:00Z' }), '/at'],
  ['bet_type_not_of_sport', result({ betType: 'TOP_POSITION_MERGED' }), '/betType'],
  ['scope_not_of_sport', offer({ scope: 'FIRST_SET' }), '/scope'],
  ['line_missing', result({ betType: 'OVER_UNDER', prices: PRICES }), '/line'],
  ['line_not_allowed', { ...result(), line: 1 }, '/line'],
  ['impossible_line', offer({ line: 2.4 }), '/line'],
  ['impossible_line', offer({ line: 1000.25 }), '/line'],
  ['impossible_line', offer({ line: -2.5 }), '/line'],
  ['impossible_line', { ...result({ betType: 'EUROPEAN_HANDICAP' }), line: 0.5 }, '/line'],
  ['impossible_line', offer({ betType: 'NEXT_GOAL', line: 0, prices: { home: '2', none: '4', away: '4' } }), '/line'],
  ['unknown_outcome', offer({ prices: { over: '1.85', draw: '1.95' } }), '/prices/draw'],
  ['unknown_outcome', result({ betType: 'CORRECT_SCORE', prices: { '1-0': '8', other: '9' } }), '/prices/1-0'],
  ['impossible_price', offer({ prices: { over: '1.00', under: '1.95' } }), '/prices/over'],
  ['impossible_price', offer({ prices: { over: '1.8555', under: '1.95' } }), '/prices/over'],
  ['impossible_price', offer({ prices: { over: '10000.001', under: '1.95' } }), '/prices/over'],
  ['impossible_price', offer({ prices: { over: 'Infinity', under: '1.95' } }), '/prices/over'],
  ['outcomes_incomplete', offer({ prices: { over: '1.85', under: null } }), '/prices'],
  ['outcomes_incomplete', result({ prices: { home: '1.85', draw: '3.20' } }), '/prices'],
  ['impossible_book', offer({ prices: { over: '5.00', under: '5.00' } }), '/prices'],
  ['impossible_book', result({ prices: { home: '1.10', draw: '1.10', away: '1.10' } }), '/prices'],
  ['not_live', offer({ live: true }), '/live'],
])('an offer is refused with %s', (code, message, path) => {
  expect(match().send(message, undefined, Date.parse(at(-40)))).toMatchObject({ result: 'refused', code, path });
});

it.each<[string, OfferMessage]>([
  ['suspect_book', result({ prices: { home: '3.20', draw: '3.40', away: '3.60' } })],
  ['suspect_book', result({ prices: { home: '1.30', draw: '3.00', away: '3.00' } })],
  ['moved_far', offer({ key: 'other', line: 3.5, seq: 2, at: at(-40), prices: { over: '4.00', under: '1.20' } })],
  ['lines_crossed', offer({ key: 'o/35', line: 4.5, prices: { over: '2.40', under: '1.50' } })],
])('an offer is accepted with the warning %s', (warning, message) => {
  const { send, odds, event } = match();
  send(offer());
  send(offer({ key: 'other', line: 3.5, prices: { over: '2.90', under: '1.40' } }));
  const named = message.key === 'other' ? message : { ...message, at: at(-40) };
  if (warning === 'moved_far') send({ ...named, seq: 2, at: at(-45), prices: { over: '2.00', under: '1.80' } });
  expect(send({ ...named, seq: 3 })).toMatchObject({ result: 'accepted', warnings: [warning] });
  const [held] = odds.offersOf(event().id).filter(({ atMs }) => atMs === Date.parse(at(-40)));
  expect(held?.isSuspect).toBe(warning === 'suspect_book');
});

it('seq and time decide on a repeated, a late and a contradicting message', () => {
  const { send, prices } = match();
  const second = offer({ seq: 2, at: at(-40), prices: { over: '1.80', under: '2.00' } });
  expect([send(offer()).result, send(second).result]).toEqual(['accepted', 'accepted']);
  expect(send(second)).toEqual({ result: 'duplicate' });
  expect(send(offer())).toEqual({ result: 'stale' });
  expect(send(offer({ at: at(-39) }))).toEqual({ result: 'stale' });
  expect(send({ ...second, prices: { over: '1.70', under: '2.10' } })).toMatchObject({ result: 'refused', code: 'conflict' });
  // Another key for the same offer: the time decides.
  expect(send(offer({ key: 'twin', at: at(-41) }))).toEqual({ result: 'stale' });
  for (const other of [offer({ line: 3.5 }), offer({ bookmaker: 9002 }), offer({ scope: 'FIRST_HALF' })])
    expect(send(other)).toMatchObject({ result: 'refused', code: 'key_of_other_kind', path: '/key' });
  expect(prices()).toEqual(['open over 1800 under 2000']);
});

it('equal prices confirm an offer and make no version', () => {
  const { send, odds, event } = match();
  send(offer());
  expect(send(offer({ seq: 2, at: at(-40) }))).toMatchObject({ result: 'accepted', versions: [] });
  const [held] = odds.offersOf(event().id);
  expect([held!.atMs, held!.confirmedMs]).toEqual([Date.parse(at(-50)), Date.parse(at(-40))]);
});

it('a confirmation counts for the events that it names, and no later than its receipt', () => {
  const { send, odds, event } = match();
  send(offer());
  const confirmation = { kind: 'offer-confirmation', key: 'c', seq: 1, at: at(-30), bookmaker: 9001, live: false } as const;
  const receivedMs = Date.parse(at(-31));
  expect(send({ ...confirmation, events: ['m1'] }, undefined, receivedMs)).toMatchObject({ result: 'accepted' });
  expect(odds.offersOf(event().id)[0]!.confirmedMs).toBe(receivedMs);
  expect(send({ ...confirmation, events: ['m1', 'm2'] })).toMatchObject({ code: 'unknown_event', path: '/events/1' });
  expect(send({ ...confirmation, events: ['m1'] }, undefined, Date.parse(at(-33)))).toMatchObject({ code: 'time_ahead' });
});

it('offers during a match need a match in play; those before it a time before its start', () => {
  const { send } = match('running');
  expect(send(offer({ at: at(-1) }))).toMatchObject({ result: 'accepted' });
  expect(send(offer({ seq: 2, at: at(1) }))).toMatchObject({ code: 'not_prematch' });
  expect(send(offer({ key: 'live', at: at(5), live: true }))).toMatchObject({ result: 'accepted' });
  expect(match('ended').send(offer({ at: at(95), live: true }))).toMatchObject({ code: 'not_live' });
  expect(match('ended').send(offer())).toMatchObject({ result: 'accepted' });
});

it('[EVENT-06] outcomes and handicaps of a provider with swapped sides are turned', () => {
  const scenario = createOddsScenario();
  scenario.submit(fixture({ swapped: true }));
  const { send, odds } = scenario;
  const handicap = { betType: 'ASIAN_HANDICAP', line: -0.75, prices: { home: '1.80', away: '2.05' } } as const;
  expect(send(offer(handicap))).toMatchObject({ result: 'accepted' });
  expect(odds.offersOf(scenario.event().id)).toMatchObject([
    {
      line: 3,
      prices: [
        { outcome: 'home', price: 2050 },
        { outcome: 'away', price: 1800 },
      ],
    },
  ]);
  send(result({ betType: 'CORRECT_SCORE', key: 'cs', prices: { '2:1': '9', '0:0': '11' } }));
  expect(odds.offersOf(scenario.event().id)[1]).toMatchObject({ prices: [{ outcome: '1:2', price: 9000 }, { outcome: '0:0' }] });
});

it('a state concerns the offers of its bookmaker, kind and type, and none with a later version', () => {
  const { send, prices } = match();
  send(offer());
  send(result());
  send(result({ key: 'b2', bookmaker: 9002 }));
  send(offer({ key: 'late', line: 3.5, at: at(-20), prices: { over: '2.90', under: '1.40' } }));
  const suspended = { kind: 'offer-state', key: 's', seq: 1, at: at(-30), event: 'm1', live: false, state: 'suspended' } as const;
  expect(send({ ...suspended, bookmaker: 9001, betType: 'OVER_UNDER' })).toMatchObject({ result: 'accepted' });
  expect(prices().map((text) => text.split(' ')[0])).toEqual(['suspended', 'open', 'open', 'open']);
  expect(send({ ...suspended, bookmaker: 9001, betType: 'OVER_UNDER' })).toEqual({ result: 'duplicate' });
  expect(send(suspended)).toMatchObject({ result: 'accepted' });
  expect(prices().map((text) => text.split(' ')[0])).toEqual(['suspended', 'suspended', 'suspended', 'open']);
  // The key of the offer goes on.
  expect(send(offer())).toEqual({ result: 'duplicate' });
  expect(send(offer({ seq: 2, at: at(-25) }))).toMatchObject({ result: 'accepted' });
  expect(prices()[0]).toBe('open over 1850 under 1950');
});

const settlement = (more: Partial<SettlementMessage> = {}): SettlementMessage => ({
  ...{ kind: 'settlement', key: 'r', seq: 1, at: at(95), event: 'm1', bookmaker: 9001 },
  ...{ betType: 'OVER_UNDER', scope: 'FULL_TIME', line: 2.5 },
  results: { over: { share: '1', refund: '0' } },
  ...more,
});

it('a settlement ends an offer and takes no more prices', () => {
  const { send, odds, event } = match('ended');
  send(offer());
  expect(send(settlement())).toMatchObject({ result: 'accepted' });
  expect(odds.offersOf(event().id)).toMatchObject([
    {
      state: 'settled',
      settlement: [
        { share: 1, refund: 0 },
        { share: 0, refund: 0 },
      ],
    },
  ]);
  expect(send(offer({ seq: 9, at: at(-1), prices: { over: '2.00', under: '2.00' } }))).toMatchObject({ code: 'market_settled' });
  expect(send(settlement())).toEqual({ result: 'stale' });
  const refund = { share: '0', refund: '1' };
  expect(send(settlement({ seq: 2, at: at(99), results: { over: refund, under: refund } }))).toMatchObject({
    result: 'accepted',
  });
  expect(odds.offersOf(event().id)[0]!.state).toBe('void');
  const day = 24 * 60;
  expect(send(settlement({ seq: 3, at: at(day + 90) }))).toMatchObject({ result: 'accepted' });
  const late = { result: 'refused', code: 'market_settled', path: '/at' };
  expect(send(settlement({ seq: 4, at: at(day + 111), results: { under: { share: '1', refund: '0' } } }))).toMatchObject(late);
  expect(odds.offersOf(event().id)[0]!.state).toBe('settled');
  expect(send(offer({ seq: 10, at: at(-1), prices: { over: '2.00', under: '2.00' } }))).toMatchObject({ code: 'market_settled' });
});

it.each<[string, Partial<SettlementMessage>]>([
  ['unknown_offer', { line: 3.5 }],
  ['unknown_outcome', { results: { home: { share: '1', refund: '0' } } }],
  ['impossible_settlement', { results: { over: { share: '1', refund: '1/2' } } }],
  ['impossible_settlement', { results: { over: { share: '0', refund: '0' } } }],
  ['impossible_settlement', { results: { over: { share: '1', refund: '0' }, under: { share: '1', refund: '0' } } }],
])('a settlement is refused with %s', (code, more) => {
  const { send } = match('ended');
  send(offer());
  expect(send(settlement(more))).toMatchObject({ result: 'refused', code });
});

it('a retraction withdraws prices; the opening ones and the key stay', () => {
  const { send, odds, event } = match();
  send(offer());
  const retraction = { kind: 'retraction', key: 'r', seq: 1, at: at(-30), reason: 'palpable-error' } as const;
  const supersedes = { key: 'o/m1/9001/ou25', seq: 1 };
  expect(send({ ...retraction, supersedes: { ...supersedes, seq: 2 } })).toMatchObject({ code: 'unknown_superseded' });
  expect(send({ ...retraction, supersedes })).toMatchObject({ result: 'accepted' });
  expect(odds.offersOf(event().id)).toMatchObject([
    { state: 'closed', prices: [{ price: null, opening: 1850 }, { price: null }] },
  ]);
  expect(send({ ...retraction, supersedes })).toEqual({ result: 'duplicate' });
  expect(send(offer())).toEqual({ result: 'duplicate' });
  expect(send(offer({ seq: 2, at: at(-20), prices: { over: '1.58', under: '2.30' } }))).toMatchObject({ result: 'accepted' });
});

it('a race takes the prices of its entries by place, and no others', () => {
  const scenario = createOddsScenario();
  const entry = (key: string) => ({ participant: { key, name: key }, rank: null, status: 'ok' as const });
  scenario.submit({
    ...{ kind: 'race', key: 'r1', seq: 1, at: at(-60), sport: 34, start: at(0) },
    ...{ competition: { name: 'Tour de France', country: 'fr', season: '2026' }, meeting: '1. etape', session: '' },
  });
  scenario.submit({ kind: 'ranking', key: 'r1/rank', seq: 1, at: at(-59), event: 'r1', entries: [entry('ann'), entry('bo')] });
  const [race] = scenario.state.races.values();
  const { prices: _, ...place } = offer({ event: 'r1', betType: 'TOP_POSITION_MERGED', line: 3 });
  const entries = (...keys: string[]) => keys.map((participant) => ({ participant, price: '1.40' }));
  expect(scenario.send({ ...place, entries: entries('ann', 'cy') })).toMatchObject({
    ...{ code: 'unknown_participant', path: '/entries/1/participant' },
  });
  expect(scenario.send({ ...place, entries: entries('ann', 'ann') })).toMatchObject({ code: 'listed_twice' });
  expect(scenario.send({ ...place, entries: entries('ann') })).toMatchObject({ code: 'outcomes_incomplete' });
  expect(scenario.send({ ...place, entries: entries('ann', 'bo') })).toMatchObject({ result: 'accepted' });
  expect(scenario.odds.offersOf(race!.id)).toMatchObject([
    { line: 12, prices: race!.entries.map(({ participant }) => ({ outcome: participant, price: 1400 })) },
  ]);
});
