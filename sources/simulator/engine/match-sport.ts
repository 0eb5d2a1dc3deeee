import type { CompetitionRef } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import { yearOf } from './calendar/copenhagen.ts';
import type { CreateSport } from './event-plan.ts';
import { lookedUpIn, readCell, readTable } from '../data/table.ts';
import { type Match, matchEvent, type MatchRules, planMatch, type RulesOf } from './match.ts';
import { type Entrant, entrantsOf } from './fields.ts';
import { leaguesOf } from './calendar/league.ts';
import { type CreateCompetition, matchesOn } from './calendar/season.ts';
import { tournamentsOf } from './calendar/tournament.ts';

/**
 * Matches of two of a field outside the calendar: 'Opvisningskampe' where they have no competition
 * of their own.
 */
export interface Exhibition<Rules extends MatchRules = MatchRules> {
  readonly category?: string;
  readonly field: readonly Entrant[];
  readonly rules: Rules;
  readonly competition?: CompetitionRef;
}

const DAY_MINUTES = 24 * 60;

/** All kinds in turn, so many minutes apart on any day. */
export function exhibitionsOf<Rules extends MatchRules>(
  seed: string,
  exhibitions: readonly Exhibition<Rules>[],
  everyMinutes: number,
  day: number,
): readonly Match<Rules>[] {
  const fields = exhibitions.map(({ field, rules }, kind) =>
    createRandom(seed, 'exhibition', rules.sportId, kind, day).shuffle(field),
  );
  return Array.from({ length: Math.floor(DAY_MINUTES / everyMinutes) }, (_, index) => {
    const kind = index % exhibitions.length;
    const { category = '', rules, competition } = exhibitions[kind]!;
    const field = fields[kind]!;
    const at = 2 * Math.floor(index / exhibitions.length);
    return planMatch(seed, {
      rules,
      competition: competition ?? {
        name: 'Opvisningskampe',
        country: 'xw',
        ...(category === '' ? {} : { category }),
        season: String(yearOf(day)),
        role: 'knockout',
      },
      // The second cycle through the field pairs other opponents.
      home: field[at % field.length]!,
      away: field[(at + 1 + Math.floor(at / field.length) * 2) % field.length]!,
      round: '',
      day,
      minutes: index * everyMinutes,
    });
  });
}

interface MatchSport {
  readonly sportId: number;
  readonly competitions: readonly CreateCompetition[];
  readonly exhibitions: (seed: string, day: number) => readonly Exhibition[];
  readonly everyMinutes: number;
}

export const matchSport =
  ({ sportId, competitions, exhibitions, everyMinutes }: MatchSport): CreateSport =>
  (seed) => {
    const own = competitions.map((create) => create(seed));
    return {
      sportId,
      competitions: own,
      day: (day) => matchesOn(own, day).map(matchEvent),
      showcase: (day) => exhibitionsOf(seed, exhibitions(seed, day), everyMinutes, day).map(matchEvent),
    };
  };

const exhibitionRows = Map.groupBy(readTable('exhibitions.csv', 'sport category field rules'), ({ sport }) => sport);

/** A sport of which all leagues, draws and exhibitions are in the tables, under its name. */
export function sportOfTables(name: string, sportId: number, everyMinutes: number, rulesOf: RulesOf): CreateSport {
  const exhibitions = lookedUpIn(exhibitionRows)(name).map((row) => ({
    category: row.category,
    field: readCell(row, 'field', (fields) => entrantsOf(fields)),
    rules: readCell(row, 'rules', (rules) => rulesOf(rules, row.category)),
  }));
  const competitions = [...leaguesOf(name, rulesOf), ...tournamentsOf(name, rulesOf)];
  return matchSport({ sportId, competitions, exhibitions: () => exhibitions, everyMinutes });
}
