import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Text;
type Row<Column extends string> = {
  readonly [Name in Column as Camel<Name extends `${infer Text}#` ? Text : Name>]: Name extends `${string}#` ? number : string;
};

/**
 * The rows of a CSV file of this folder; throws where it has other columns than these, 'name lap_s#'. Cells of
 * columns with a # are numbers, 0 where empty; keys are the columns in camel case, 'lapS'.
 */
export function readTable<Text extends string>(file: string, text: Text): readonly Row<Words<Text>>[] {
  const names = text.replaceAll('#', '').split(' ');
  const keys = names.map((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
  const isNumber = text.split(' ').map((column) => column.endsWith('#'));
  const [head = [], ...rows]: string[][] = parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  if (head.join(' ') !== names.join(' ')) throw new Error(`${file} has the columns ${head.join(' ')}, not ${names.join(' ')}`);
  return rows.map((cells) => {
    const values = cells.map((cell, at) => (isNumber[at] ? Number(cell) : cell));
    return Object.fromEntries(keys.map((key, at) => [key, values[at]])) as Row<Words<Text>>;
  });
}
