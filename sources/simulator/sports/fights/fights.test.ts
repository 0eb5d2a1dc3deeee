import { Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../engine/calendar/copenhagen.ts';
import { played, shown } from '../../../testing/play-events.ts';
import type { EventPlan } from '../../engine/event-plan.ts';
import { createBoxing, createMma } from './fights.ts';

describe.each([
  ['boxing', createBoxing],
  ['MMA', createMma],
])('%s', (_, make) => {
  it('ends with a winner and a method, or with a draw by the judges', async () => {
    for (const { event } of await played(shown(make))) {
      expect(event.stage).toBe(Stage.finished);
      expect(event.finish!.round).toBeLessThanOrEqual(event.format.rounds!);
      expect(event.winner === Winner.draw).toBe(event.finish!.method === 'draw');
      if (event.finish!.method.startsWith('decision')) expect(event.finish!.round).toBe(event.format.rounds);
    }
  });

  it('counts its rounds up to the one it ended in', async () => {
    for (const { event, messages } of await played(shown(make))) {
      const rounds = messages.flatMap((one) =>
        (one.kind === 'status' || one.kind === 'score') && one.fightRound !== undefined ? [one.fightRound] : [],
      );
      expect(rounds).toEqual(Array.from({ length: event.finish!.round! }, (_round, at) => at + 1));
    }
  });

  it('has cards of an evening: the main fight last and longest', () => {
    const card = make('7').day(dayNumber('2026-11-21'));
    expect(card.length).toBeGreaterThanOrEqual(5);
    const last = card.toSorted((a, b) => a.startS - b.startS).at(-1)!;
    const rounds = card.map(
      (plan) => plan.announcement().flatMap((one) => (one.kind === 'fixture' ? [one.format!.rounds!] : []))[0]!,
    );
    expect(rounds[card.indexOf(last)]).toBe(Math.max(...rounds));
    expect(last.announcement()[0]).toMatchObject({ round: expect.stringContaining('Hovedkamp') });
  });

  it('begins no fight of a card before the one before it is over, and has another card another night', () => {
    const world = make('7');
    const fixtureOf = (plan: EventPlan) => plan.announcement().flatMap((one) => (one.kind === 'fixture' ? [one] : []))[0]!;
    const fights = Array.from({ length: 365 }, (_, at) => world.day(dayNumber('2026-01-01') + at)).flat();
    // A card may go on after midnight.
    const cards = Map.groupBy(fights, (plan) => {
      const { competition, venue } = fixtureOf(plan);
      return `${competition.name} ${venue} ${Math.floor((plan.startS - 43_200) / 86_400)}`;
    });
    expect(cards.size).toBeGreaterThan(15);
    for (const card of cards.values()) {
      const inTurn = card.toSorted((a, b) => a.startS - b.startS);
      for (const [at, plan] of inTurn.entries())
        expect(plan.publications().at(-1)!.dueS).toBeLessThan(inTurn[at + 1]?.startS ?? Infinity);
    }
    const sides = [...cards.values()].map((card) =>
      card
        .map(fixtureOf)
        .map(({ home, away }) => `${home.name} ${away.name}`)
        .join(),
    );
    expect(new Set(sides).size).toBe(cards.size);
  });

  it('publishes the same for the same fight', () => {
    expect(shown(make)[1]!.publications()).toEqual(shown(make)[1]!.publications());
  });
});
