import { describe, expect, it } from 'vitest';
import { testFootball, testLeague } from '../../../testing/test-football.ts';
import { rankTeams } from '../../engine/calendar/competition.ts';
import { copenhagenDay, copenhagenSeconds, dayNumber, dayText } from '../../engine/calendar/copenhagen.ts';
import { registeredFootball } from './competitions/registered.ts';
import { createCup, createEurope, createLeague } from './competitions/seasons.ts';
import { footballPublications } from './match/event.ts';
import { playFootball } from './match/play.ts';
import type { FootballMatch } from './match/rules.ts';
import { createFootball, type FootballSimulator } from './sport.ts';

const THREE_FOR_A_WIN = { win: 3, draw: 1 };
const FOLLOWED_FROM = dayNumber('2026-11-06');
const football = (seed = '1', size = 250): FootballSimulator => createFootball({ seed, size, followedFrom: FOLLOWED_FROM });
const world = football();
const on = (day: string, { matches } = world): readonly FootballMatch[] => matches(dayNumber(day));
const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayText(dayNumber(day) + index));

describe('the football of the demo world', () => {
  it('is the same for the same seed, whenever it is made and whatever was asked before, and another for another seed', () => {
    const later = createFootball({ seed: '1', size: 250, followedFrom: FOLLOWED_FROM + 40 });
    on('2027-05-08', later);
    expect(on('2026-11-21', later)).toEqual(on('2026-11-21'));
    expect(footballPublications(on('2026-11-21', later)[7]!)).toEqual(footballPublications(on('2026-11-21')[7]!));
    expect(on('2026-11-21', football('2')).map(({ key }) => key)).not.toContain(on('2026-11-21')[0]!.key);
  });

  it('has about as many matches on a Saturday as asked for, and fewer in the middle of the week', () => {
    for (const saturday of ['2026-09-19', '2026-10-17', '2026-11-21', '2026-11-28', '2027-02-20', '2027-03-06']) {
      expect(on(saturday).length, saturday).toBeGreaterThan(200);
      expect(on(saturday).length, saturday).toBeLessThan(320);
    }
    const midweek = daysFrom('2026-11-24', 3).map((day) => on(day).length);
    expect(Math.max(...midweek)).toBeGreaterThan(60);
    expect(Math.max(...midweek)).toBeLessThan(160);
  });

  it.each([
    [20, 10, 35],
    [1500, 1300, 1800],
    [3000, 2600, 3500],
  ])('grows and shrinks with its size: %i', (size, least, most) => {
    const count = on('2026-11-21', football('1', size)).length;
    expect(count).toBeGreaterThan(least);
    expect(count).toBeLessThan(most);
  });

  it('lists a day by kick-off, within the day of Copenhagen, each match once and no club twice', () => {
    for (const day of daysFrom('2026-10-20', 14)) {
      const plans = on(day);
      expect(plans.every(({ startS }) => dayText(copenhagenDay(startS)) === day)).toBe(true);
      expect(plans.every(({ startS }, index) => index === 0 || startS >= plans[index - 1]!.startS)).toBe(true);
      const clubs = plans.flatMap(({ competition, home, away }) =>
        [home, away].map(({ name, country }) => `${competition.name} ${country} ${name}`),
      );
      expect(new Set(clubs).size).toBe(clubs.length);
    }
  });

  it('gives every match a key of its own', () => {
    const keys = daysFrom('2026-11-07', 28).flatMap((day) => on(day).map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('kicks off when the country does: the Premier League on Saturday at 13.30, 16 and 18.30 Danish time', () => {
    const hours = (name: string, country: string) =>
      world
        .matches(dayNumber('2026-11-21'))
        .concat(on('2026-11-28'))
        .filter(({ competition }) => competition.name === name && competition.country === country)
        .map(({ startS, day }) => (startS - copenhagenSeconds(day, 0)) / 3600);
    expect(new Set(hours('Premier League', 'gb-eng'))).toEqual(new Set([13.5, 16, 18.5]));
  });

  it('publishes of earlier rounds all that lies before the horizon, and nothing else', () => {
    const earlier = [...world.earlierRounds()].flat();
    expect(earlier.length).toBeGreaterThan(5000);
    expect(earlier.every(({ day }) => day < FOLLOWED_FROM)).toBe(true);
    const superliga = earlier.filter(
      ({ competition }) =>
        competition.country === 'dk' && competition.name === 'Superligaen' && competition.season === '2026/2027',
    );
    const rounds = new Set(superliga.map(({ round }) => round));
    expect(superliga.length).toBeGreaterThan((rounds.size - 1) * 6);
    expect(rounds.has('Runde 1')).toBe(true);
  });
});

describe('the registered football', () => {
  it('sends 36 clubs of the registry to each European competition', () => {
    expect(registeredFootball().europe.map(({ clubs }) => clubs.length)).toEqual([36, 36, 36]);
  });

  it('has a cup for every country that it names, and youth leagues of whole leagues', () => {
    const { cups, youth, leagues } = registeredFootball();
    expect(cups.every(({ clubs }) => clubs.length >= 8)).toBe(true);
    expect(youth.every(({ clubs }) => clubs.length >= 10)).toBe(true);
    expect(leagues.length).toBeGreaterThan(50);
  });
});

describe('a European competition and a cup', () => {
  it('pair few clubs of one country in the league phase', () => {
    for (const europe of registeredFootball().europe) {
      const phase = createEurope('test', europe)(2026).slice(0, 8);
      const pairs = phase.flatMap((round) => round.matches());
      expect(pairs).toHaveLength(144);
      expect(pairs.filter(({ home, away }) => home.country === away.country).length).toBeLessThan(6);
    }
  });

  it('play cup ties at the ground of the club of the lower tier', () => {
    for (const cup of registeredFootball().cups) {
      const tiers = new Map(cup.clubs.map(({ name, tier }) => [name, tier]));
      const [first] = createCup('test', cup)(2026);
      for (const { home, away } of first!.matches())
        expect(tiers.get(home.name), `${home.name}-${away.name}`).toBeGreaterThanOrEqual(tiers.get(away.name)!);
    }
  });
});

describe('a league season', () => {
  const rounds = createLeague('test', testLeague)(2026);
  const matches = rounds.map((round) => round.matches());

  it('lets every club play once per round, and each pair twice before the split', () => {
    for (const round of matches) {
      const clubs = round.flatMap(({ home, away }) => [home.name, away.name]);
      expect(new Set(clubs).size).toBe(12);
    }
    const pairs = new Set(
      matches
        .slice(0, 22)
        .flat()
        .map(({ home, away }) => `${home.name}|${away.name}`),
    );
    expect(pairs.size).toBe(132);
  });

  it('splits by the table after 22 rounds', () => {
    const ranking = rankTeams(testLeague.clubs, matches.slice(0, 22).flat(), playFootball, THREE_FOR_A_WIN);
    const inRole = (role: FootballMatch['competition']['role']) =>
      new Set(
        matches
          .flat()
          .filter((plan) => plan.competition.role === role)
          .map(({ home }) => home.name),
      );
    expect(inRole('championship')).toEqual(new Set(ranking.slice(0, 6)));
    expect(inRole('relegation')).toEqual(new Set(ranking.slice(6)));
  });

  it('keeps each match within the days that its round names', () => {
    for (const [index, { firstDay, lastDay }] of rounds.entries()) {
      for (const { day } of matches[index]!) expect(day >= firstDay && day <= lastDay).toBe(true);
    }
  });
});

describe('a cup', () => {
  const cupOf = (made: FootballSimulator) =>
    daysFrom('2026-07-01', 365)
      .flatMap((day) => on(day, made))
      .filter(({ knockout }) => knockout);
  const ties = cupOf(createFootball({ seed: '3', size: 20, followedFrom: FOLLOWED_FROM, football: testFootball }));

  it('halves its field each round, until one final is left', () => {
    const sizes = ['1/8-finale', 'Kvartfinale', 'Semifinale', 'Finale'].map(
      (name) => ties.filter(({ round }) => round === name).length,
    );
    expect(sizes).toEqual([8, 4, 2, 1]);
  });

  it('never has two rounds within the days for which fixtures are known', () => {
    const days = [...new Set(ties.map(({ round }) => round))].map((name) =>
      ties.filter(({ round }) => round === name).map(({ day }) => day),
    );
    for (let i = 1; i < days.length; i += 1) expect(Math.min(...days[i]!) - Math.max(...days[i - 1]!)).toBeGreaterThan(14);
  });
});
