import type { ParticipantRef } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../random.ts';
import { readTable } from '../data/table.ts';
import { personOf, type Sex } from './persons.ts';
import type { RankedEntry } from './race-timeline.ts';

export interface Entrant {
  readonly name: string;
  readonly country: string;
  /** Of a pair of two countries. */
  readonly countries?: [string, string] | undefined;
  readonly kind: NonNullable<ParticipantRef['kind']>;
  /** 1 the best and −1 the last of a list; teams of leagues have deviations from a usual one. */
  readonly rating: number;
}

export const participantOf = ({ name, country, countries, kind }: Entrant): ParticipantRef => ({
  ...{ name, country, kind },
  ...(countries && { countries }),
});

/** A person or a pair of `fields.csv`; the best first where no strength is given. */
export interface Member {
  readonly name: string;
  readonly country: string;
  readonly countries?: [string, string] | undefined;
  readonly kind: 'person' | 'pair';
  readonly team: string;
  /** 0 to 9, the best have 9. */
  readonly strength: number;
  /** A letter for a speciality, in sports that have them. */
  readonly skill: string;
}

const USUAL_STRENGTH = 4;
const MOST_STRENGTH = 9;
const MEMBER = /^([a-z]{2}(?:-[a-z]{3})?)(?:\+([a-z]{2}(?:-[a-z]{3})?))?(\d)?([a-z])?$/;

const rowsByField = Map.groupBy(readTable('fields.csv', 'field kind sex team members'), ({ field }) => field);
const teams = readTable('teams.csv', 'field kind country name').map(({ kind, ...team }) => {
  return { ...team, kind: kind === 'national' ? ('national' as const) : ('club' as const) };
});
const teamsByField = Map.groupBy(teams, ({ field }) => field);
const taken = new Set<string>();

function nameOf(random: Random, country: string, sex: Sex): string {
  for (;;) {
    const name = personOf(random, country, sex);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

const SEXES: Readonly<Record<string, readonly [Sex, Sex]>> = {
  m: ['men', 'men'],
  w: ['women', 'women'],
  mixed: ['men', 'women'],
};

function makeMembers(field: string): readonly Member[] {
  const random = createRandom('field', field);
  return rowsByField.get(field)!.flatMap((row) => {
    const { sex, team, members } = row;
    const kind = row.kind === 'pair' ? 'pair' : 'person';
    return members.split(' ').map((text): Member => {
      const [, first = '', second = first, strength = USUAL_STRENGTH, skill = ''] = MEMBER.exec(text) ?? [];
      const countries = kind === 'pair' ? [first, second] : [first];
      const names = countries.map((country, index) => nameOf(random, country, SEXES[sex]![index]!));
      const [country, between] = second === first ? [first] : ['xw', { countries: [first, second] as [string, string] }];
      return { name: names.join(' / '), country, ...between, kind, team, strength: Number(strength), skill };
    });
  });
}

// All in the order of the file, so that the names of a field do not depend on which is read first.
const membersByField = new Map([...rowsByField.keys()].map((field) => [field, makeMembers(field)]));

export function membersOf(field: string): readonly Member[] {
  const members = membersByField.get(field);
  if (members === undefined) throw new RangeError(`no field ${field}`);
  return members;
}

/** Names are taken once: a person has the strength of its field. */
const strengths = new Map([...membersByField.values()].flat().map(({ name, strength }) => [name, strength]));

/** In deviations; 0 of a name that no field has, such as a horse. */
export const strengthOfPerson = (name: string): number => (strengths.get(name) ?? 0) / 3;

type Unrated = Omit<Entrant, 'rating'>;

/** Rated by place, the best first. */
const rated = (list: readonly Unrated[]): readonly Entrant[] =>
  list.map(({ name, country, countries, kind }, index) => {
    return { name, country, countries, kind, rating: 1 - (2 * index) / Math.max(1, list.length - 1) };
  });

/**
 * The best of each field first: invented persons and pairs of `fields.csv`, or teams of
 * `teams.csv`. `fields` are separated by spaces; `last` takes so many of the last of each, or all
 * where it is 0.
 */
export const entrantsOf = (fields: string, last = 0): readonly Entrant[] =>
  fields.split(' ').flatMap((field) => rated(teamsByField.get(field) ?? membersOf(field)).slice(-last));

/**
 * Persons of fields, separated by spaces, that are not in the order of their strength but have one
 * each.
 */
export const entrantsByStrength = (fields: string): readonly Entrant[] =>
  fields.split(' ').flatMap((field) =>
    membersOf(field).map(({ name, country, countries, kind, strength }) => {
      return { name, country, countries, kind, rating: (2 * strength) / MOST_STRENGTH - 1 };
    }),
  );

export const entrantsByTeam = (field: string): ReadonlyMap<string, readonly Entrant[]> =>
  new Map([...Map.groupBy(membersOf(field), ({ team }) => team)].map(([team, members]) => [team, rated(members)]));

export const entryOf = ({ name, country, team }: Member): RankedEntry => ({
  participant: { name, country, kind: 'person' },
  ...(team === '' ? {} : { team }),
  rank: null,
});
