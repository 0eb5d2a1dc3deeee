import { describe, expect, it } from 'vitest';
import type { Message } from '../../messages/index.ts';
import { Stage } from '../../event/stage.ts';
import { at, createScenario, fixture, goal, score, status } from '../../testing/scenario.ts';

const HOME = { name: 'Brøndby IF' };
const AWAY = { name: 'Vejle Boldklub' };
const exchanged = { seq: 2, home: AWAY, away: HOME };
const ABOUT = { seq: 1, at: at(1), event: 'm1' } as const;

const namesOf = ({ state, event }: ReturnType<typeof createScenario>) =>
  [event().home, event().away].map((id) => state.participants.get(id)!.name);

describe('the sides of a match', () => {
  it.each<[string, Message]>([
    ['a score', status(1, Stage.firstHalf)],
    ['a result', status(1, Stage.walkover)],
    ['an incident', goal('g1', 1, 'home')],
    ['statistics', { kind: 'statistics', key: 's', ...ABOUT, period: 0, values: [{ stat: 12, home: '60%', away: '40%' }] }],
    ['a line-up', { kind: 'lineup', key: 'l', ...ABOUT, side: 'home', confirmed: true, starters: [{ name: 'P. Pentz' }] }],
    ['absences', { kind: 'absences', key: 'a', ...ABOUT, side: 'home', players: [] }],
    ['a comment', { kind: 'comment', key: 'c', ...ABOUT, text: '1-0', score: [1, 0] }],
  ])('the sides of a match are settled by %s: neither a swap nor a third participant is accepted', (_, message) => {
    const scenario = createScenario();
    scenario.submit(fixture());
    expect(scenario.submit(message)).toMatchObject({ result: 'accepted' });
    expect(scenario.submit(fixture(exchanged))).toMatchObject({
      result: 'refused',
      code: 'sides_settled',
      path: '/home/name',
      allowed: expect.stringContaining('Brøndby IF'),
    });
    for (const side of ['home', 'away'] as const)
      expect(scenario.submit(fixture({ seq: 2, [side]: { name: 'FC Nordsjælland' } }))).toMatchObject({
        code: 'sides_settled',
        path: `/${side}/name`,
      });
    expect(namesOf(scenario)).toEqual(['Brøndby IF', 'Vejle Boldklub']);
    expect(scenario.submit(fixture({ seq: 2, venue: 'Brøndby Stadion' }))).toMatchObject({ result: 'accepted' });
  });

  it('the sides of a match are settled after the end even for a correction', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    scenario.submit(status(1, Stage.finished, { score: { home: 1, away: 0 } }));
    const correction = fixture({ ...exchanged, supersedes: { key: 'm1', seq: 1 }, reason: 'clerical' });
    expect(scenario.submit(correction)).toMatchObject({ code: 'sides_settled' });
  });

  it('the sides of a match are refused by the side as it was reported when home and away are swapped', () => {
    const scenario = createScenario();
    scenario.submit(fixture({ swapped: true }));
    scenario.submit(score(1, 1, 0));
    expect(scenario.submit(fixture({ seq: 2, swapped: true, home: { name: 'OB' } }))).toMatchObject({
      code: 'sides_settled',
      path: '/home/name',
      allowed: expect.stringContaining('Brøndby IF'),
    });
  });

  it('the sides of a match change freely before anything is reported, and when the match is postponed', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    scenario.submit(status(1, Stage.postponed));
    expect(scenario.submit(fixture(exchanged))).toMatchObject({ result: 'accepted' });
    expect(namesOf(scenario)).toEqual(['Vejle Boldklub', 'Brøndby IF']);
  });

  it('the sides of a match may be reported anew after the fixture was retracted', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    scenario.submit(score(1, 1, 0));
    scenario.submit({
      kind: 'retraction',
      key: 'm1/gone',
      seq: 1,
      at: at(2),
      supersedes: { key: 'm1', seq: 1 },
      reason: 'clerical',
    });
    expect(scenario.submit(fixture({ ...exchanged, key: 'm2' }))).toMatchObject({ result: 'accepted' });
    expect(scenario.event().score).toBeNull();
  });
});

describe('what belongs to a side', () => {
  it('what belongs to a side is a correction when an incident passes to the other side without supersedes', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    scenario.submit(status(1, Stage.firstHalf));
    scenario.submit(goal('g1', 10, 'home'));
    scenario.submit(goal('g1', 10, 'away', { seq: 2 }));
    expect(scenario.state.corrections.get(scenario.event().id)).toMatchObject([
      { what: 'incident', side: 'away', reason: 'unknown' },
    ]);
  });

  it('what belongs to a side leaves the side that a line-up was reported of by mistake', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    const lineup = { kind: 'lineup', key: 'l', ...ABOUT, confirmed: true, starters: [{ name: 'P. Pentz' }] } as const;
    scenario.submit({ ...lineup, starters: [...lineup.starters], side: 'home' });
    scenario.submit({ ...lineup, starters: [...lineup.starters], side: 'away', seq: 2 });
    expect(scenario.state.facts.get(scenario.event().id)?.lineup.map(({ id }) => id)).toEqual(['away']);
  });
});

describe('the sport of an event', () => {
  it('the sport of an event never changes', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    expect(scenario.submit(fixture({ seq: 2, sport: 7 }))).toMatchObject({ code: 'sport_settled', path: '/sport' });
    const race = {
      kind: 'race',
      key: 'r1',
      seq: 1,
      at: at(0),
      sport: 32,
      competition: { name: 'VM', country: 'xw', season: '2026' },
      meeting: 'Monaco Grand Prix',
      start: at(60),
    } as const;
    scenario.submit(race);
    expect(scenario.submit({ ...race, seq: 2, sport: 33 })).toMatchObject({ code: 'sport_settled', path: '/sport' });
  });
});
