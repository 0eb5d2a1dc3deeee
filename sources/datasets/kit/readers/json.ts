import type { SourceFile } from '../import/files.ts';
import { BadRow } from '../import/data-set.ts';
import { readWhole } from './text.ts';

export type Members = Readonly<Record<string, unknown>>;

/** In one line, without the position, which is of no use to a reader of the file. */
export const jsonReason = (error: unknown): string =>
  `not JSON: ${(error as Error).message.split(' (line')[0]!.replaceAll(/\s+/g, ' ')}`;

export async function readJson(file: SourceFile): Promise<unknown> {
  const text = await readWhole(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadRow(jsonReason(error));
  }
}

export const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});

export const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
