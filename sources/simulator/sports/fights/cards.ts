import { createRandom } from '../../../random.ts';
import { calendarDay, yearOf } from '../../engine/calendar/copenhagen.ts';
import { type CreateCompetition, perYear } from '../../engine/calendar/season.ts';
import { type Evening, eveningsOf } from '../../engine/calendar/tournament.ts';
import { entrantsByTeam, type Entrant } from '../../engine/fields.ts';
import { type Match, type MatchRules, planMatch } from '../../engine/match.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { boxingRules, mmaRules } from './bout.ts';

interface Weight {
  readonly name: string;
  readonly fighters: readonly Entrant[];
}

const weightsOf = (field: string): readonly Weight[] =>
  [...entrantsByTeam(field)].map(([name, fighters]) => ({ name, fighters }));

interface Promotion {
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

const cardsOf =
  (promotion: Promotion): CreateCompetition =>
  (seed) => ({
    rounds: perYear((year) =>
      eveningsOf(promotion.calendar).map((night) => {
        const day = calendarDay(year, night.from);
        // The main fight may begin after midnight.
        return { firstDay: day, lastDay: day + 1, matches: () => cardOn(seed, promotion, night, day) };
      }),
    ),
  });

function cardOn(seed: string, promotion: Promotion, night: Evening, day: number): readonly Match[] {
  const { name, country, weights, fights, main, others, mainMinutes, everyMinutes } = promotion;
  const random = createRandom(seed, 'card', name, day);
  const fields = new Map(weights.map((weight) => [weight, random.shuffle(weight.fighters)]));
  const order = random.shuffle(weights);
  return Array.from({ length: fights }, (_, index) => {
    const weight = order[index % order.length]!;
    const place = 2 * Math.floor(index / order.length);
    const field = fields.get(weight)!;
    const fromEnd = fights - 1 - index;
    const role = fromEnd === 0 ? 'Hovedkamp' : fromEnd === 1 ? 'Næstsidste kamp på programmet' : `${index + 1}. kamp`;
    return planMatch(seed, {
      rules: fromEnd === 0 ? main : others,
      competition: { name, country, season: String(yearOf(day)), role: 'main' },
      home: field[place % field.length]!,
      away: field[(place + 1) % field.length]!,
      round: `${night.name} · ${role} · ${weight.name}`,
      venue: night.venue,
      day,
      minutes: mainMinutes - fromEnd * everyMinutes,
    });
  });
}

const boxing = { weights: weightsOf('boxing'), main: boxingRules(12), others: boxingRules(10), everyMinutes: 50 } as const;
const BOXING: readonly Promotion[] = [
  { ...boxing, name: 'Titelkampe', country: 'xw', fights: 6, mainMinutes: 23 * 60, calendar: 'boxing-titles' },
  { ...boxing, name: 'Nordic Fight Night', country: 'dk', fights: 5, mainMinutes: 22 * 60, calendar: 'boxing-nordic' },
];

export const createBoxing = matchSport({
  sportId: 16,
  competitions: BOXING.map(cardsOf),
  exhibitions: [...entrantsByTeam('boxing').values()].map((field) => ({ field, rules: boxingRules(10) })),
  everyMinutes: 30,
});

const ufc = {
  name: 'UFC',
  country: 'xw',
  weights: weightsOf('mma'),
  main: mmaRules(5),
  others: mmaRules(3),
  everyMinutes: 30,
} as const;
const MMA: readonly Promotion[] = [
  // From Las Vegas deep into the night.
  { ...ufc, fights: 12, mainMinutes: 29.5 * 60, calendar: 'ufc-numbered' },
  { ...ufc, fights: 11, mainMinutes: 23 * 60, calendar: 'ufc-night' },
];

export const createMma = matchSport({
  sportId: 28,
  competitions: MMA.map(cardsOf),
  exhibitions: [...entrantsByTeam('mma').values()].map((field) => ({ field, rules: mmaRules(3) })),
  everyMinutes: 20,
});
