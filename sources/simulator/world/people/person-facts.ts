import type { ProfileMessage } from '@stillingen/domain/messages';
import { createRandom, type Random, weighted } from '../../../random.ts';
import { isYes, listOf, readTable, sportNamed } from '../../data/table.ts';
import { dayNumber, dayText } from '../../engine/calendar/copenhagen.ts';
import type { SquadPlayer } from '../../engine/squad.ts';

/** Ages count from this day: a birthday never changes. */
const REFERENCE = dayNumber('2026-07-01');
const DAYS_OF_YEAR = 365.25;
const ADULTS = { mean: 25.5, spread: 4.2, youngest: 17, oldest: 38 } as const;
const YOUTH = / U(\d\d)$/;
const YOUNGEST = 16;
const WOMENS = / \(k\)$/;
/** Women are so much smaller and lighter, as a share. */
const WOMEN = { height: 0.93, weight: 0.8 } as const;
const HEIGHT_SPREAD = 5.5;

/** What the players of a role play as, in turn, and their usual size in cm and kg. */
const rows = readTable('positions.csv', 'sport role positions height# weight# foot', {
  sport: sportNamed,
  positions: listOf((position) => position, '|'),
  foot: isYes,
});
const bySportAndRole = new Map(rows.map((row) => [`${row.sport} ${row.role}`, row]));

export const isWomens = (team: string): boolean => WOMENS.test(team.replace(YOUTH, ''));

/** The birthday at about a mean age, never younger than the youngest. */
export function birthday(random: Random, ages: { mean: number; spread: number; youngest: number; oldest: number }): number {
  const age = Math.min(ages.oldest, Math.max(ages.youngest, ages.mean + ages.spread * random.normal()));
  return REFERENCE - Math.round(age * DAYS_OF_YEAR) - random.int(0, 180);
}

/** The day on which a player of a team was born; of a youth team one within its age. */
export function bornOn({ key }: Pick<SquadPlayer, 'key'>, team: string): number {
  const random = createRandom('born', key);
  const under = Number(YOUTH.exec(team)?.[1] ?? 0);
  if (under === 0) return birthday(random, ADULTS);
  return birthday(random, { mean: under - 1.5, spread: 0.5, youngest: Math.max(YOUNGEST, under - 2.5), oldest: under - 0.6 });
}

export const ageOn = (born: number, day: number): number => Math.floor((day - born) / DAYS_OF_YEAR);

export function sizeOf(random: Random, height: number, weight: number): Required<Pick<ProfileMessage, 'height' | 'weight'>> {
  const grown = random.normal();
  return {
    height: Math.round(height + HEIGHT_SPREAD * grown),
    weight: Math.round(weight * (1 + 0.05 * grown + 0.04 * random.normal())),
  };
}

const CONTRACT_YEARS = 4;
const FEET = [
  ['right', 0.72],
  ['left', 0.23],
  ['both', 0.05],
] as const;

/** The facts of a player of a team besides name and number; `place` is that in the squad. */
export function playerFacts(
  player: SquadPlayer,
  place: number,
  team: string,
  sport: number,
  year: number,
): Partial<ProfileMessage> {
  const random = createRandom('profile', player.key);
  const row = bySportAndRole.get(`${sport} ${player.role}`);
  const born = dayText(bornOn(player, team));
  const contractUntil = year + random.int(0, CONTRACT_YEARS);
  if (row === undefined) return { born, contractUntil };
  const share = isWomens(team) ? WOMEN : { height: 1, weight: 1 };
  return {
    born,
    contractUntil,
    position: row.positions[place % row.positions.length]!,
    ...sizeOf(random, row.height * share.height, row.weight * share.weight),
    ...(row.foot ? { foot: weighted(random, FEET) } : {}),
  };
}
