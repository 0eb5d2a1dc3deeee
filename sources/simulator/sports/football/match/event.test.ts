import { Stage } from '@stillingen/domain';
import { Message } from '@stillingen/domain/messages';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../../../in-memory-ingest.ts';
import type { Publication } from '../../../engine/event-plan.ts';
import { footballEvent, footballPublications, resultMessages, resultOf, rulesOf } from './event.ts';
import { playFootball } from './play.ts';
import { testLeague, testMatches, testTies } from '../../../../testing/test-football.ts';

const valid = Compile(Message);
const messagesOf = (steps: readonly Publication[]): readonly Message[] => steps.flatMap(({ messages }) => messages);
const MATCHES = testMatches(1000);
const SCRIPTS = MATCHES.map((plan) => {
  // Line-ups are written anew whenever they are read.
  const steps = footballPublications(plan).map(({ dueS, messages }) => ({ dueS, messages }));
  return { plan, steps, messages: messagesOf(steps), played: playFootball(plan) };
});
const GOALS = new Set(['goal', 'own-goal', 'penalty-goal']);

const rate = (count: (messages: readonly Message[]) => number): number =>
  SCRIPTS.reduce((sum, { messages }) => sum + count(messages), 0) / SCRIPTS.length;
const incidents = (messages: readonly Message[], ...types: string[]): number =>
  messages.filter((message) => message.kind === 'incident' && message.seq === 0 && types.includes(message.type)).length;

