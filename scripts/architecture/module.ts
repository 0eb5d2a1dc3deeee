import { parseSync, Visitor } from 'oxc-parser';
import { type SportQuestion, sportQuestionsOf, type WireWord, wireWordsOf } from './wire-words.ts';

export interface Reference {
  readonly specifier: string;
  readonly line: number;
  /** False for `import type` and `export type`, which are erased. */
  readonly runtime: boolean;
  /** 'all' for a namespace, a default, a side effect or a dynamic import. */
  readonly names: readonly string[] | 'all';
}

/** `export { imported as exported } from specifier`; a star has no names. */
export interface ReExport {
  readonly specifier: string;
  readonly line: number;
  readonly runtime: boolean;
  readonly star: boolean;
  readonly exported: string | null;
  readonly imported: string | null;
}

/** A place that rules may forbid without any import. */
export interface Reading {
  readonly what: 'clock' | 'chance';
  readonly line: number;
}

export interface SourceModule {
  readonly path: string;
  readonly references: readonly Reference[];
  readonly reExports: readonly ReExport[];
  /** Stars aside. */
  readonly exports: readonly string[];
  readonly readings: readonly Reading[];
  readonly wireWords: readonly WireWord[];
  readonly sportQuestions: readonly SportQuestion[];
}

const READINGS: ReadonlyMap<string, Reading['what']> = new Map([
  ['Date.now', 'clock'],
  ['performance.now', 'clock'],
  ['performance.timeOrigin', 'clock'],
  ['Math.random', 'chance'],
  ['crypto.randomUUID', 'chance'],
  ['crypto.getRandomValues', 'chance'],
]);

/** Throws if the file does not parse. */
export function readModule(path: string, source: string): SourceModule {
  const parsed = parseSync(path, source);
  const error = parsed.errors.find(({ severity }) => severity === 'Error');
  if (error) throw new Error(`${path}: ${error.message}`);

  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  // `import { type A } from` still loads the file when types are stripped; `import type` does not.
  const isErased = (start: number, keyword: 'import' | 'export'): boolean =>
    new RegExp(`^${keyword}\\s+type\\s*[{*\\w]`).test(source.slice(start, start + 40));

  const references: Reference[] = [];
  for (const statement of parsed.module.staticImports) {
    const values = statement.entries.filter(({ isType }) => !isType);
    const whole = statement.entries.length === 0 || values.some(({ importName }) => importName.kind !== 'Name');
    references.push({
      specifier: statement.moduleRequest.value,
      line: lineOf(statement.start),
      runtime: !isErased(statement.start, 'import'),
      names: whole ? 'all' : values.map(({ importName }) => importName.name!),
    });
  }
  for (const { start, moduleRequest } of parsed.module.dynamicImports) {
    const specifier = source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, '');
    references.push({ specifier, line: lineOf(start), runtime: true, names: 'all' });
  }

  const reExports = parsed.module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry): ReExport[] =>
      entry.moduleRequest === null
        ? []
        : [
            {
              specifier: entry.moduleRequest.value,
              line: lineOf(statement.start),
              runtime: !entry.isType,
              star: entry.exportName.kind === 'None',
              exported: entry.exportName.name,
              imported: entry.importName.name,
            },
          ],
    ),
  );
  const exports = parsed.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
  return {
    path,
    references,
    reExports,
    exports,
    readings: readingsOf(parsed, lineOf),
    wireWords: wireWordsOf(parsed, lineOf),
    sportQuestions: sportQuestionsOf(parsed, lineOf),
  };
}

function readingsOf(parsed: ReturnType<typeof parseSync>, lineOf: (offset: number) => number): Reading[] {
  const readings: Reading[] = [];
  new Visitor({
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        readings.push({ what: 'clock', line: lineOf(start) });
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date') readings.push({ what: 'clock', line: lineOf(start) });
    },
    MemberExpression({ object, property, start }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const what = READINGS.get(`${object.name}.${property.name}`);
      if (what) readings.push({ what, line: lineOf(start) });
    },
  }).visit(parsed.program);
  return readings;
}
