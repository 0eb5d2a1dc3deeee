import { SPORT } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { createFootball } from '../sports/football/sport.ts';
import type { EventPlan } from '../engine/event-plan.ts';
import { copenhagenDay } from '../engine/calendar/copenhagen.ts';
import { winnerOf } from '../engine/match.ts';
import { otherSports } from '../simulator.ts';
import { chancesOf } from './belief.ts';
import { matchBelief } from './models.ts';

const MOST = 250;
const SEED = 11;
const DAYS = ['2026-08-15', '2026-09-12', '2026-10-03', '2026-11-28', '2027-02-06'].map((day) =>
  copenhagenDay(Date.parse(`${day}T12:00:00Z`) / 1000),
);
const sports = otherSports(SEED, 400, true);
const football = createFootball({ seed: String(SEED), size: 400, followedFrom: DAYS[0]! });

const matchesOf = (sportId: number): readonly EventPlan[] =>
  DAYS.flatMap((day) =>
    sportId === SPORT.football ? football.day(day) : sports.find((sport) => sport.sportId === sportId)!.day(day),
  )
    .filter(({ match }) => match?.winner === null)
    .slice(0, MOST);

/** So many standard errors of a count of independent matches. */
const FAR = 3.5;

it.each([
  ['football', SPORT.football],
  ['ice hockey', SPORT.iceHockey],
  ['handball', SPORT.handball],
  ['basketball', SPORT.basketball],
  ['snooker', SPORT.snooker],
  ['boxing', SPORT.boxing],
])('matchBelief agrees with the matches that the simulator plays in %s', (_, sportId) => {
  let [expected, variance, happened, played] = [0, 0, 0, 0];
  for (const { match } of matchesOf(sportId)) {
    const winner = winnerOf(match!.rules.simulate(match!));
    if (winner === null) continue;
    const { home } = chancesOf('HOME_AWAY', matchBelief(match!, 0)!.full, 0)!;
    expected += home!;
    variance += home! * (1 - home!);
    happened += winner === 'home' ? 1 : 0;
    played += 1;
  }
  expect(played).toBeGreaterThan(10);
  expect(Math.abs(happened - expected)).toBeLessThan(FAR * Math.sqrt(variance));
});

it('matchBelief favours the stronger side and the one that leads', () => {
  const [plan] = matchesOf(SPORT.football);
  const match = { ...plan!.match!, home: { ...plan!.match!.home, rating: 1 }, away: { ...plan!.match!.away, rating: -1 } };
  const homeAt = (score: readonly [number, number], left: number, drift = 0): number =>
    chancesOf('HOME_DRAW_AWAY', matchBelief(match, drift, { score, left })!.full, 0)!.home!;
  expect(homeAt([0, 0], 1)).toBeGreaterThan(0.6);
  expect(homeAt([1, 0], 0.5)).toBeGreaterThan(homeAt([0, 0], 0.5));
  expect(homeAt([0, 1], 0.1)).toBeLessThan(0.1);
  expect(homeAt([0, 0], 1, 0.12)).toBeGreaterThan(homeAt([0, 0], 1));
});
