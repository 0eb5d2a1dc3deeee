import type { Random } from '../../random.ts';
import { readTable } from '../data/table.ts';

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
