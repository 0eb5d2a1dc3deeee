import type { Plugin } from 'vite';

const REACT = /\/node_modules\/react(?:-dom)?\/cjs\/react(?:-dom)?\.production\.js$/;
const OF_REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const NAMED_IMPORT = /import \{([^}]*)\} from ['"]react(?:-dom)?['"]/g;
const WHOLE_IMPORT = /import (?!type\b)(?:\w+|\* as \w+)[^'"]* from ['"]react(?:-dom)?['"]|require\(['"]react(?:-dom)?['"]\)/;
/** An export of React: a function, or a name defined before. */
const EXPORT = /^exports\.(\w+) = (?:function \(\) \{\};|function\b[\s\S]*?^\};|\w+;)\n/gm;

export const USED: ReadonlySet<string> = new Set([
  'Component',
  'Fragment',
  'Suspense',
  'createContext',
  'createElement',
  'lazy',
  'memo',
  'startTransition',
  'use',
  'useCallback',
  'useContext',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useId',
  'useLayoutEffect',
  'useMemo',
  'useRef',
  'useState',
  'useSyncExternalStore',
]);

export const withoutUnused = (code: string): string =>
  code.replaceAll(EXPORT, (whole, name: string) => (USED.has(name) ? whole : ''));

/** An import that USED lacks; '*' for a whole import, null for none. */
export function unknownImport(code: string): string | null {
  if (WHOLE_IMPORT.test(code)) return '*';
  const names = [...code.matchAll(NAMED_IMPORT)].flatMap(([, list]) => list!.split(','));
  return names.map((name) => name.trim()).find((name) => name !== '' && !name.startsWith('type ') && !USED.has(name)) ?? null;
}

/** Bundlers do not tree-shake CommonJS, in which React is published. */
export function dropUnusedReact(): Plugin {
  return {
    name: 'drop-unused-react',
    enforce: 'pre',
    transform(code, id) {
      if (REACT.test(id)) {
        const used = withoutUnused(code);
        if (used === code) this.error(`nothing to leave out was found in ${id}`);
        return { code: used, map: null };
      }
      const unknown = OF_REACT.test(id) ? null : unknownImport(code);
      if (unknown !== null) this.error(`${id} imports ${unknown} of React: add it to USED in web/build/react.ts`);
      return null;
    },
  };
}
