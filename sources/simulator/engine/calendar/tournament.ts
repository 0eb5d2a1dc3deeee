import type { Side } from '@stillingen/domain';
import { createRandom, highestFirst } from '../../../random.ts';
import { readTable } from '../../data/table.ts';
import { type Entrant, entrantsOf } from '../fields.ts';
import type { Draft, MatchRules, RulesOf } from '../match.ts';
import { calendarDay, copenhagenMinutes, minutesOf, yearOf } from './copenhagen.ts';

interface Discipline {
  /** What stands in the country's place: 'ATP - Single'. */
  readonly category: string;
  /** Where several disciplines share a category: 'Herresingle'. */
  readonly group?: string;
  readonly field: readonly Entrant[];
  /** A power of two. */
  readonly size: number;
  readonly rules: (matches: number) => MatchRules;
}

export interface Tournament {
  readonly name: string;
  readonly country: string;
  readonly venue: string;
  /** The first day, '01-18'. */
  readonly from: string;
  readonly days: number;
  /** Days that each of the last rounds takes. */
  readonly daysOfLast: number;
  readonly disciplines: readonly Discipline[];
  /** Local time of the first match, minutes after midnight. */
  readonly firstMinutes: number;
  /** Matches that are played at the same time at most. */
  readonly courts: number;
}

const BUSY_COURT_MINUTES = 8 * 60;
const GAP_MINUTES = 15;

const LAST_ROUNDS = 3;

/** Counted from the first day: the last rounds begin on one day each, the first ones share the rest. */
function daysOfRound({ days, daysOfLast }: Tournament, rounds: number, round: number): readonly number[] {
  if (days < rounds) return [Math.min(round, days - 1)];
  const last = Math.min(LAST_ROUNDS, rounds - 1);
  const early = rounds - last;
  if (round >= early) return [days - (rounds - round) * daysOfLast];
  const shared = days - last * daysOfLast;
  const from = Math.ceil((shared * round) / early);
  return Array.from({ length: Math.ceil((shared * (round + 1)) / early) - from }, (_, index) => from + index);
}

function tiesOn(ties: readonly Tie[], days: readonly number[], day: number): readonly Tie[] {
  const index = days.indexOf(day);
  if (index < 0) return [];
  const share = (upTo: number): number => Math.round((ties.length * upTo) / days.length);
  return ties.slice(share(index), share(index + 1));
}

export function tournamentDay(seed: string, tournament: Tournament, day: number): readonly Draft[] {
  const { name, country, venue, days, disciplines } = tournament;
  // A tournament over the turn of the year belongs to the year in which it began.
  const [year, first] = [yearOf(day), yearOf(day) - 1]
    .map((candidate) => [candidate, calendarDay(candidate, tournament.from)] as const)
    .find(([, begin]) => begin <= day && day < begin + days) ?? [0, NaN];
  if (Number.isNaN(first)) return [];
  const lastYear = yearOf(first + days - 1);
  const season = lastYear === year ? String(year) : `${year}/${lastYear}`;
  const drafts: Omit<Draft, 'minutes'>[] = disciplines.flatMap(({ category, group, field, size, rules }) => {
    // Evenings of one name come many times a year, each with a draw of its own.
    const evening = days === 1 ? [tournament.from] : [];
    const rounds = drawOf([seed, name, country, category, group, year, ...evening].join('|'), field, size);
    const competition = { name, country, category, season, role: 'knockout' as const };
    return rounds.flatMap((ties, round) =>
      tiesOn(ties, daysOfRound(tournament, rounds.length, round), day - first).map((tie) => ({
        ...tie,
        rules: rules(ties.length),
        competition: group === undefined ? competition : { ...competition, group },
        round: roundName(ties.length, round),
        venue,
        day,
      })),
    );
  });
  const minutesInAll = drafts.reduce((sum, { rules }) => sum + rules.minutes + GAP_MINUTES, 0);
  const courts = Math.min(tournament.courts, Math.ceil(minutesInAll / BUSY_COURT_MINUTES));
  const begin = copenhagenMinutes(country, tournament.firstMinutes);
  const free = Array.from({ length: courts }, () => begin);
  let playing = '';
  return inOrder(drafts).map((draft) => {
    // A round begins when the one before it is over: its winners play in it.
    if (draft.round !== playing) free.fill(Math.max(...free));
    playing = draft.round;
    const court = free.indexOf(Math.min(...free));
    const minutes = free[court]!;
    free[court] = minutes + draft.rules.minutes + GAP_MINUTES;
    return { ...draft, minutes: Math.round(minutes / 5) * 5 };
  });
}

