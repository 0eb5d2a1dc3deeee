import type { Static, TProperties, TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';
import type { MatchReport } from './connector.ts';

/** An answer, or a part of it, is not of the documented shape. The message has the path. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

const SHOWN_LENGTH = 40;
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN_LENGTH);

function at(value: unknown, pointer: string): unknown {
  let found = value;
  for (const name of pointer.split('/').slice(1)) found = (found as Record<string, unknown> | null | undefined)?.[name];
  return found;
}

/** The value in the type of its schema. Throws UnreadableAnswer with the path of the first wrong field. */
export function parsed<Schema extends TSchema>(
  check: Validator<TProperties, Schema>,
  value: unknown,
  path: string,
): Static<Schema> {
  if (check.Check(value)) return value;
  const [error] = check.Errors(value);
  const pointer = error?.instancePath ?? '';
  throw new UnreadableAnswer(`${path}${pointer}: ${error?.message ?? 'is not known'}, not ${shown(at(value, pointer))}`);
}

/** Reads each item of a list: one that cannot be read is a line. Null is left out. */
export function readEach(
  list: readonly unknown[],
  path: string,
  read: (item: unknown, path: string) => MatchReport | null,
): { matches: MatchReport[]; unread: string[] } {
  const [matches, unread]: [MatchReport[], string[]] = [[], []];
  list.forEach((item, index) => {
    try {
      const match = read(item, `${path}/${index}`);
      if (match !== null) matches.push(match);
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
      unread.push(error.message);
    }
  });
  return { matches, unread };
}
