import { describe, expect, it } from 'vitest';
import { dayNumber } from './copenhagen.ts';
import type { EventPlan, CreateSport } from '../event-plan.ts';
import { createBaseball } from '../../sports/innings/baseball.ts';
import { createCricket } from '../../sports/innings/cricket.ts';
import { createPesapallo } from '../../sports/innings/pesapallo.ts';
import { createDarts } from '../../sports/best-of/darts.ts';
import { createBadminton, createBeachVolleyball, createVolleyball } from '../../sports/best-of/rally.ts';
import { createTennis } from '../../sports/best-of/tennis.ts';

const fixtures = (make: CreateSport, from: string, days: number) => {
  const world = make('7');
  return Array.from({ length: days }, (_, index) => world.day(dayNumber(from) + index))
    .flat()
    .flatMap((plan) => plan.announcement())
    .filter((message) => message.kind === 'fixture');
};
const names = (make: CreateSport, from: string, days: number): ReadonlySet<string> =>
  new Set(fixtures(make, from, days).map(({ competition }) => competition.name));

describe('the calendar of duels', () => {
  it.each([
    ['pesäpallo in winter', createPesapallo, '2026-11-01', 120],
    ['baseball in winter', createBaseball, '2026-11-01', 120],
    ['volleyball in late summer', createVolleyball, '2026-08-10', 40],
    ['beach volleyball in January', createBeachVolleyball, '2026-01-01', 31],
  ])('has no %s', (_, make, from, days) => {
    expect(fixtures(make, from, days)).toEqual([]);
  });

  it.each([
    ['Wimbledon', createTennis, '2026-06-29', 14],
    ['US Open', createTennis, '2027-08-30', 14],
    ['Denmark Open', createBadminton, '2026-10-13', 6],
    ['Indian Premier League', createCricket, '2026-04-01', 7],
    ['MLB', createBaseball, '2026-07-01', 7],
    ['Superpesis', createPesapallo, '2026-06-10', 7],
    ['VolleyLigaen', createVolleyball, '2026-11-16', 7],
    ['Premier League', createDarts, '2026-03-05', 1],
  ])('has %s at its time', (name, make, from, days) => {
    expect(names(make, from, days)).toContain(name);
    expect(names(make, '2026-12-24', 1)).not.toContain(name);
  });

  it('plays draws down to one final, whose sides won the semi-finals', () => {
    const singles = fixtures(createTennis, '2026-06-29', 14).filter(({ competition }) => competition.category === 'ATP - Single');
    const round = (name: string) => singles.filter((one) => one.round === name && one.competition.name === 'Wimbledon');
    expect(
      ['1. runde', '2. runde', '1/8-finale', 'Kvartfinale', 'Semifinale', 'Finale'].map((name) => round(name).length),
    ).toEqual([32, 16, 8, 4, 2, 1]);
    const semifinalists = round('Semifinale').flatMap(({ home, away }) => [home.name, away.name]);
    const [final] = round('Finale');
    expect(semifinalists).toEqual(expect.arrayContaining([final!.home.name, final!.away.name]));
  });

  it('draws each evening of the Premier League anew, and lets four play on the last one', () => {
    // The final may begin after midnight.
    const on = (day: string) => fixtures(createDarts, day, 2).filter(({ competition }) => competition.name === 'Premier League');
    const first = (day: string): string[] =>
      on(day)
        .filter(({ round }) => round === 'Kvartfinale')
        .map(({ home, away }) => [home.name, away.name].toSorted().join());
    const evenings = ['2026-02-05', '2026-02-12', '2026-02-19', '2026-02-26'].map((day) => first(day).toSorted().join(';'));
    expect(new Set(evenings).size).toBe(4);
    expect(on('2026-05-21')).toHaveLength(7);
    expect(on('2026-05-28').map(({ round, format }) => [round, format!.bestOf])).toEqual([
      ['Semifinale', 19],
      ['Semifinale', 19],
      ['Finale', 21],
    ]);
  });

  it('has the same eight players on all evenings of the Premier League, and those of the North among the Nordic Masters', () => {
    const playing = (name: string, from: string, days: number) =>
      fixtures(createDarts, from, days)
        .filter(({ competition }) => competition.name === name)
        .flatMap(({ home, away }) => [home, away]);
    const playersOf = (sides: ReturnType<typeof playing>) => new Set(sides.map(({ name }) => name));
    const season = playersOf(playing('Premier League', '2026-02-05', 114));
    expect(season.size).toBe(8);
    const nordic = playing('Nordic Darts Masters', '2026-06-05', 3);
    const others = nordic.filter(({ name }) => !season.has(name));
    expect(playersOf(nordic).size).toBe(8);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ country }) => !['dk', 'se', 'no', 'fi'].includes(country!))).toEqual([]);
  });

  it('lets the winner whom the draw needs win', () => {
    const world = createBadminton('7');
    const plans = Array.from({ length: 6 }, (_, index) => world.day(dayNumber('2026-10-13') + index)).flat();
    const sides = (plan: EventPlan) => plan.announcement().flatMap((one) => (one.kind === 'fixture' ? [one] : []))[0]!;
    const semis = plans.filter((plan) => sides(plan).round === 'Semifinale' && sides(plan).competition.group === 'Herresingle');
    const winners = semis.map((plan) => {
      const last = plan
        .publications()
        .flatMap(({ messages }) => messages)
        .findLast((one) => one.kind === 'status')!;
      const { home, away, winner } = last.score!;
      return sides(plan)[winner === 'home' || home > away ? 'home' : 'away'].name;
    });
    const final = plans.map(sides).find((one) => one.round === 'Finale' && one.competition.group === 'Herresingle')!;
    expect([final.home.name, final.away.name].toSorted()).toEqual(winners.toSorted());
  });
});