const inOrder = <T extends { readonly round: string }>(drafts: readonly T[]): readonly T[] =>
  drafts.toSorted((a, b) => ROUND_ORDER.indexOf(a.round) - ROUND_ORDER.indexOf(b.round));

const calendars = Map.groupBy(readTable('tournaments.csv', 'calendar from days# country name venue'), ({ calendar }) => calendar);
const DRAWS = 'sport calendar category group field last size# rules first courts# days_of_last# invited';
const drawRows = readTable('draws.csv', DRAWS);
const draws = Map.groupBy(drawRows, ({ sport }) => sport);

export const eveningsOf = (calendar: string): readonly Pick<Tournament, 'from' | 'days' | 'country' | 'name' | 'venue'>[] =>
  calendars.get(calendar)!.map(({ from, days, country, name, venue }) => ({ from, days, country, name, venue }));

/**
 * The tournaments of `draws.csv`, whose `rules` begin with those of the final; the last are those of
 * all rounds before. `invited`: so many of the best of the field, and all of its players of some countries.
 */
export function tournamentsOf(sport: string, rulesOf: RulesOf): readonly Tournament[] {
  const disciplineOf = ({ category, group, field, last, size, rules, invited }: (typeof drawRows)[number]): Discipline => {
    const words = invited.split(' ');
    const byRound = rules.split(' ').map((text) => rulesOf(text, category));
    return {
      category,
      ...(group === '' ? {} : { group }),
      field: field
        .split(' ')
        .flatMap((each) => entrantsOf(each, last === '' ? undefined : Number(last)))
        .filter(({ country }, place) => invited === '' || place < Number(words[0]) || words.includes(country)),
      size,
      rules: (matches) => byRound[Math.min(byRound.length - 1, Math.log2(matches))]!,
    };
  };
  return [...Map.groupBy(draws.get(sport) ?? [], ({ calendar }) => calendar)].flatMap(([calendar, rows]) => {
    const { first, courts, daysOfLast } = rows[0]!;
    const usual = { firstMinutes: minutesOf(first), courts, daysOfLast };
    const disciplines = rows.map(disciplineOf);
    return eveningsOf(calendar).map((tournament) => ({ ...tournament, ...usual, disciplines }));
  });
}

export interface Tie {
  readonly home: Entrant;
  readonly away: Entrant;
  readonly winner: Side;
}

/** Seeds by their place in a draw, so that the best meet last: 0 7 3 4 1 6 2 5 for eight. */
function seedPlaces(size: number): readonly number[] {
  let places: readonly number[] = [0];
  while (places.length < size) {
    const sum = 2 * places.length - 1;
    places = places.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return places;
}

function entered(seed: string, field: readonly Entrant[], size: number): readonly Entrant[] {
  const wish = ({ name, rating }: Entrant): number => rating + createRandom(seed, 'enters', name).next();
  const coming = new Set(highestFirst(field, wish).slice(0, size));
  return field.filter((entrant) => coming.has(entrant));
}

/** All rounds of a draw of `size`, a power of two; the best quarter is seeded. */
export function drawOf(seed: string, field: readonly Entrant[], size: number): readonly (readonly Tie[])[] {
  const coming = entered(seed, field, size);
  const seeded = Math.max(2, size / 4);
  const order = [...coming.slice(0, seeded), ...createRandom(seed, 'draw').shuffle(coming.slice(seeded))];
  let left = seedPlaces(size).map((place) => order[place]!);
  const rounds: Tie[][] = [];
  while (left.length > 1) {
    const ties: Tie[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [home, away] = [left[at]!, left[at + 1]!];
      const share = 1 / (1 + Math.exp(-2.2 * (home.rating - away.rating)));
      const winner = createRandom(seed, 'wins', rounds.length, at).chance(share) ? 'home' : 'away';
      ties.push({ home, away, winner });
    }
    rounds.push(ties);
    left = ties.map((tie) => tie[tie.winner]);
  }
  return rounds;
}

const NAMES = ['Finale', 'Semifinale', 'Kvartfinale', '1/8-finale'];

/** What the round with so many matches is called; before the last sixteen by its number, from 0. */
export const roundName = (matches: number, round: number): string => NAMES[Math.log2(matches)] ?? `${round + 1}. runde`;
export const ROUND_ORDER: readonly string[] = ['1. runde', '2. runde', '3. runde', '4. runde', ...NAMES.toReversed()];