describe('a played match', () => {
  it('is the same each time it is played', () => {
    for (const plan of MATCHES.slice(0, 50)) expect(footballPublications(plan)).toEqual(footballPublications(plan));
  });

  it('publishes only what the provider API accepts', () => {
    for (const { messages, plan } of SCRIPTS.slice(0, 250)) {
      const wrong = [...messages, ...resultMessages(plan)].filter((message) => !valid.Check(message));
      expect(wrong.map((message) => ({ message, errors: valid.Errors(message) }))).toEqual([]);
    }
  });

  it('names the persons of incidents by the keys that they have in the line-ups', () => {
    for (const { messages } of SCRIPTS.slice(0, 250)) {
      const sheets = messages.flatMap((message) =>
        message.kind === 'lineup' && message.confirmed ? [...message.starters, ...(message.substitutes ?? [])] : [],
      );
      const isListed = (name: string, key: string | undefined): boolean =>
        sheets.some((player) => player.name === name && player.key === key);
      for (const message of messages) {
        if (message.kind !== 'incident') continue;
        const { player = '', playerKey, second = '', secondKey } = message;
        expect([player === '' || isListed(player, playerKey), second === '' || isListed(second, secondKey)]).toEqual([
          true,
          true,
        ]);
      }
    }
  });

  it('goes forward: steps in order of time, minutes in order of play, seq strictly growing per key', () => {
    const ascends = (list: readonly number[], strictly = false) =>
      list.every((value, i) => i === 0 || (strictly ? value > list[i - 1]! : value >= list[i - 1]!));
    for (const { steps, messages } of SCRIPTS) {
      expect(ascends(steps.map(({ dueS }) => dueS))).toBe(true);
      const minutes = messages.flatMap((message) =>
        message.kind === 'incident' && message.seq === 0 ? [message.minute * 100 + (message.added ?? 0)] : [],
      );
      expect(ascends(minutes)).toBe(true);
      const perKey = Object.values(Object.groupBy(messages, ({ key }) => key));
      expect(
        perKey.every((list) =>
          ascends(
            list!.map(({ seq }) => seq),
            true,
          ),
        ),
      ).toBe(true);
    }
  });

  it('has a score equal to its goals that stand, in each part too, and publishes the score with each goal', () => {
    for (const { steps } of SCRIPTS) {
      const goals = new Map<string, 'home' | 'away'>();
      const count = () => (['home', 'away'] as const).map((side) => [...goals.values()].filter((other) => other === side).length);
      for (const { messages } of steps) {
        for (const message of messages) {
          if (message.kind === 'incident' && GOALS.has(message.type)) {
            goals.set(message.key, message.side);
            if (message.seq === 0) expect(message.score).toEqual(count());
          }
          if (message.kind === 'retraction') {
            goals.delete(message.supersedes.key);
            expect(message.score).toEqual(count());
          }
          if (message.kind !== 'score' && (message.kind !== 'status' || message.score === undefined)) continue;
          const { home, away, parts } = message.score!;
          expect([home, away]).toEqual(count());
          expect([0, 1].map((side) => parts!.reduce((sum, part) => sum + part[side]!, 0))).toEqual([home, away]);
        }
      }
    }
  });

  it('ends: the last status is final, no goal is under review, and the short form equals it', () => {
    for (const { plan, messages, played } of SCRIPTS) {
      const last = messages.filter((message) => message.kind === 'status').at(-1)!;
      expect([Stage.finished, Stage.postponed, Stage.abandoned]).toContain(last.stage);
      expect(last.underReview).toBeNull();
      const { stage, score } = resultOf(plan, played);
      expect({ stage, score }).toEqual({ stage: last.stage, score: last.score });
    }
  });

  it('publishes a goal within the minute after it was scored', () => {
    for (const { plan, steps, played } of SCRIPTS) {
      const [first] = played.periods;
      for (const { dueS, messages } of steps) {
        for (const message of messages) {
          if (message.kind !== 'incident' || message.seq > 0 || message.stage !== Stage.firstHalf || message.added !== undefined)
            continue;
          const playedS = dueS - plan.startS - first!.startS;
          expect(playedS).toBeGreaterThanOrEqual((message.minute - 1) * 60);
          expect(playedS).toBeLessThanOrEqual(message.minute * 60 + 12);
        }
      }
    }
  });

  it('reviews a disallowed goal first and retracts it 40 to 120 seconds after it', () => {
    let retracted = 0;
    for (const { played } of SCRIPTS)
      for (const { retracts, atS } of played.events) {
        if (retracts === undefined) continue;
        retracted += 1;
        const goal = played.events.find(({ incident }) => incident?.id === retracts.id)!;
        expect(atS - goal.atS).toBeGreaterThanOrEqual(40);
        expect(atS - goal.atS).toBeLessThanOrEqual(120);
        const reviews = played.events.filter((event) => event.underReview === goal.incident!.side);
        expect(reviews.some((event) => event.atS > goal.atS && event.atS < atS)).toBe(true);
      }
    expect(retracted).toBeGreaterThan(100);
  });

  it('has statistics in step with its incidents', () => {
    for (const { plan, messages } of SCRIPTS.slice(0, 300)) {
      const status = messages.filter((message) => message.kind === 'status').at(-1)!;
      if (status.stage !== Stage.finished) continue;
      const final = messages.filter((message) => message.kind === 'statistics' && message.period === 0).at(-1);
      const value = (stat: number) => {
        const row = final?.kind === 'statistics' ? final.values.find((other) => other.stat === stat)! : { home: '', away: '' };
        return [Number.parseInt(row.home, 10), Number.parseInt(row.away, 10)];
      };
      const side = (name: string) => (name === 'home' ? 0 : 1);
      const yellows = [0, 0];
      for (const message of messages)
        if (message.kind === 'incident' && message.type === 'yellow-card') yellows[side(message.side)]! += 1;
      const own = messages.filter((message) => message.kind === 'incident' && message.type === 'own-goal').length;
      expect(value(23), plan.key).toEqual(yellows);
      expect(value(13)[0]! + value(13)[1]! + own).toBeGreaterThanOrEqual(status.score!.home + status.score!.away);
      expect(value(34)[0]).toBe(value(13)[0]! + value(14)[0]! + value(158)[0]!);
      expect(value(12)[0]! + value(12)[1]!).toBe(100);
    }
  });
});

