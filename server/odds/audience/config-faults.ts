import { Compile } from 'typebox/compile';
import { Pointer } from 'typebox/value';
import { BookmakersFile } from './config-schema.ts';

interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: unknown;
}
interface Described {
  readonly description?: string;
  readonly properties?: object;
}

const validator = Compile(BookmakersFile);

export const isBookmakersFile = (value: unknown): value is BookmakersFile => validator.Check(value);

function allowedBy({ keyword, schemaPath, message, params }: SchemaError): string {
  const isUnknownField = keyword === 'boolean';
  const pointer = schemaPath.slice(1);
  const schema = Pointer.Get(
    BookmakersFile,
    isUnknownField ? pointer.replace(/\/additionalProperties$/, '') : pointer,
  ) as Described;
  if (keyword === 'required') return `also ${(params as { requiredProperties: string[] }).requiredProperties.join(', ')}`;
  return schema.description ?? (schema.properties === undefined ? message : Object.keys(schema.properties).join(', '));
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
export const faultLine = (path: string, value: unknown, allowed: string): string =>
  `${path} is ${shown(value)}; allowed: ${allowed}`;

/** Lines of the values that the schema refuses, one for each. */
export function schemaFaults(value: unknown): string[] {
  const errors = (validator.Errors(value) as readonly SchemaError[]).filter(({ keyword }) => keyword !== 'additionalProperties');
  const byPath = new Map(errors.map((error) => [error.instancePath, error]));
  return [...byPath].map(([path, error]) => faultLine(path || '/', Pointer.Get(value, path), allowedBy(error)));
}

function* repeated(path: string, values: readonly (string | number)[]): Generator<string> {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) !== index) yield faultLine(path.replace('*', String(index)), value, 'each once');
}

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
