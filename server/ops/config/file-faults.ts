import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Pointer } from 'typebox/value';

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

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
export const faultLine = (path: string, value: unknown, allowed: string): string =>
  `${path} is ${shown(value)}; allowed: ${allowed}`;

/** Lines of the values that are in a list twice; `path` has a * for the index. */
export function* repeated(path: string, values: readonly (string | number)[]): Generator<string> {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) !== index) yield faultLine(path.replace('*', String(index)), value, 'each once');
}

/** The check of an operator's file, with a line for each value that its schema refuses. */
export interface FileCheck<Schema extends TSchema> {
  readonly isValid: (value: unknown) => value is Static<Schema>;
  readonly faults: (value: unknown) => string[];
}

export function checkFile<Schema extends TSchema>(schema: Schema): FileCheck<Schema> {
  const validator = Compile(schema);
  function allowedBy({ keyword, schemaPath, message, params }: SchemaError): string {
    const isUnknownField = keyword === 'boolean';
    const pointer = schemaPath.slice(1);
    const refusing = Pointer.Get(schema, isUnknownField ? pointer.replace(/\/additionalProperties$/, '') : pointer) as Described;
    if (keyword === 'required') return `also ${(params as { requiredProperties: string[] }).requiredProperties.join(', ')}`;
    return refusing.description ?? (refusing.properties === undefined ? message : Object.keys(refusing.properties).join(', '));
  }
  return {
    isValid: (value): value is Static<Schema> => validator.Check(value),
    faults(value) {
      const errors = (validator.Errors(value) as readonly SchemaError[]).filter(
        ({ keyword }) => keyword !== 'additionalProperties',
      );
      const byPath = new Map(errors.map((error) => [error.instancePath, error]));
      return [...byPath].map(([path, error]) => faultLine(path || '/', Pointer.Get(value, path), allowedBy(error)));
    },
  };
}
