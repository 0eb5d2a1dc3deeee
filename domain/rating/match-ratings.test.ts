import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../event/match-facts.ts';
import type { LineupMessage, Message, PlayerStatisticsMessage } from '../messages/index.ts';
import { sportById } from '../sports/index.ts';
import { at, createScenario, fixture, goal, retraction, status } from '../testing/scenario.ts';
import { matchRatings, ratingKey } from './match-ratings.ts';

type Row = PlayerStatisticsMessage['sections'][number]['rows'][number];
const CODES = ['M', 'A', 'SPM', 'SF', 'AFL', 'TK', 'OB'] as const;
const NOTHING = ['0', '0', '0', '0', '0/0', '0', '0'];
const row = (side: 'home' | 'away', player: string, values: readonly string[] = NOTHING): Row => ({
  side,
  player,
  values: [...values],
});

const figures = (rows: readonly Row[], codes: readonly string[] = CODES): PlayerStatisticsMessage => ({
  kind: 'player-statistics',
  key: 'm1/players',
  seq: 1,
  at: at(90),
  event: 'm1',
  period: 0,
  sections: [
    {
      type: 'players',
      title: 'Spillere',
      columns: codes.map((code) => ({ code, label: code, kind: 'number' })),
      rows: [...rows],
    },
  ],
});
const lineup = (side: 'home' | 'away', more: Partial<LineupMessage> = {}): LineupMessage => ({
  kind: 'lineup',
  key: `m1/lineup/${side}`,
  seq: 1,
  at: at(-60),
  event: 'm1',
  side,
  confirmed: true,
  starters: [
    { name: 'Keeper', role: 'goalkeeper' },
    { name: 'Back', role: 'defender' },
  ],
  substitutes: [{ name: 'Fresh', role: 'defender' }],
  ...more,
});
const over = status(2, 3, { score: { home: 0, away: 1 } });

function ratingsOf(messages: readonly Message[], sport = 1) {
  const scenario = createScenario();
  for (const message of [fixture({ sport }), ...messages]) expect(scenario.submit(message)).toMatchObject({ result: 'accepted' });
  const event = scenario.event();
  const facts = scenario.state.facts.get(event.id) ?? NO_FACTS;
  return matchRatings(sportById(sport)!, event, facts, scenario.state.incidents.get(event.id) ?? []);
}
const of = (messages: readonly Message[], player: string, side: 'home' | 'away' = 'home'): number | null =>
  ratingsOf(messages)?.ratings.get(ratingKey(side, player)) ?? null;

const ROWS = [row('home', 'Keeper'), row('home', 'Back'), row('home', 'Fresh'), row('away', 'Keeper'), row('away', 'Back')];
const AT_60 = { type: 'substitution', player: 'Fresh', second: 'Back' } as const;

describe('ratings of a match', () => {
  it('[SPORT-13] are made of facts in football, and exist in no sport without ratings', () => {
    const match = [lineup('home'), lineup('away'), figures(ROWS), over];
    expect(ratingsOf(match)).toMatchObject({ version: 'karakter-1', provider: '', isRough: true, isProvisional: false });
    const handball = figures([row('home', 'Gidsel', ['3', '1', '0'])], ['M', 'B', 'TF']);
    expect(ratingsOf([handball], 7)).toBeNull();
  });

  it('count minutes and goals against by substitutions', () => {
    const messages = [
      lineup('home'),
      lineup('away'),
      figures(ROWS),
      over,
      goal('s1', 60, 'home', AT_60),
      goal('g1', 70, 'away', { player: 'Buksa' }),
    ];
    // 60 minutes without a goal against; 30 minutes with one; 90 minutes with one.
    expect([of(messages, 'Back'), of(messages, 'Fresh'), of(messages, 'Keeper')]).toEqual([6.5, 6.3, 5.9]);
    expect(of(messages, 'Keeper', 'away')).toBe(6.6);
  });

  it('end with a red card, and go on when the card is withdrawn', () => {
    const sentOff = [
      lineup('home'),
      lineup('away'),
      figures(ROWS),
      over,
      goal('c1', 5, 'home', { type: 'red-card', player: 'Back' }),
    ];
    expect(of(sentOff, 'Back')).toBeNull();
    expect(of([...sentOff, retraction('c1', { reason: 'clerical' })], 'Back')).toBe(5.9);
  });

  it('leave out an unused substitute, and charge a goal without an incident to those on the pitch', () => {
    const messages = [lineup('home'), lineup('away'), figures(ROWS), over];
    expect(of(messages, 'Fresh')).toBeNull();
    expect(of(messages, 'Back')).toBe(5.9);
  });

  it('are equal when the sides are exchanged', () => {
    const side = (own: 'home' | 'away', other: 'home' | 'away', goals: { home: number; away: number }) =>
      of(
        [
          lineup('home'),
          lineup('away'),
          figures([row(own, 'Keeper', ['0', '1', '0', '2', '30/40', '2', '1']), row(other, 'Back')]),
          status(2, 3, { score: goals }),
        ],
        'Keeper',
        own,
      );
    expect(side('home', 'away', { home: 2, away: 1 })).toBe(side('away', 'home', { home: 1, away: 2 }));
  });

  it('exist for no player when a fact of one is missing', () => {
    expect(ratingsOf([lineup('home'), lineup('away'), figures([...ROWS, row('home', 'Fresh')]), over])).not.toBeNull();
    expect(ratingsOf([lineup('home'), figures([row('home', 'Keeper', ['0', '', '0', '0', '0/0', '0', '0'])]), over])).toBeNull();
    expect(ratingsOf([lineup('home'), figures([row('away', 'Keeper')]), over])).toBeNull();
    expect(ratingsOf([lineup('home', { confirmed: false }), figures([row('home', 'Keeper')]), over])).toBeNull();
    expect(ratingsOf([over])).toBeNull();
  });

  it('take the minutes of a column where there is one', () => {
    const timed = figures([row('home', 'Keeper', [...NOTHING, '9']), row('home', 'Back', [...NOTHING, '90'])], [...CODES, 'MIN']);
    expect([of([timed, over], 'Keeper'), of([timed, over], 'Back')]).toEqual([null, 6]);
  });

  it('are those of the provider where it sends any, under its name', () => {
    const own = lineup('home', { starters: [{ name: 'Keeper', rating: 7.4 }, { name: 'Back' }] });
    const ratings = ratingsOf([own, lineup('away'), figures(ROWS), over])!;
    expect(ratings).toMatchObject({ version: '', provider: 'test' });
    expect([...ratings.ratings]).toEqual([['home/Keeper', 7.4]]);
  });

  it('are marked as rough when finer figures are missing', () => {
    const codes = [...CODES, 'A3', 'IND', 'DR', 'LD', 'CH'];
    const full = figures([row('home', 'Keeper', [...NOTHING, '0', '0', '0/0', '0/0', '0'])], codes);
    expect(ratingsOf([lineup('home'), full, over])!.isRough).toBe(false);
  });
});
