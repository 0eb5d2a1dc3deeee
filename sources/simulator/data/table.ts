import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

type Row<Column extends string> = Readonly<Record<Column, string>>;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The rows of a CSV file of this folder; throws where it has other columns than these, 'country name'. */
export function readTable<Text extends string>(file: string, text: Text): readonly Row<Words<Text>>[] {
  const columns = text.split(' ') as Words<Text>[];
  const [head = [], ...rows]: string[][] = parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  if (head.join(' ') !== text) throw new Error(`${file} has the columns ${head.join(' ')}, not ${text}`);
  return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]!])) as Row<Words<Text>>);
}
