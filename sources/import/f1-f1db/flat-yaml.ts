import { readFile } from 'node:fs/promises';

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

/** The mapping of a file of `key: value` lines; what is nested below a key is left out. Null where there is no such file. */
export async function readMapping(path: string): Promise<Mapping | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const fields: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, lead, key, value] = FIELD.exec(line) ?? [];
    if (lead === '') fields[key!] = valueOf(value);
  }
  return fields;
}

/** The mappings of a file that is a list of them, each with flat values. Null where there is no such file. */
export async function readList(path: string): Promise<readonly ListItem[] | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const items: { line: number; fields: Record<string, string> }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, lead, key, value] = FIELD.exec(line) ?? [];
    if (key === undefined || lead === '') continue;
    if (lead === '- ') items.push({ line: index + 1, fields: {} });
    const item = items.at(-1);
    if (item !== undefined) item.fields[key] = valueOf(value);
  }
  return items;
}
