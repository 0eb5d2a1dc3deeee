import { Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../copenhagen.ts';
import { played, shown } from '../duels/test-play.ts';
import { createBoxing } from './boxing.ts';
import { createMma } from './mma.ts';

describe.each([
  ['boxing', createBoxing],
  ['MMA', createMma],
])('%s', (_, make) => {
  it('ends with a winner and how it was won, or without one where the judges saw none', async () => {
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

  it('says the same of the same fight', () => {
    expect(shown(make)[1]!.steps()).toEqual(shown(make)[1]!.steps());
  });
});
