/** One file of `knip --reporter json`. */
export interface KnipIssue {
  readonly file: string;
  readonly files: readonly unknown[];
  readonly exports: readonly { readonly name: string }[];
}

const INDEX = /(?:^|\/)index\.ts$/;

/** A line for each finding, without re-exports: `file`, or `file name` of an export. */
export function faultsOf(issues: readonly KnipIssue[]): string[] {
  const names = new Set(issues.flatMap(({ file, exports }) => (INDEX.test(file) ? [] : exports.map(({ name }) => name))));
  const found = issues.flatMap(({ file, files, exports }) => [
    ...(files.length > 0 ? [file] : []),
    ...exports.filter(({ name }) => !INDEX.test(file) || !names.has(name)).map(({ name }) => `${file} ${name}`),
  ]);
  return [...new Set(found)].map((each) => `${each}: no page, command or feed reaches it; delete it or use it`);
}
