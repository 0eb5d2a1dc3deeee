import { existsSync } from 'node:fs';
import type { SourceFile } from '../kit/import/files.ts';
import { type TextLine, readLines } from '../kit/readers/lines.ts';
import { BadRow } from '../kit/import/report.ts';

/** The texts of one mapping by their key; a key without a value gives ''. */
export type Mapping = Readonly<Record<string, string>>;

/** One mapping of a list, and the line on which it begins. */
export interface ListItem {
  readonly line: number;
  readonly fields: Mapping;
}

const FIELD = /^(- | {2}|)([A-Za-z]\w*):(?: +(.*?))?\s*$/;

/** The value as it is meant: without quotes, and without a comment behind it. */
function valueOf(written: string | undefined): string {
  const quoted = /^(?:"(.*)"|'(.*)')$/.exec(written ?? '');
  return quoted === null ? (written ?? '').replace(/(?:^| )#.*$/, '').trim() : (quoted[1] ?? quoted[2]!);
}

/** The lines of a file; null where there is none. Throws BadRow where it cannot be read to its end. */
const linesOf = async (file: SourceFile): Promise<TextLine[] | null> =>
  existsSync(file.path) ? Array.fromAsync(readLines(file)) : null;

/**
 * The mapping of a file of `key: value` lines; what is nested below a key is left out. Null where there is no such file. Throws
 * BadRow where it cannot be read.
 */
export async function readMapping(file: SourceFile): Promise<Mapping | null> {
  const lines = await linesOf(file);
  if (lines === null) return null;
  const fields: Record<string, string> = {};
  for (const { text } of lines) {
    const [, lead, key, value] = FIELD.exec(text) ?? [];
    if (lead === '') fields[key!] = valueOf(value);
  }
  return fields;
}

/** The last mapping of a list is cut where it is without a key that all before it have; of one alone that may be chance. */
function checkLast(file: SourceFile, items: readonly ListItem[]): void {
  const last = items.at(-1);
  const before = items.slice(0, -1);
  const missing = Object.keys(before[0]?.fields ?? {}).find(
    (key) => before.length > 1 && last?.fields[key] === undefined && before.every(({ fields }) => fields[key] !== undefined),
  );
  if (missing !== undefined)
    throw new BadRow(`the file ends in the middle of this entry: it has no ${missing}`, { file: file.name, line: last!.line });
}

/** The mappings of a file that is a list of them, each with flat values. Null where there is no such file. Throws BadRow. */
export async function readList(file: SourceFile): Promise<readonly ListItem[] | null> {
  const lines = await linesOf(file);
  if (lines === null) return null;
  const items: { line: number; fields: Record<string, string> }[] = [];
  for (const { line, text } of lines) {
    const [, lead, key, value] = FIELD.exec(text) ?? [];
    if (key === undefined || lead === '') continue;
    if (lead === '- ') items.push({ line, fields: {} });
    const item = items.at(-1);
    if (item !== undefined) item.fields[key] = valueOf(value);
  }
  checkLast(file, items);
  return items;
}
