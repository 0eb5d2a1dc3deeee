import { chainsTo, type Modules, resolveImport } from './graph.ts';
import { readModule } from './module.ts';
import {
  GRAPH_RULES,
  isBrowserCode,
  isForProvidersOnly,
  isPure,
  isServerRendering,
  isTableOfFeeds,
  isTableOfSports,
  mayNotNameSports,
  RULES,
  mustUseCodecs,
} from './rules.ts';

export interface Violation {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly found: string;
  readonly why: string;
  readonly instead: string;
}

type GraphRule = keyof typeof GRAPH_RULES;
const graphViolation = (rule: GraphRule, path: string, line: number, found: string): Violation => ({
  rule,
  path,
  line,
  found,
  ...GRAPH_RULES[rule],
});

/** In order of path. `sources` is text by path from the root. */
export function guard(sources: ReadonlyMap<string, string>): Violation[] {
  const modules: Modules = new Map([...sources].map(([path, source]) => [path, readModule(path, source)]));
  return [...brokenArrows(modules), ...brokenGraph(modules)].toSorted((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line,
  );
}

function* brokenArrows(modules: Modules): Generator<Violation> {
  for (const { path, references, reExports } of modules.values()) {
    for (const { specifier, line } of [...references, ...reExports]) {
      const arrow = { from: path, to: resolveImport(path, specifier) };
      for (const { name, why, instead, forbids } of RULES) {
        if (forbids(arrow)) yield { rule: name, path, line, found: `imports ${specifier}`, why, instead };
      }
    }
  }
}

function* brokenGraph(modules: Modules): Generator<Violation> {
  for (const chain of chainsTo(modules, [...modules.keys()].filter(isBrowserCode), isForProvidersOnly)) {
    yield graphViolation('browsers-get-no-provider-code', chain[0]!, 1, chain.join(' → '));
  }
  const inBrowsers = [...modules.keys()].filter((path) => isBrowserCode(path) && !isServerRendering(path));
  for (const chain of chainsTo(modules, inBrowsers, isTableOfSports)) {
    yield graphViolation('browsers-get-no-table-of-sports', chain[0]!, 1, chain.join(' → '));
  }
  for (const chain of chainsTo(modules, inBrowsers, isTableOfFeeds)) {
    yield graphViolation('browsers-get-no-table-of-feeds', chain[0]!, 1, chain.join(' → '));
  }
  for (const { path, reExports, readings, wireWords, sportQuestions } of modules.values()) {
    for (const { star, line, specifier } of reExports) {
      if (star) yield graphViolation('entry-points-name-their-exports', path, line, `exports * from ${specifier}`);
    }
    if (mustUseCodecs(path))
      for (const { found, line } of wireWords) yield graphViolation('wire-formats-stay-in-wire', path, line, found);
    if (mayNotNameSports(path))
      for (const { found, line } of sportQuestions) yield graphViolation('a-sport-is-a-value', path, line, found);
    if (!isPure(path)) continue;
    for (const { what, line } of readings)
      yield graphViolation('time-and-chance-are-arguments', path, line, `reads a ${what} of its own`);
  }
}
