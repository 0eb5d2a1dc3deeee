import type { ParticipantRef } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../random.ts';
import { readTable } from '../data/table.ts';
import type { RankedEntry } from './race-timeline.ts';

export type Sex = 'men' | 'women';

const ELSEWHERE = 'gb-eng';

/** Names usual in some countries. The people are invented. */
const namesByCountry = new Map(
  readTable('names.csv', 'language countries men women surnames').flatMap((row) => {
    const names = { men: row.men.split(' '), women: row.women.split(' '), surnames: row.surnames.split('|') };
    return row.countries.split(' ').map((country) => [country, names] as const);
  }),
);

const namesOf = (country: string) => namesByCountry.get(country) ?? namesByCountry.get(ELSEWHERE)!;

const SLAVIC = new Set(['ru', 'by', 'kz', 'kg', 'uz', 'bg', 'ua']);
const GIVEN_LAST = new Set(['cn', 'tw', 'hk', 'mo', 'kr', 'vn']);

function womansSurname(country: string, surname: string): string {
  if (country === 'cz' || country === 'sk')
    return surname
      .replace(/[ýa]$/u, '')
      .replace(/(?:e([ck]))$/u, '$1')
      .concat('ová');
  if (country === 'is') return surname.replace(/son$/u, 'dóttir');
  if (country === 'pl') return surname.replace(/ski$/u, 'ska').replace(/cki$/u, 'cka');
  return SLAVIC.has(country) && /(?:ov|ev|in)$/u.test(surname) ? `${surname}a` : surname;
}

export function personOf(random: Random, country: string, sex: Sex): string {
  const names = namesOf(country);
  const given = random.pick(names[sex]);
  const surname = random.pick(names.surnames);
  const own = sex === 'women' ? womansSurname(country, surname) : surname;
  return GIVEN_LAST.has(country) ? `${own} ${given}` : `${given} ${own}`;
}

export function initialedPersonOf(random: Random, country: string): string {
  const { men, surnames } = namesOf(country);
  return `${random.pick(men).charAt(0)}. ${random.pick(surnames)}`;
}

export interface Entrant {
  readonly name: string;
  readonly country: string;
  readonly kind: NonNullable<ParticipantRef['kind']>;
  /** Strength within its list: 1 the best, −1 the last. */
  readonly rating: number;
}

export const participantOf = ({ name, country, kind }: Entrant): ParticipantRef => ({ name, country, kind });

/** A person or a pair of `fields.csv`; the best first where no strength is given. */
export interface Member {
  readonly name: string;
  readonly country: string;
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
  return rowsByField.get(field)!.flatMap(({ kind: of, sex, team, members }) =>
    members.split(' ').map((text): Member => {
      const [, own = '', other = own, strength = USUAL_STRENGTH, skill = ''] = MEMBER.exec(text) ?? [];
      const kind = of === 'pair' ? 'pair' : 'person';
      const countries = kind === 'pair' ? [own, other] : [own];
      const names = countries.map((country, index) => nameOf(random, country, SEXES[sex]![index]!));
      const country = other === own ? own : 'xw';
      return { name: names.join(' / '), country, kind, team, strength: Number(strength), skill };
    }),
  );
}

// All in the order of the file, so that the names of a field do not depend on which is read first.
const membersByField = new Map([...rowsByField.keys()].map((field) => [field, makeMembers(field)]));

export function membersOf(field: string): readonly Member[] {
  const members = membersByField.get(field);
  if (members === undefined) throw new RangeError(`no field ${field}`);
  return members;
}

/** By strength, or by place where all have the same. */
function rated(list: readonly (Omit<Entrant, 'rating'> & { readonly strength?: number })[]): readonly Entrant[] {
  const byPlace = new Set(list.map(({ strength }) => strength)).size === 1;
  return list.map(({ name, country, kind, strength = 0 }, index) => {
    const rating = byPlace ? 1 - (2 * index) / Math.max(1, list.length - 1) : (2 * strength) / MOST_STRENGTH - 1;
    return { name, country, kind, rating };
  });
}

/**
 * The best of each field first: invented persons and pairs of `fields.csv`, or teams of `teams.csv`. `fields` are
 * separated by spaces; `last` takes so many of the last of each, or all where it is 0.
 */
export const entrantsOf = (fields: string, last = 0): readonly Entrant[] =>
  fields.split(' ').flatMap((field) => rated(teamsByField.get(field) ?? membersOf(field)).slice(-last));

export const entrantsByTeam = (field: string): ReadonlyMap<string, readonly Entrant[]> =>
  new Map([...Map.groupBy(membersOf(field), ({ team }) => team)].map(([team, members]) => [team, rated(members)]));

export const entryOf = ({ name, country, team }: Member): RankedEntry => ({
  participant: { name, country, kind: 'person' },
  ...(team === '' ? {} : { team }),
  rank: null,
});
