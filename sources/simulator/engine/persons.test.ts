import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { readTable } from '../data/table.ts';
import { membersOf } from './fields.ts';
import { personOf } from './persons.ts';

const FIELDS = [...new Set(readTable('fields.csv', 'field kind sex team members').map(({ field }) => field))];
const NAMES = FIELDS.flatMap((field) => membersOf(field).flatMap(({ name }) => name.split(' / ')));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * All words that follow each other in what the importers and the registry know: their code, tables
 * and tests.
 */
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
