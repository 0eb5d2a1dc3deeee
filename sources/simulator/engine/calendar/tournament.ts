import type { Side } from '@stillingen/domain';
import { createRandom, highestFirst } from '../../../random.ts';
import { listOf, lookedUpIn, readCell, readTable } from '../../data/table.ts';
import { type Entrant, entrantsOf } from '../fields.ts';
import { type Draft, type Match, planMatch, type RulesOf } from '../match.ts';
import { calendarDay, copenhagenMinutes, minutesOf, yearOf } from './copenhagen.ts';
import { type CreateCompetition, perYear } from './season.ts';

const evenings = Map.groupBy(readTable('tournaments.csv', 'calendar from days# country name venue'), ({ calendar }) => calendar);

/** The tournaments of a calendar; `from` is the first day, '01-18'. */
export const eveningsOf = lookedUpIn(evenings);
export type Evening = ReturnType<typeof eveningsOf>[number];

/**
 * The draws that the tournaments of a calendar share: `category` stands in the country's place,
 * 'ATP - Single'; `group` where several share one, 'Herresingle'. `size` is a power of two. `rules`
 * begin with those of the final; the last are those of all rounds before. `first` is the local time
 * of the first match of a day, `courts` are the most matches at a time, `days_of_last` the days
 * that each of the last rounds takes. `invited`: so many of the best of the field, and all of its
 * players of some countries.
 */
const DRAWS = 'sport calendar category group field last#? size# rules first courts# days_of_last# invited';
const drawRows = readTable('draws.csv', DRAWS);
const rowsBySport = Map.groupBy(drawRows, ({ sport }) => sport);

function readDraw(row: (typeof drawRows)[number], rulesOf: RulesOf) {
  const { last, invited } = row;
  const [best = '', ...countries] = invited.split(' ');
  return {
    ...row,
    field: readCell(row, 'field', (fields) => entrantsOf(fields, last)).filter(
      ({ country }, place) => invited === '' || place < Number(best) || countries.includes(country),
    ),
    rules: readCell(
      row,
      'rules',
      listOf((text) => rulesOf(text, row.category)),
    ),
  };
}
type Draw = ReturnType<typeof readDraw>;

export const tournamentsOf = (sport: string, rulesOf: RulesOf): readonly CreateCompetition[] =>
  [...Map.groupBy(rowsBySport.get(sport) ?? [], ({ calendar }) => calendar)].flatMap(([, rows]) => {
    const draws = rows.map((row) => readDraw(row, rulesOf));
    return readCell(rows[0]!, 'calendar', eveningsOf).map(
      (evening): CreateCompetition =>
        (seed) =>
          perYear((year) => {
            const first = calendarDay(year, evening.from);
            return Array.from({ length: evening.days }, (_, index) => ({
              firstDay: first + index,
              // An evening on another continent may be the next day in Copenhagen.
              lastDay: first + index + 1,
              matches: () => matchesOf(seed, evening, draws, year, index),
            }));
          }),
    );
  });

/** The matches that begin on a day of a tournament, counted from 0. */
function matchesOf(seed: string, evening: Evening, draws: readonly Draw[], year: number, index: number): readonly Match[] {
  const { from, name, country, venue, days } = evening;
  const first = calendarDay(year, from);
  const lastYear = yearOf(first + days - 1);
  const season = lastYear === year ? String(year) : `${year}/${lastYear}`;
  const drafts = draws.flatMap(({ category, group, field, size, rules, daysOfLast }) => {
    // Evenings of one name come many times a year, each with a draw of its own.
    const own = days === 1 ? [from] : [];
    const rounds = drawOf([seed, name, country, category, group, year, ...own].join('|'), field, size);
    const competition = { name, country, category, season, role: 'knockout' as const };
    return rounds.flatMap((ties, round) =>
      tiesOn(ties, daysOfRound(days, daysOfLast, rounds.length, round), index).map((tie) => ({
        ...tie,
        rules: rules[Math.min(rules.length - 1, Math.log2(ties.length))]!,
        competition: group === '' ? competition : { ...competition, group },
        round: roundName(ties.length, round),
        venue,
        day: first + index,
      })),
    );
  });
  const inOrder = drafts.toSorted((a, b) => ROUND_ORDER.indexOf(a.round) - ROUND_ORDER.indexOf(b.round));
  const { courts, first: firstAt } = draws[0]!;
  return onCourts(inOrder, courts, copenhagenMinutes(country, minutesOf(firstAt))).map((draft) => planMatch(seed, draft));
}

const BUSY_COURT_MINUTES = 8 * 60;
const GAP_MINUTES = 15;

/** Gives the matches of a day, in order, a court and a time. */
function onCourts(drafts: readonly Omit<Draft, 'minutes'>[], courts: number, firstMinutes: number): readonly Draft[] {
  const minutesInAll = drafts.reduce((sum, { rules }) => sum + rules.minutes + GAP_MINUTES, 0);
  const needed = Math.min(courts, Math.ceil(minutesInAll / BUSY_COURT_MINUTES));
  const free = Array.from({ length: needed }, () => firstMinutes);
  let playing = '';
  return drafts.map((draft) => {
    // A round begins when the one before it is over: its winners play in it.
    if (draft.round !== playing) free.fill(Math.max(...free));
    playing = draft.round;
    const minutes = Math.min(...free);
    free[free.indexOf(minutes)] = minutes + draft.rules.minutes + GAP_MINUTES;
    return { ...draft, minutes: Math.round(minutes / 5) * 5 };
  });
}

const LAST_ROUNDS = 3;

/** Counted from the first day: the last rounds begin on one day each, the first ones share the rest. */
function daysOfRound(days: number, daysOfLast: number, rounds: number, round: number): readonly number[] {
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

type Tie = Pick<Match, 'home' | 'away'> & { readonly winner: Side };

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
  const entryScore = ({ name, rating }: Entrant): number => rating + createRandom(seed, 'enters', name).next();
  const coming = new Set(highestFirst(field, entryScore).slice(0, size));
  return field.filter((entrant) => coming.has(entrant));
}

/** All rounds of a draw of `size`, a power of two; the best quarter is seeded. */
function drawOf(seed: string, field: readonly Entrant[], size: number): readonly (readonly Tie[])[] {
  const coming = entered(seed, field, size);
  const seeded = Math.max(2, size / 4);
  const order = [...coming.slice(0, seeded), ...createRandom(seed, 'draw').shuffle(coming.slice(seeded))];
  let left = seedPlaces(size).map((place) => order[place]!);
  const rounds: (readonly Tie[])[] = [];
  while (left.length > 1) {
    const ties = left.flatMap((home, at): Tie[] => {
      const away = left[at + 1];
      if (at % 2 === 1 || away === undefined) return [];
      const share = 1 / (1 + Math.exp(-2.2 * (home.rating - away.rating)));
      const winner = createRandom(seed, 'wins', rounds.length, at).chance(share) ? 'home' : 'away';
      return [{ home, away, winner }];
    });
    rounds.push(ties);
    left = ties.map((tie) => tie[tie.winner]);
  }
  return rounds;
}

const NAMES = ['Finale', 'Semifinale', 'Kvartfinale', '1/8-finale'];

/** What the round with so many matches is called; before the last sixteen by its number, from 0. */
export const roundName = (matches: number, round: number): string => NAMES[Math.log2(matches)] ?? `${round + 1}. runde`;
const ROUND_ORDER: readonly string[] = ['1. runde', '2. runde', '3. runde', '4. runde', ...NAMES.toReversed()];
