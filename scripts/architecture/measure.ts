import { type Comment, parseSync, Visitor } from 'oxc-parser';
import { readModule } from './module.ts';
import { resolveImport } from './graph.ts';
import { plainWordsOf } from './plain-words.ts';

/** `most` null: not bounded. `places`: where the value comes from. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly most: number | null;
  readonly places: readonly string[];
}

const LONG_FUNCTION_LINES = 80;
const CROWDED_FOLDER_FILES = 20;
/** Rooms of values of one kind. */
const VALUE_ROOMS = /^(?:domain\/sports|domain\/registry\/data|sources\/datasets|sources\/simulator\/data|docs\/decisions)$/;

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|(?:^|\/)(?:test|testing|harness|e2e)\/|(?:^|\/)test-[\w-]+\.tsx?$/.test(path);

function commentLines(source: string, comments: readonly Comment[]): number {
  const lines = source.split('\n');
  let offset = 0;
  const starts = lines.map((line) => {
    const start = offset;
    offset += line.length + 1;
    return start;
  });
  return lines.filter((line, index) => {
    const first = starts[index]! + line.length - line.trimStart().length;
    const last = starts[index]! + line.trimEnd().length;
    return first < last && comments.some(({ start, end }) => start <= first && last <= end);
  }).length;
}

function longFunctions(path: string, source: string, program: ReturnType<typeof parseSync>['program']): string[] {
  const found: string[] = [];
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  const measureFunction = ({ start, end }: { start: number; end: number }): void => {
    const [from, to] = [lineOf(start), lineOf(end)];
    if (to - from + 1 > LONG_FUNCTION_LINES) found.push(`${path}:${from} (${to - from + 1} lines)`);
  };
  new Visitor({
    FunctionDeclaration: measureFunction,
    FunctionExpression: measureFunction,
    ArrowFunctionExpression: measureFunction,
  }).visit(program);
  return found;
}

/** Circles of imports, types included (Tarjan's strongly connected components). */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): void => {
    index.set(path, index.size);
    low.set(path, index.get(path)!);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path)!, low.get(next)!));
    }
    if (low.get(path) !== index.get(path)) return;
    const members = stack.splice(stack.indexOf(path));
    if (members.length > 1) circles.push(members.toSorted());
  };
  for (const path of imports.keys()) if (!index.has(path)) visit(path);
  return circles;
}

function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '') : '.';
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > CROWDED_FOLDER_FILES && folder !== '.' && !VALUE_ROOMS.test(folder))
    .map(([folder, count]) => `${folder} (${count} files)`);
}

/** `tree` is text by path from the root; null for files that are not code. */
export function measure(tree: ReadonlyMap<string, string | null>): Figure[] {
  const files = [...tree.keys()];
  const long: string[] = [];
  const names: string[] = [];
  const openers: string[] = [];
  const imports = new Map<string, readonly string[]>();
  let lines = 0;
  let comments = 0;
  for (const [path, source] of tree) {
    if (source === null || !isCode(path)) continue;
    const parsed = parseSync(path, source);
    comments += commentLines(source, parsed.comments);
    if (!isTest(path)) {
      lines += source.split('\n').length - 1;
      long.push(...longFunctions(path, source, parsed.program));
    }
    const { references, reExports } = readModule(path, source);
    imports.set(
      path,
      [...references, ...reExports].map(({ specifier }) => resolveImport(path, specifier).name),
    );
    for (const { kind, line, found } of plainWordsOf(path, source))
      (kind === 'identifier' ? names : openers).push(`${path}:${line}: ${found}`);
  }
  const circles = circlesOf(imports).map((circle) => circle.join(', '));
  const crowded = crowdedFolders(files);
  return [
    { name: 'files', value: files.length, most: 3450, places: [] },
    { name: 'lines of TypeScript without tests', value: lines, most: 172_000, places: [] },
    { name: 'functions over 80 lines', value: long.length, most: 10, places: long },
    { name: 'comment lines', value: comments, most: 9700, places: [] },
    { name: 'import circles, types included', value: circles.length, most: 3, places: circles },
    { name: 'folders with more than 20 files', value: crowded.length, most: 0, places: crowded },
    { name: 'banned identifiers', value: names.length, most: 0, places: names },
    { name: 'banned sentences in comments and titles', value: openers.length, most: 0, places: openers },
  ];
}
