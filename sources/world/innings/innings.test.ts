import { type Pair, Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../copenhagen.ts';
import type { EventPlan } from '../event-plan.ts';
import { type Played, played, shown } from '../duels/test-play.ts';
import { createBaseball } from './baseball.ts';
import { createCricket } from './cricket.ts';
import { createPesapallo } from './pesapallo.ts';

const total = (parts: readonly Pair[], side: 0 | 1): number => parts.reduce((sum, part) => sum + part[side], 0);
const gameOf = (plan: EventPlan): string =>
  plan.announcement().flatMap((one) => (one.kind === 'fixture' ? [one.format?.game ?? ''] : []))[0]!;

describe.each([
  ['baseball', createBaseball],
  ['cricket', createCricket],
])('%s', (_, make) => {
  it('is played by its rules; its innings add up to the score, and who has more has won', async () => {
    for (const { event } of await played(shown(make))) {
      const [home, away] = event.score!;
      expect([total(event.parts, 0), total(event.parts, 1)]).toEqual([home, away]);
      if (home !== away) expect(event.winner).toBe(home > away ? Winner.home : Winner.away);
    }
  });

  it('says the same of the same match', () => {
    expect(shown(make)[1]!.steps()).toEqual(shown(make)[1]!.steps());
  });
});

describe.each([
  ['baseball', createBaseball],
  ['pesäpallo', createPesapallo],
])('%s', (name, make) => {
  it('is told in halves, the top of each inning first', async () => {
    for (const { messages } of await played(shown(make))) {
      const halves = messages.flatMap((one) => (one.kind === 'status' || one.kind === 'score' ? [one] : []));
      const innings = halves.filter(({ kind, half }) => kind === 'status' && half !== undefined);
      expect(innings.length).toBeGreaterThanOrEqual(8);
      for (const { half } of innings) expect(half).toBe('top');
      const bottoms = halves.filter(({ half }) => half === 'bottom');
      expect(bottoms.length).toBeGreaterThanOrEqual(innings.length - 1);
      // At home is who bats last.
      if (name === 'baseball') for (const { score } of bottoms) expect(score!.serve).toBe('home');
    }
  });
});

describe('baseball', () => {
  it('plays nine innings or more, and takes back home runs that were none', async () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03'];
    const all = await played(days.flatMap((day) => shown(createBaseball, day)));
    const events = all.map(({ event }) => event);
    expect(all.some(({ messages }) => messages.some((one) => one.kind === 'score' && one.reason === 'challenge'))).toBe(true);
    for (const { parts, score } of events) {
      expect(parts.length).toBeGreaterThanOrEqual(9);
      expect(score![0]).not.toBe(score![1]);
    }
    expect(events.some(({ parts }) => parts.length > 9)).toBe(true);
  });

  it('is over with the run that wins it, unless the ball leaves the park', async () => {
    const days = Array.from({ length: 12 }, (_, day) => `2026-05-${String(day + 1).padStart(2, '0')}`);
    let walkOffs = 0;
    for (const { messages, event } of await played(days.flatMap((day) => shown(createBaseball, day)))) {
      const [home, away] = event.score!;
      const isWonLast = home > away && home - event.parts.at(-1)![0] <= away;
      const homeRun = messages.findLast((one) => one.kind === 'incident');
      const isHomeRun = homeRun?.score?.[0] === home && homeRun.minute >= event.parts.length;
      if (!isWonLast || isHomeRun) continue;
      walkOffs += 1;
      expect(home - away).toBe(1);
    }
    expect(walkOffs).toBeGreaterThan(1);
  });
});

describe('pesäpallo', () => {
  it('counts halves won, and goes on by a super inning and a scoring contest where they are level', async () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03'];
    const events = (await played(days.flatMap((day) => shown(createPesapallo, day)))).map(({ event }) => event);
    const stages = new Set(events.map(({ stage }) => stage));
    expect(stages).toEqual(new Set([Stage.finished, Stage.afterExtraInnings, Stage.afterPenalties]));
    for (const { score, parts, winner } of events) {
      expect(parts.length).toBeGreaterThanOrEqual(8);
      expect(winner).toBe(score![0] > score![1] ? Winner.home : Winner.away);
    }
  });
});

describe('cricket', () => {
  /** Some matches of each kind. */
  const kinds = async (): Promise<readonly Played[]> => {
    const world = createCricket('7');
    const plans = Array.from({ length: 50 }, (_, index) => world.day(dayNumber('2026-11-05') + index)).flat();
    const byGame = Map.groupBy(plans, (plan) => gameOf(plan));
    return played([...byGame.values()].flatMap((same) => same.slice(0, 8)));
  };

  it('is played over twenty overs, fifty, and five days', async () => {
    const all = await kinds();
    expect(new Set(all.map(({ plan }) => gameOf(plan)))).toEqual(new Set(['twenty20', 'one-day', 'test']));
    for (const one of all.filter((each) => gameOf(each.plan) !== 'test')) {
      const { event } = one;
      expect(event.parts).toHaveLength(1);
      for (const { wickets1, overs1 } of event.results) {
        const bowled = Number(overs1) === (gameOf(one.plan) === 'twenty20' ? 20 : 50);
        // An innings ends with its overs, with its wickets, or with the runs it needed.
        expect(bowled || wickets1 === '10' || event.notice.includes('wicket')).toBe(true);
      }
    }
  });

  it('takes nobody out twice in an innings', async () => {
    const limited = (await kinds()).filter((one) => gameOf(one.plan) !== 'test');
    let wickets = 0;
    for (const { messages } of limited)
      for (const side of ['home', 'away']) {
        const out = messages.flatMap((one) => (one.kind === 'incident' && one.side === side ? [one.player] : []));
        expect(new Set(out).size).toBe(out.length);
        wickets += out.length;
      }
    expect(wickets).toBeGreaterThan(20);
  });

  it('ends a test after five days at most, and stops it overnight', async () => {
    for (const { plan, messages, event } of (await kinds()).filter((one) => gameOf(one.plan) === 'test')) {
      const stages = messages.flatMap((one) => (one.kind === 'status' ? [one.stage] : []));
      expect(stages).toContain(57);
      expect(plan.steps().at(-1)!.dueS - plan.startS).toBeLessThan(5 * 86_400);
      expect([Stage.finished]).toContain(event.stage);
    }
  });
});
