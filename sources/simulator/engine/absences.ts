import type { AbsencesMessage } from '@stillingen/domain/messages';
import { createRandom, weighted } from '../../random.ts';
import { oneOf, readTable } from '../data/table.ts';
import { dayText } from './calendar/copenhagen.ts';
import { type SquadPlayer, squadOf } from './squad.ts';

/** Why players are out for a time, and how long. */
const REASONS = readTable('absences.csv', 'reason text share# least_days# most_days#', {
  reason: oneOf('injury', 'suspension', 'illness', 'other'),
});
/** A player falls out at most once in so many days, in this share of them. */
const BLOCK_DAYS = 28;
const FALLS_OUT = 0.08;
const LONGEST_BLOCKS = Math.ceil(Math.max(...REASONS.map(({ mostDays }) => mostDays)) / BLOCK_DAYS);
/** Days before the return at which it is not certain that a player misses a match. */
const DOUBTFUL_DAYS = 2;

/** A time out of a player; `until` is the day of the return. */
export interface Spell extends Pick<(typeof REASONS)[number], 'reason' | 'text'> {
  readonly from: number;
  readonly until: number;
}

function spellFrom(key: string, block: number): Spell | null {
  const random = createRandom('spell', key, block);
  if (!random.chance(FALLS_OUT)) return null;
  const from = block * BLOCK_DAYS + random.int(0, BLOCK_DAYS - 1);
  const { reason, text, leastDays, mostDays } = weighted(
    random,
    REASONS.map((each) => [each, each.share] as const),
  );
  return { reason, text, from, until: from + random.int(leastDays, mostDays) };
}

/** Why a player is out on a day; null for a fit one. */
export function spellOn({ key }: Pick<SquadPlayer, 'key'>, day: number): Spell | null {
  const block = Math.floor(day / BLOCK_DAYS);
  for (let earlier = 0; earlier <= LONGEST_BLOCKS; earlier += 1) {
    const spell = spellFrom(key, block - earlier);
    if (spell !== null && spell.from <= day && day < spell.until) return spell;
  }
  return null;
}

/** The times out of a player that begin in these days, the latest first. */
export function spellsOf({ key }: Pick<SquadPlayer, 'key'>, fromDay: number, toDay: number): readonly Spell[] {
  const last = Math.floor(toDay / BLOCK_DAYS);
  const blocks = Array.from({ length: last - Math.floor(fromDay / BLOCK_DAYS) + 1 }, (_, index) => last - index);
  const spells = blocks.flatMap((block) => spellFrom(key, block) ?? []);
  return spells.filter(({ from }) => fromDay <= from && from <= toDay);
}

/** The players of a team that are out on a day, as a message lists them. */
export const absentOn = (team: string, country: string, sportId: number, day: number): AbsencesMessage['players'] =>
  squadOf(team, country, sportId).flatMap((player) => {
    const spell = spellOn(player, day);
    if (spell === null) return [];
    const { reason, text, until } = spell;
    const mayPlay = reason !== 'suspension' && until - day <= DOUBTFUL_DAYS;
    const status = mayPlay ? ('doubtful' as const) : ('out' as const);
    return [{ player: player.name, key: player.key, country: player.country, reason, text, status, until: dayText(until) }];
  });
