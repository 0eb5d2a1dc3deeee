import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { readTable } from '../data/table.ts';
import { registeredFootball } from '../sports/football/competitions/registered.ts';
import { membersOf, personOf } from './fields.ts';
import { groundOf, squadOf } from './squad.ts';

const [FOOTBALL, ICE_HOCKEY, HANDBALL] = [1, 4, 7];
const ENGLISH_SPEAKING = new Set(['gb-eng', 'gb', 'au', 'nz']);
const rows = readTable('names.csv', 'language countries men women surnames');
const surnamesOf = (country: string): readonly string[] =>
  (rows.find(({ countries }) => countries.split(' ').includes(country)) ??
    rows.find(({ language }) => language === 'en'))!.surnames.split('|');
const familyName = (player: string): string => player.slice(player.indexOf(' ') + 1);

describe('the squads of the demo world', () => {
  it('have family names of their own country in every league of the registry', () => {
    const english = surnamesOf('gb-eng');
    const borrowed = registeredFootball().leagues.filter(
      ({ country }) => !ENGLISH_SPEAKING.has(country) && surnamesOf(country).join() === english.join(),
    );
    expect(borrowed.map(({ country }) => country)).toEqual([]);
  });

  it('consist mostly of players with a name of the country', () => {
    for (const { country, clubs } of registeredFootball().leagues.filter(({ tier }) => tier === 1)) {
      const names = new Set(surnamesOf(country));
      const players = clubs.flatMap((club) => squadOf(club, country));
      const own = players.filter((player) => names.has(familyName(player))).length;
      expect(own / players.length, country).toBeGreaterThan(0.7);
    }
  });
});

describe('the place where a club plays at home', () => {
  it.each([
    ['Brøndby IF', 'dk', FOOTBALL, 'Brøndby Stadion'],
    ['Gudme HK', 'dk', HANDBALL, 'Gudme-Hallen'],
    ['Viborg HK (k)', 'dk', HANDBALL, 'Viborg-Hallen'],
    ['Nykøbing Falster (k)', 'dk', HANDBALL, 'Nykøbing Falster Arena'],
    ['Rødovre Mighty Bulls', 'dk', ICE_HOCKEY, 'Rødovre Mighty Bulls Arena'],
    ['THW Kiel', 'de', HANDBALL, 'THW Kiel Arena'],
    ['VfB Stuttgart', 'de', FOOTBALL, 'Stadion Stuttgart'],
  ])('is a hall in sports of halls: %s', (club, country, sport, ground) => {
    expect(groundOf(club, country, sport)).toBe(ground);
  });
});

const FIELDS = [...new Set(readTable('fields.csv', 'field kind sex team members').map(({ field }) => field))];
const NAMES = FIELDS.flatMap((field) => membersOf(field).flatMap(({ name }) => name.split(' / ')));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** All words that follow each other in what the importers and the registry know: their code, tables and tests. */
function knownNames(): ReadonlySet<string> {
  const known = new Set<string>();
  for (const folder of ['sources/datasets', 'domain/registry'])
    for (const entry of readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:ts|json|csv)$/.test(entry.name)) continue;
      const words = readFileSync(path.join(entry.parentPath, entry.name), 'utf8').match(/[\p{L}'’.-]+/gu) ?? [];
      for (const [at, word] of words.entries())
        for (const length of [2, 3]) known.add([word, ...words.slice(at + 1, at + length)].join(' '));
    }
  return known;
}

describe('the persons of the simulator', () => {
  it('have names that no importer and no registry knows', () => {
    const known = knownNames();
    expect(known.size).toBeGreaterThan(50_000);
    expect(NAMES.length).toBeGreaterThan(1500);
    expect(NAMES.filter((name) => known.has(name))).toEqual([]);
  });

  it('have a name of their own each', () => {
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });

  it('have names of their country and sex, the family name first where their country writes it so', () => {
    const of = (country: string, sex: 'men' | 'women') => personOf(createRandom('test', country, sex), country, sex);
    expect(of('cz', 'women')).toMatch(/ová$/u);
    expect(of('is', 'women')).toMatch(/dóttir$/u);
    expect(of('cn', 'men')).not.toBe(of('cn', 'women'));
    const koreans = readTable('names.csv', 'language countries men women surnames').find(({ language }) => language === 'ko')!;
    expect(koreans.surnames.split('|')).toContain(of('kr', 'men').split(' ')[0]);
  });
});
