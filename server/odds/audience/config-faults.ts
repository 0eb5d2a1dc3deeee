import { checkFile, faultLine, repeated } from '../../ops/config/file-faults.ts';
import { BookmakersFile } from './config-schema.ts';

const check = checkFile(BookmakersFile);

export const isBookmakersFile = (value: unknown): value is BookmakersFile => check.isValid(value);

/** Lines of the values that the schema refuses, one for each. */
export const schemaFaults = (value: unknown): string[] => check.faults(value);

function* unknownIds(path: string, ids: readonly number[], known: ReadonlySet<number>): Generator<string> {
  for (const [index, id] of ids.entries()) if (!known.has(id)) yield faultLine(`${path}/${index}`, id, 'an id of /bookmakers');
}

/** Lines of the values that contradict others of the file. */
export function* contradictions({ bookmakers, available, excluded, policy }: BookmakersFile): Generator<string> {
  const ids = bookmakers.map(({ id }) => id);
  const known = new Set(ids);
  yield* repeated('/bookmakers/*/id', ids);
  for (const [group, some] of Object.entries(available)) yield* unknownIds(`/available/${group}`, some, known);
  for (const [event, some] of Object.entries(excluded?.events ?? {})) yield* unknownIds(`/excluded/events/${event}`, some, known);
  yield* repeated(
    '/policy/dk/*/from',
    (policy?.dk ?? []).map(({ from }) => from),
  );
}
