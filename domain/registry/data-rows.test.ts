import { describe, expect, it } from 'vitest';
import { readDataRows, type DataRow } from './data-rows.ts';

const read = (row: DataRow) => ({
  name: row.text('name', /^[A-Z]/),
  type: row.oneOf('type', ['cup', 'league']),
  rounds: row.number('rounds'),
  aliases: row.texts('aliases'),
  colours: row.colours('colours'),
  split: row.row('split', (split) => split.numbers('groups')),
  seasons: row.rows('seasons', (season) => season.number('from')),
});
const whole = { name: 'Pokal', type: 'cup', rounds: 4 };
const readOne = (more: object) => readDataRows('test.json', [whole, { ...whole, ...more }], read)[1];

describe('readDataRows', () => {
  it('readDataRows gives the values of a row, and empty ones for fields that may be absent', () => {
    expect(readOne({})).toEqual({ ...whole, aliases: [], colours: null, split: null, seasons: [] });
    const full = { aliases: ['Cup'], colours: 'white/0f6b3a', split: { groups: [6, 6] }, seasons: [{ from: 2016 }] };
    expect(readOne(full)).toMatchObject({ aliases: ['Cup'], colours: ['ffffff', '0f6b3a'], split: [6, 6], seasons: [2016] });
  });

  it.each([
    [{ name: undefined }, 'name is undefined, expected a text'],
    [{ name: 'pokal' }, 'name is "pokal", expected a text that matches /^[A-Z]/'],
    [{ type: 'friendly' }, 'type is "friendly", expected cup, league'],
    [{ rounds: '4' }, 'rounds is "4", expected a whole number'],
    [{ aliases: 'Cup' }, 'aliases is "Cup", expected a list of texts'],
    [{ aliases: [''] }, 'aliases is [""], expected a list of texts'],
    [{ colours: 'white' }, 'colours is "white", expected two colours'],
    [{ colours: 'white/whit' }, 'expected two colours'],
    [{ split: { groups: [6.5] } }, 'split: groups is [6.5], expected a list of whole numbers'],
    [{ seasons: [{ from: 2016 }, {}] }, 'seasons, row 2: from is undefined, expected a whole number'],
    [{ alias: ['Cup'] }, 'unknown field alias'],
  ])('readDataRows refuses %j, naming file, row and field', (more, message) => {
    expect(() => readOne(more)).toThrow('test.json, row 2');
    expect(() => readOne(more)).toThrow(message);
  });

  it('readDataRows refuses a row that is no object', () => {
    expect(() => readDataRows('test.json', [['Pokal']], read)).toThrow('test.json, row 1: an object is expected');
  });
});
