import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ParticipantRef } from '@stillingen/domain/messages';
import type { SourceFile } from '../kit/import/files.ts';
import { readLines, type TextLine } from '../kit/readers/text.ts';
import { BadRow } from '../kit/import/report.ts';
import { countryOf } from '../kit/places/names.ts';

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

/** What the ids of the data set stand for. Each file is read once. */
export interface F1Names {
  readonly driver: (id: string) => Promise<ParticipantRef | null>;
  readonly team: (id: string) => Promise<string | null>;
  /** 'Climax' where the data set has no file of it. */
  readonly engine: (id: string) => Promise<string>;
  readonly grandPrix: (id: string) => Promise<{ readonly name: string; readonly country: string | null } | null>;
  readonly circuit: (id: string) => Promise<{ readonly name: string; readonly country: string | null } | null>;
}

const capitalized = (id: string): string =>
  id.replaceAll(/(^|-)(\w)/g, (_, before: string, letter: string) => (before && ' ') + letter.toUpperCase());

/** The names of a data set that lies in `root`: drivers/, constructors/, grands-prix/, circuits/. */
export function f1Names(root: string): F1Names {
  const files = new Map<string, Promise<Mapping | null>>();
  const fileOf = (folder: string, id: string): Promise<Mapping | null> => {
    const name = `${folder}/${id}.yml`;
    const known = files.get(name) ?? readMapping({ path: join(root, name), name });
    files.set(name, known);
    return known;
  };
  return {
    driver: async (id) => {
      const driver = await fileOf('drivers', id);
      if (driver?.name === undefined) return null;
      const country = countryOf(driver.nationalityCountryId ?? '');
      return { name: driver.name, ...(country === null ? {} : { country }), kind: 'person' };
    },
    team: async (id) => (await fileOf('constructors', id))?.name ?? null,
    engine: async (id) => (await fileOf('engine-manufacturers', id))?.name ?? capitalized(id),
    grandPrix: async (id) => {
      const grandPrix = await fileOf('grands-prix', id);
      return grandPrix?.fullName === undefined
        ? null
        : { name: grandPrix.fullName, country: countryOf(grandPrix.countryId ?? '') };
    },
    circuit: async (id) => {
      const circuit = await fileOf('circuits', id);
      return circuit?.fullName === undefined ? null : { name: circuit.fullName, country: countryOf(circuit.countryId ?? '') };
    },
  };
}
