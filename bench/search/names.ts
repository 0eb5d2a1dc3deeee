import type { Participant, ParticipantId } from '@stillingen/domain';
import { readTable } from '../../sources/simulator/data/table.ts';

const SPORTS = [1, 1, 1, 2, 4, 7, 21] as const;
const SUFFIXES = ['IF', 'BK', 'FC', 'United', 'U19', 'II'] as const;

/** A generator of numbers from 0 to 1, the same on every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

/** Persons by the names of all languages of the demo world, and every fourth a club. */
export function participantsOf(count: number): Map<ParticipantId, Participant> {
  const people = readTable('names.csv', 'language countries men women surnames').map(({ countries, men, women, surnames }) => ({
    country: countries.split(' ')[0]!,
    given: `${men} ${women}`.split(' '),
    surnames: surnames.split('|'),
  }));
  const random = randomFrom(7);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const found = new Map<ParticipantId, Participant>();
  for (let n = 0; n < count; n += 1) {
    const { country, given, surnames } = one(people);
    const isClub = n % 4 === 0;
    const name = isClub
      ? `${one(surnames)}${one(['by', 'holm', 'lev', ' City', 'sund', ''])} ${one(SUFFIXES)}`
      : `${one(given)} ${one(surnames)} ${one(one(people).surnames)}`;
    const id = `p${String(n).padStart(7, '0')}` as ParticipantId;
    const kind = isClub ? 'club' : 'person';
    found.set(id, { id, name, country, kind, sportId: one(SPORTS), code: '', slug: 'navn', colours: null });
  }
  return found;
}
