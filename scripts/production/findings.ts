import { MOST_WAITING, type Waiting } from './waiting.ts';

/** One file of `knip --reporter json`. */
export interface KnipIssue {
  readonly file: string;
  readonly files: readonly unknown[];
  readonly exports: readonly { readonly name: string }[];
}

const INDEX = /(?:^|\/)index\.ts$/;

/** Findings of knip, each once, without re-exports: `file`, or `file name` of an export. */
function foundBy(issues: readonly KnipIssue[]): string[] {
  const names = new Set(issues.flatMap(({ file, exports }) => (INDEX.test(file) ? [] : exports.map(({ name }) => name))));
  return issues.flatMap(({ file, files, exports }) => [
    ...(files.length > 0 ? [file] : []),
    ...exports.filter(({ name }) => !INDEX.test(file) || !names.has(name)).map(({ name }) => `${file} ${name}`),
  ]);
}

/** A line for each finding that does not wait, and for each waiting entry that is reached or gone. */
export function faultsOf(
  issues: readonly KnipIssue[],
  waiting: readonly Waiting[],
  carried: ReadonlySet<string>,
  most = MOST_WAITING,
): string[] {
  const found = new Set(foundBy(issues));
  const code = new Set(waiting.flatMap((group) => group.code));
  const rules = waiting.flatMap((group) => group.rules);
  const count = rules.length + waiting.flatMap((group) => group.code).length;
  return [
    ...[...found]
      .filter((each) => !code.has(each))
      .map((each) => `${each}: no page, command or feed reaches it; delete it or use it`),
    ...[...code]
      .filter((each) => !found.has(each))
      .map((each) => `${each}: is reached or gone; take it off the list in waiting.ts`),
    ...rules.filter((id) => !carried.has(id)).map((id) => `${id}: no test carries it; take it off the list in waiting.ts`),
    ...(count === most ? [] : [`MOST_WAITING is ${most}, the list holds ${count}; the number may only fall`]),
  ];
}
