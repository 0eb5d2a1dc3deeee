import { expect, it } from 'vitest';
import { dayText } from './copenhagen.ts';
import { leaguesOf } from './league.ts';

const rules = { sportId: 15, format: {}, minutes: 60, mostMinutes: 120, simulate: () => [] };
const YEARS = Array.from({ length: 40 }, (_, index) => 2020 + index);

it.each(['darts', 'snooker', 'esports', 'tennis', 'cricket', 'volleyball'])(
  '%s leagues end a season before the first day of the next',
  (sport) => {
    const leagues = leaguesOf(sport, () => rules).map((create) => create('1'));
    expect(leagues.length).toBeGreaterThan(0);
    for (const seasonOf of leagues)
      for (const year of YEARS) {
        const [last, next] = [seasonOf(year).at(-1)!, seasonOf(year + 1)[0]!];
        expect(last.firstDay, dayText(last.firstDay)).toBeLessThan(next.firstDay);
      }
  },
);

it('plans the matches of a round on its own days', () => {
  for (const create of leaguesOf('darts', () => rules))
    for (const { firstDay, lastDay, matches } of create('1')(2030))
      for (const { day } of matches()) expect([firstDay, lastDay]).toContain(day);
});
