import { describe, expect, it } from 'vitest';
import { rankTeams } from '../../../engine/calendar/competition.ts';
import { playFootball } from '../match/play.ts';
import { levelOf, strengthOf, teamOf } from './club-strength.ts';
import { registeredFootball } from './registered.ts';
import { createLeague } from './seasons.ts';

const { leagues } = registeredFootball();
const THREE_FOR_A_WIN = { win: 3, draw: 1 };
const SEASONS = [2026, 2027, 2028, 2029, 2030];
const ratingOf = (country: string, club: string): number => strengthOf(country, club)!.rating;

describe('the strength of clubs', () => {
  it('is known for every club of the leagues that are played', () => {
    expect(leagues.flatMap(({ country, clubs }) => clubs.filter((club) => strengthOf(country, club) === null))).toEqual([]);
  });

  it('orders clubs as their results do', () => {
    const rated = (club: string): number => ratingOf('dk', club);
    expect(rated('FC Midtjylland')).toBeGreaterThan(rated('Brøndby IF'));
    expect(rated('FC København')).toBeGreaterThan(rated('Randers FC'));
    expect(ratingOf('de', 'Bayern München')).toBeGreaterThan(ratingOf('de', 'Augsburg') + 1);
    expect(ratingOf('gb-eng', 'Arsenal')).toBeGreaterThan(rated('FC København'));
  });

  it('of a youth team is that of its club, and of an unknown club that of its tier', () => {
    expect(strengthOf('dk', 'FC København U19')).toEqual(strengthOf('dk', 'FC København'));
    const unknown = Array.from(
      { length: 400 },
      (_, n) => teamOf('1', { name: `Unknown ${n}`, country: 'dk', tier: 5 }, '2026/2027').rating,
    );
    const mean = unknown.reduce((sum, rating) => sum + rating, 0) / unknown.length;
    expect(mean).toBeCloseTo(levelOf('dk') - 0.9 * 4, 0);
  });

  it.each(
    leagues
      .filter(({ country, clubs }) => clubs.every((club) => strengthOf(country, club)?.basis === 'results'))
      .map((league) => [`${league.country} ${league.name}`, league] as const),
  )('brings eight of ten places on the podium of %s to its real top six over five seasons', (_, league) => {
    const best = new Set(league.clubs.toSorted((a, b) => ratingOf(league.country, b) - ratingOf(league.country, a)).slice(0, 6));
    const roundsIn = createLeague('1', league);
    const podiums = SEASONS.flatMap((year) =>
      rankTeams(
        league.clubs,
        roundsIn(year).flatMap((round) => round.matches()),
        playFootball,
        THREE_FOR_A_WIN,
      ).slice(0, 3),
    );
    expect(podiums.filter((club) => best.has(club)).length).toBeGreaterThanOrEqual(0.8 * podiums.length);
  });
});