describe('1,000 matches', () => {
  it('have as many goals, cards and substitutions as football has', () => {
    const withdrawn = rate((messages) => messages.filter(({ kind }) => kind === 'retraction').length);
    const goals = rate((messages) => incidents(messages, ...GOALS)) - withdrawn;
    const penalties = rate((messages) => incidents(messages, 'penalty-awarded'));
    const figures = {
      goals,
      withdrawn,
      penalties,
      ownGoals: rate((messages) => incidents(messages, 'own-goal')),
      yellow: rate((messages) => incidents(messages, 'yellow-card')),
      red: rate((messages) => incidents(messages, 'red-card', 'second-yellow-card')),
      scored: rate((messages) => incidents(messages, 'penalty-goal')) / penalties,
      substitutions: rate((messages) => incidents(messages, 'substitution')),
      corrected: rate((messages) => messages.filter((message) => message.kind === 'incident' && message.seq > 0).length),
    };
    const within = (value: number, low: number, high: number): void => {
      expect(value, JSON.stringify(figures)).toBeGreaterThan(low);
      expect(value, JSON.stringify(figures)).toBeLessThan(high);
    };
    within(figures.goals, 2.4, 3.1);
    within(figures.withdrawn, 0.2, 0.36);
    within(figures.penalties, 0.2, 0.33);
    within(figures.scored, 0.7, 0.82);
    within(figures.ownGoals, 0.04, 0.14);
    within(figures.yellow, 3.2, 4.2);
    within(figures.red, 0.13, 0.28);
    within(figures.substitutions, 6, 9);
    within(figures.corrected, 0.01, 0.08);
  });

  it('are won at home more often than away', () => {
    const ends = SCRIPTS.map(({ plan, played }) => resultOf(plan, played).score?.winner);
    const share = (winner: string) => ends.filter((other) => other === winner).length / ends.length;
    expect(share('home')).toBeGreaterThan(share('away') + 0.05);
    expect(share('draw')).toBeGreaterThan(0.18);
    expect(share('draw')).toBeLessThan(0.33);
  });
});

describe('a tie', () => {
  const ties = testTies(400).map((plan) => ({ plan, messages: messagesOf(footballPublications(plan)) }));

  it('is allowed at the door from its fixture to the last kick and the comment on it', async () => {
    for (const { plan, messages } of ties.slice(0, 60)) {
      const all = [...footballEvent(plan).announcement(), ...messages];
      const results = await createInMemoryIngest({ name: 'world', origin: 'simulated' }).deliver(all);
      expect(results.flatMap(({ result }, at) => (result === 'accepted' ? [] : [[result, all[at]]]))).toEqual([]);
    }
  });

  it('always has a side that goes through', () => {
    for (const { messages } of ties) {
      const last = messages.filter((message) => message.kind === 'status').at(-1)!;
      expect(last.score!.advanced).toBe(last.score!.winner);
      expect(['home', 'away']).toContain(last.score!.advanced);
    }
  });

  it('is decided by extra time or penalties when level, with the clock going on at 105 in the second half of it', () => {
    const ends = ties.map(({ messages }) => messages.filter((message) => message.kind === 'status'));
    for (const stage of [Stage.finished, Stage.afterExtraTime, Stage.afterPenalties])
      expect(ends.some((list) => list.at(-1)!.stage === stage)).toBe(true);
    for (const list of ends) {
      const extra = list.filter(({ stage }, index) => stage === Stage.extraTime && list[index - 1]!.stage === Stage.break);
      if (extra.length === 0) continue;
      expect((Date.parse(extra[1]!.at) - Date.parse(extra[1]!.stageStart!)) / 60_000).toBe(15);
      expect(list.at(-1)!.score!.fullTime![0]).toBe(list.at(-1)!.score!.fullTime![1]);
    }
  });

  it('counts the shoot-out apart from the score', () => {
    for (const { messages } of ties) {
      const last = messages.filter((message) => message.kind === 'status').at(-1)!;
      if (last.stage !== Stage.afterPenalties) continue;
      const kicks = messages.filter((message) => message.kind === 'incident' && message.type === 'shootout-scored').length;
      expect(last.score!.home).toBe(last.score!.away);
      expect(last.score!.penalties![0] + last.score!.penalties![1]).toBe(kicks);
    }
  });
});

describe('a competition published by its results', () => {
  it('publishes nothing before the result', () => {
    const [match] = testMatches(1);
    const plan = { ...match!, rules: rulesOf({ ...testLeague, coverage: 'result' }) };
    expect(messagesOf(footballPublications(plan)).map(({ kind }) => kind)).toEqual(['status']);
  });
});
