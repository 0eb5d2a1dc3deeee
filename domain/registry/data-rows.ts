import type { Pair } from '../event/entities.ts';

/** Colour words of the data files. CSS hex without '#'. */
const HEX: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '111111',
  grey: '8c9196',
  silver: 'c0c4c8',
  red: 'd8202c',
  crimson: 'a50f2d',
  maroon: '7a1f3d',
  wine: '8a1538',
  pink: 'f5a3bd',
  blue: '1f4fb4',
  royal: '003da5',
  navy: '14284b',
  sky: '6cabdd',
  azure: '0092d6',
  yellow: 'ffdd00',
  gold: 'd4a017',
  amber: 'fdb913',
  orange: 'f57f20',
  brown: '5b3a21',
  green: '00843d',
  emerald: '009b48',
  forest: '0b4f2f',
  lime: '78be20',
  teal: '00857c',
  purple: '5b2d8e',
  violet: '4b2e83',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Methods throw an Error with the file, row and field. */
export class DataRow {
  readonly #place: string;
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #read = new Set<string>();

  constructor(place: string, row: unknown) {
    if (!isObject(row)) throw new Error(`${place}: an object is expected`);
    this.#place = place;
    this.#fields = row;
  }

  #get(field: string): unknown {
    this.#read.add(field);
    return this.#fields[field];
  }

  #fail(field: string, expected: string): never {
    throw new Error(`${this.#place}: ${field} is ${JSON.stringify(this.#fields[field])}, expected ${expected}`);
  }

  has(field: string): boolean {
    return this.#get(field) !== undefined;
  }

  text(field: string, pattern = /\S/): string {
    const value = this.#get(field);
    return isText(value) && pattern.test(value) ? value : this.#fail(field, `a text that matches ${pattern}`);
  }

  oneOf<Value extends string>(field: string, values: readonly Value[]): Value {
    const value = this.#get(field);
    return values.find((each) => each === value) ?? this.#fail(field, values.join(', '));
  }

  number(field: string): number {
    const value = this.#get(field);
    return Number.isInteger(value) ? (value as number) : this.#fail(field, 'a whole number');
  }

  texts(field: string): readonly string[] {
    const value = this.#get(field) ?? [];
    return Array.isArray(value) && value.every(isText) ? value : this.#fail(field, 'a list of texts');
  }

  numbers(field: string): readonly number[] {
    const value = this.#get(field);
    return Array.isArray(value) && value.every(Number.isInteger) ? value : this.#fail(field, 'a list of whole numbers');
  }

  rows<Value>(field: string, read: (row: DataRow) => Value): readonly Value[] {
    const value = this.#get(field) ?? [];
    return Array.isArray(value) ? readDataRows(`${this.#place}, ${field}`, value, read) : this.#fail(field, 'a list of rows');
  }

  row<Value>(field: string, read: (row: DataRow) => Value): Value | null {
    return this.has(field) ? readDataRow(`${this.#place}, ${field}`, this.#fields[field], read) : null;
  }

  /** 'white/royal' or hex; null where the row has none. */
  colours(field: string): Pair<string> | null {
    if (!this.has(field)) return null;
    const [shirt, second] = this.text(field)
      .split('/')
      .map((word) => HEX[word] ?? (/^[0-9a-f]{6}$/.test(word) ? word : undefined));
    return shirt === undefined || second === undefined ? this.#fail(field, 'two colours') : [shirt, second];
  }

  end(): void {
    const unknown = Object.keys(this.#fields).filter((field) => !this.#read.has(field));
    if (unknown.length > 0) throw new Error(`${this.#place}: unknown field ${unknown.join(', ')}`);
  }
}

function readDataRow<Value>(place: string, fields: unknown, read: (row: DataRow) => Value): Value {
  const row = new DataRow(place, fields);
  const value = read(row);
  row.end();
  return value;
}

export const readDataRows = <Value>(file: string, rows: readonly unknown[], read: (row: DataRow) => Value): readonly Value[] =>
  rows.map((fields, index) => readDataRow(`${file}, row ${index + 1}`, fields, read));
