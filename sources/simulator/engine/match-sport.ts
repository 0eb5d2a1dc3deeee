import { createRandom } from '../../random.ts';
import { dayText } from './calendar/copenhagen.ts';
import type { CreateSport } from './event-plan.ts';
import { type Draft, matchEvent, type MatchRules, planMatch } from './match.ts';
import type { Entrant } from './entrants.ts';
import { type League, leagueDay } from './calendar/league.ts';
import { type Tournament, tournamentDay } from './calendar/tournament.ts';

/** Those who meet in matches outside of any calendar, so that there is always one. */
export interface Exhibition {
  readonly category?: string;
  readonly field: readonly Entrant[];
  readonly rules: MatchRules;
}

/** What a sport of duels is made of. */
export interface MatchSport {
  readonly sportId: number;
  readonly leagues?: readonly League[];
  readonly tournaments?: readonly Tournament[];
  /** Matches that no league or draw tells of. */
  readonly others?: (seed: string, day: number) => readonly Draft[];
  readonly exhibitions: readonly Exhibition[];
  /** Minutes from one exhibition match to the next. */
  readonly everyMinutes: number;
}

const DAY_MINUTES = 24 * 60;

/** Exhibition matches around the clock of a day. */
function exhibitionsOf(seed: string, { exhibitions, everyMinutes }: MatchSport, day: number): readonly Draft[] {
  const fields = exhibitions.map(({ field, rules }, kind) =>
    createRandom(seed, 'exhibition', rules.sportId, kind, day).shuffle(field),
  );
  return Array.from({ length: Math.floor(DAY_MINUTES / everyMinutes) }, (_, index): Draft => {
    const kind = index % exhibitions.length;
    const { category, rules } = exhibitions[kind]!;
    const field = fields[kind]!;
    const at = 2 * Math.floor(index / exhibitions.length);
    const date = dayText(day);
    return {
      rules: rules,
      competition: {
        name: 'Opvisningskampe',
        country: 'xw',
        ...(category === undefined ? {} : { category }),
        season: date.slice(0, 4),
        role: 'knockout',
      },
      // The second time around the field everybody meets somebody else.
      home: field[at % field.length]!,
      away: field[(at + 1 + Math.floor(at / field.length) * 2) % field.length]!,
      round: '',
      venue: '',
      day,
      minutes: index * everyMinutes,
      winner: null,
    };
  });
}

/** A sport of duels by its calendars. */
export const matchSport =
  (sport: MatchSport): CreateSport =>
  (seed) => {
    const { leagues = [], tournaments = [], others } = sport;
    const begun = (day: number): readonly Draft[] => [
      ...leagues.flatMap((league) => leagueDay(seed, league, day)),
      ...tournaments.flatMap((tournament) => tournamentDay(seed, tournament, day)),
      ...(others?.(seed, day) ?? []),
    ];
    return {
      sportId: sport.sportId,
      // An evening on another continent may be the next day in Copenhagen.
      day: (day) =>
        [day - 1, day]
          .flatMap((each) => begun(each).map((draft) => matchEvent(planMatch(seed, draft))))
          .filter((event) => event.day === day),
      showcase: (day) => exhibitionsOf(seed, sport, day).map((draft) => matchEvent(planMatch(seed, draft))),
    };
  };
