import { colourPair } from './colours.ts';
import type { Club } from './registry.ts';

const ROW = /^([A-Z]{3}) (\S+) (.+)$/;

/**
 * Reads a country's clubs from a table with one club a line: `CODE shirt/second Display name | other name | other name`.
 * Spellings that differ only in accents, punctuation or a leading or trailing FC, AFC or CF need no entry;
 * `-` stands for colours that are not known.
 * Throws a plain error for a line it cannot read: the table is wrong.
 */
export function clubTable(country: string, table: string): Club[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, code, colours, names] = ROW.exec(line) ?? [];
      if (code === undefined || colours === undefined || names === undefined) throw new Error(`${country}: cannot read ${line}`);
      const [name, ...aliases] = names.split(' | ');
      return { name: name!, country, code, aliases, colours: colours === '-' ? null : colourPair(colours) };
    });
}
