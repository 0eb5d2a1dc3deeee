import { createRandom } from '../../../random.ts';
import { yearOf } from '../../engine/calendar/copenhagen.ts';
import { calendarDay } from '../../engine/calendar/dates.ts';
import type { Draft, MatchRules } from '../../engine/match.ts';
import { type Entrant, entrantsByTeam } from '../../engine/fields.ts';
import { tournamentsOf } from '../../engine/calendar/tournament.ts';

interface Weight {
  readonly name: string;
  readonly fighters: readonly Entrant[];
}

export const weightsOf = (field: string): readonly Weight[] =>
  [...entrantsByTeam(field)].map(([name, fighters]) => ({ name, fighters }));

export interface Promotion {
  readonly name: string;
  readonly country: string;
  readonly calendar: string;
  readonly weights: readonly Weight[];
  readonly fights: number;
  readonly main: MatchRules;
  readonly others: MatchRules;
  /** Copenhagen minutes of the main fight. */
  readonly mainMinutes: number;
  /** From one fight to the next: none begins before the one before it is over. */
  readonly everyMinutes: number;
}

export function cardOn(seed: string, promotion: Promotion, day: number): readonly Draft[] {
  const { name, country, calendar, weights, fights, main, others, mainMinutes, everyMinutes } = promotion;
  const year = yearOf(day);
  const night = tournamentsOf(calendar).find(({ from }) => calendarDay(year, from) === day);
  if (night === undefined) return [];
  const random = createRandom(seed, 'card', name, day);
  const fields = new Map(weights.map((weight) => [weight, random.shuffle(weight.fighters)]));
  const order = random.shuffle(weights);
  return Array.from({ length: fights }, (_, index): Draft => {
    const weight = order[index % order.length]!;
    const place = 2 * Math.floor(index / order.length);
    const field = fields.get(weight)!;
    const fromEnd = fights - 1 - index;
    const role = fromEnd === 0 ? 'Hovedkamp' : fromEnd === 1 ? 'Næstsidste kamp på programmet' : `${index + 1}. kamp`;
    return {
      rules: fromEnd === 0 ? main : others,
      competition: { name, country, season: String(year), role: 'main' },
      home: field[place % field.length]!,
      away: field[(place + 1) % field.length]!,
      round: `${night.name} · ${role} · ${weight.name}`,
      venue: night.venue,
      day,
      minutes: mainMinutes - fromEnd * everyMinutes,
      winner: null,
    };
  });
}
