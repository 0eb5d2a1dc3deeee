import { hashText } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { createSetHistory, type SentPartHistory } from './set-history.ts';
import type { EventPlan } from './simulator/engine/event-plan.ts';
import { SPORTS } from './simulator/sports.ts';
import { dayNumber } from './simulator/engine/calendar/copenhagen.ts';

const SPORT_IDS = { tennis: 2, football: 1, badminton: 21, volleyball: 12, 'table tennis': 25 } as const;
const DAY = dayNumber('2026-11-21');

function plans(sport: number): readonly EventPlan[] {
  const world = SPORTS.map((make) => make('7')).find(({ sportId }) => sportId === sport)!;
  return world
    .showcase(DAY)
    .filter(({ key }) => hashText(key) % 3 === 0)
    .slice(0, 5);
}

function simulated(sport: number): { sets: Map<number, SentPartHistory>; score: Scoreboard }[] {
  return plans(sport).map((plan) => {
    const sets = new Map<number, SentPartHistory>();
    let score: Scoreboard = { home: 0, away: 0 };
    for (const { messages } of plan.publications()) {
      for (const message of messages) {
        if (message.kind === 'history') sets.set(message.part, message);
        if ((message.kind === 'score' || message.kind === 'status') && message.score !== undefined) score = message.score;
      }
    }
    return { sets, score };
  });
}

const take = (sport: number, boards: readonly (Scoreboard & { stage?: number; situation?: string })[]) => {
  const course = createSetHistory(sport)!;
  return boards.map(({ stage = 17, situation, ...score }) =>
    course.add({ stage, score, ...(situation === undefined ? {} : { situation }) }),
  );
};

describe('the course of a match', () => {
  it('a set history is none in sports without sets', () => {
    expect(createSetHistory(SPORT_IDS.football)).toBeNull();
  });

  it.each(['tennis', 'badminton', 'volleyball', 'table tennis'] as const)(
    '[FEED-54] a set history ends each set of %s with its score, one side winning each step',
    (name) => {
      const matches = simulated(SPORT_IDS[name]);
      expect(matches.length).toBeGreaterThan(2);
      for (const { sets, score } of matches) {
        const whole = score.home + score.away;
        for (const [index, part] of score.parts!.slice(0, whole).entries()) {
          const steps = sets.get(index + 1)!.steps;
          expect(steps.at(-1)!.score).toEqual(part);
          expect(steps.map(({ score: [home, away] }) => home + away)).toEqual(steps.map((_, at) => at + 1));
          expect(steps.every(({ winner }) => winner !== undefined)).toBe(true);
        }
      }
    },
  );

  it('[FEED-54] a set history keeps the points of each game of tennis, with what the next one decides', () => {
    const parts = (home: number, away: number) => ({ home: 0, away: 0, parts: [[home, away]] as [number, number][] });
    const point = (home: string, away: string, situation = '') => ({
      ...parts(0, 0),
      points: [home, away] as [string, string],
      serve: 'home' as const,
      situation,
    });
    const histories = take(SPORT_IDS.tennis, [
      point('0', '0'),
      point('0', '15'),
      point('0', '30'),
      point('0', '40'),
      point('15', '40', 'Matchbold'),
      { ...parts(0, 1), points: ['0', '0'], serve: 'away' },
    ]);
    expect(histories.filter((history) => history !== null)).toEqual([
      {
        part: 1,
        steps: [{ score: [0, 1], winner: 'away', server: 'home', points: ['0:15', '0:30', '0:40 break', '15:40 match'] }],
      },
    ]);
  });

  it('[FEED-54] a set history keeps the points of a tie-break beside the game that it is', () => {
    const board = (points: [string, string] | null, games: [number, number], tieBreak?: [number, number]) => ({
      stage: points === null ? 17 : 47,
      home: points === null ? 1 : 0,
      away: 0,
      parts: [games],
      ...(points === null ? {} : { points, serve: 'away' as const }),
      ...(tieBreak === undefined ? {} : { tieBreaks: [tieBreak] }),
    });
    const last = take(SPORT_IDS.tennis, [
      board(['0', '0'], [6, 6]),
      board(['1', '0'], [6, 6]),
      board(['1', '1'], [6, 6]),
      board(null, [7, 6], [2, 1]),
    ]).at(-1)!;
    expect(last.steps.at(-1)).toEqual({ score: [7, 6], winner: 'home', server: 'away' });
    expect(last.tieBreak!.map(({ score, winner }) => [score, winner])).toEqual([
      [[1, 0], 'home'],
      [[1, 1], 'away'],
      [[2, 1], 'home'],
    ]);
  });

  it('a set history removes a rally with the score', () => {
    const board = (home: number, away: number, serve: 'home' | 'away'): Scoreboard => ({
      home: 0,
      away: 0,
      parts: [[home, away]],
      serve,
    });
    const rallies = [board(0, 0, 'home'), board(0, 1, 'away'), board(1, 0, 'home'), board(2, 0, 'home')];
    const ended: Scoreboard = { home: 1, away: 0, parts: [[3, 0]] };
    expect(take(SPORT_IDS.badminton, [...rallies, ended]).at(-1)!.steps).toEqual([
      { score: [1, 0], winner: 'home', server: 'home' },
      { score: [2, 0], winner: 'home', server: 'home' },
      { score: [3, 0], winner: 'home', server: 'home' },
    ]);
  });
});
