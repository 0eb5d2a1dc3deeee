import type { SourceFile } from '../import/files.ts';
import { BadRow } from '../import/report.ts';
import { readWhole } from './text.ts';

export type Members = Readonly<Record<string, unknown>>;

/** Where the JSON parser stopped says little to a reader of the file; its reason does. */
export const jsonReason = (error: unknown): string => `not JSON: ${(error as Error).message.split(' (line')[0]}`;

/** The content of a JSON file; a `.gz` is unpacked. Throws BadRow where it is no JSON. */
export async function readJson(file: SourceFile): Promise<unknown> {
  const text = await readWhole(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadRow(jsonReason(error));
  }
}

/** The members of an object; of anything else, none. */
export const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});

/** The objects of a list; of anything else, none. */
export const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);

/** A text without blanks around it, or a number as it is written; of anything else, ''. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** A number, or a text that is one; NaN for anything else. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
