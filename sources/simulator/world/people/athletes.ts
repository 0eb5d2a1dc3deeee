import { countryByCode, SPORT } from '@stillingen/domain';
import type { CareerMessage, Message, ParticipantRef } from '@stillingen/domain/messages';
import { slugOf } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import { oneOf, readTable, sportNamed } from '../../data/table.ts';
import { dayText, yearOf } from '../../engine/calendar/copenhagen.ts';
import { type Member, membersOf } from '../../engine/fields.ts';
import { ageOn, birthday, sizeOf } from './person-facts.ts';
import { monthly } from './team-messages.ts';

/** The persons of individual sports by their fields: their competition, ages and size. */
const ROWS = readTable('athletes.csv', 'fields sport competition kind youngest# oldest# height# weight#', {
  sport: sportNamed,
  kind: oneOf('matches', 'races'),
});
type Row = (typeof ROWS)[number];

const WINTER = new Set<number>([SPORT.skiJumping, SPORT.alpineSkiing, SPORT.crossCountry, SPORT.biathlon]);
const YEARS = 5;
const FIRST_AGE = 17;
const COLUMNS: Readonly<Record<Row['kind'], CareerMessage['columns']>> = {
  matches: [
    { code: 'R', label: 'Rang', kind: 'number' },
    { code: 'K', label: 'Kampe', kind: 'number' },
    { code: 'S', label: 'Sejre', kind: 'number' },
    { code: 'T', label: 'Titler', kind: 'number' },
  ],
  races: [
    { code: 'R', label: 'Rang', kind: 'number' },
    { code: 'L', label: 'Løb', kind: 'number' },
    { code: 'S', label: 'Sejre', kind: 'number' },
    { code: 'P', label: 'Top 3', kind: 'number' },
  ],
};

/** The team of a person for a season: that of its sport, or its country. */
function teamOf({ team, country }: Member, { kind }: Row): ParticipantRef {
  if (kind === 'races' && team !== '') return { name: team, kind: 'club' };
  return { name: countryByCode(country)?.name ?? country, country, kind: 'national' };
}

/** The figures of a season of the `place`th of a field of `size`. */
function seasonValues(random: Random, kind: Row['kind'], place: number, size: number): string[] {
  const rank = Math.max(1, Math.round(place + 1 + 0.12 * size * random.normal()));
  const best = Math.exp((-5 * (rank - 1)) / size);
  const events = kind === 'matches' ? random.int(35, 70) : random.int(12, 24);
  const wins = kind === 'matches' ? Math.round(events * (0.42 + 0.35 * best)) : random.poisson(events * 0.28 * best);
  const last =
    kind === 'matches' ? random.poisson(4 * best * best) : Math.min(events, wins + random.poisson(events * 0.3 * best));
  return [rank, events, Math.min(events, wins), last].map(String);
}

const birthdayOf = (random: Random, { youngest, oldest }: Row): number =>
  birthday(random, { mean: (youngest + oldest) / 2, spread: (oldest - youngest) / 5, youngest, oldest });

export const bornOfAthlete = (field: string, name: string): number =>
  birthdayOf(createRandom('athlete', field, name), ROWS.find(({ fields }) => fields === field)!);

/** The profile and the career of each person of a field. */
function* fieldMessages(row: Row, day: number): Generator<readonly Message[]> {
  const members = membersOf(row.fields);
  const order = members.toSorted((a, b) => b.strength - a.strength);
  for (const member of members) {
    const { name, country } = member;
    const random = createRandom('athlete', row.fields, name);
    const born = birthdayOf(random, row);
    const participant = { name, country, kind: 'person' } as const;
    const { sport, height, weight } = row;
    const team = teamOf(member, row);
    const year = yearOf(day);
    const rows = Array.from({ length: YEARS }, (_, index) => year - 1 - index)
      .filter((season) => ageOn(born, day) - (year - season) >= FIRST_AGE)
      .map((season) => ({
        season: WINTER.has(sport) ? `${season}/${season + 1}` : String(season),
        team,
        competition: row.competition,
        values: seasonValues(createRandom('season', name, season), row.kind, order.indexOf(member), order.length),
      }));
    const id = `${sport}/${country}/${slugOf(name)}`;
    yield [
      {
        kind: 'profile',
        ...monthly(`profile/${id}`, day),
        sport,
        participant,
        born: dayText(born),
        ...sizeOf(random, height, weight),
        ...(team.kind === 'club' ? { team } : {}),
      },
      { kind: 'career', ...monthly(`career/${id}`, day), sport, player: participant, columns: [...COLUMNS[row.kind]], rows },
    ];
  }
}

/** The persons of all individual sports that are played. */
export function* athletes(sports: ReadonlySet<number>, day: number): Generator<readonly Message[]> {
  for (const row of ROWS) if (sports.has(row.sport)) yield* fieldMessages(row, day);
}
