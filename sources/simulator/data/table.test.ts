import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isYes, lookedUpIn, oneOf, readCell, readTable, sportNamed } from './table.ts';

const FILE = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'table-')), 'laps.csv')).href;
const COLUMNS = 'name lap_s# stops#? out wet';
const READERS = { out: oneOf('fell', 'retired'), wet: isYes };

function read(row: string) {
  writeFileSync(new URL(FILE), `name,lap_s,stops,out,wet\n${row}\n`);
  return readTable(FILE, COLUMNS, READERS)[0]!;
}

describe('a table', () => {
  it('has numbers, names and marks as their columns have them', () => {
    expect(read('cars,80.5,,fell,yes')).toMatchObject({ name: 'cars', lapS: 80.5, stops: 0, out: 'fell', wet: true });
  });

  it('is refused with the file, the line and the column of a cell that is wrong', () => {
    expect(() => read('cars,1O,,fell,')).toThrow(/laps\.csv line 2, lap_s: "1O" is not a number/);
    expect(() => read('cars,,,fell,')).toThrow(/lap_s: "" is not a number/);
    expect(() => read('cars,80,,fel,')).toThrow(/out: "fel" is not one of "fell", "retired"/);
    expect(() => read('cars,80,,fell,y')).toThrow(/wet: "y" is not one of/);
  });

  it('[SPORT-06] names sports by their names, and is refused with the place of another one', () => {
    expect([
      readCell(read('hockey,80,,fell,'), 'name', sportNamed),
      readCell(read('auto racing,80,,fell,'), 'name', sportNamed),
    ]).toEqual([4, 32]);
    expect(() => readCell(read('ishockey,80,,fell,'), 'name', sportNamed)).toThrow(
      /laps\.csv line 2, name: "ishockey" is the name of no sport/,
    );
  });

  it('is refused when a cell names what another table does not have', () => {
    const row = read('carz,80,,fell,');
    expect(() => readCell(row, 'name', lookedUpIn({ cars: 1 }))).toThrow(/line 2, name: "carz" is not one of "cars"/);
  });
});
