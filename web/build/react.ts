import type { Plugin } from 'vite';

const REACT = /\/node_modules\/react(?:-dom)?\/cjs\/react(?:-dom)?\.production\.js$/;
const OF_REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const NAMED_IMPORT = /import \{([^}]*)\} from ['"]react(?:-dom)?['"]/g;
const WHOLE_IMPORT = /import (?!type\b)(?:\w+|\* as \w+)[^'"]* from ['"]react(?:-dom)?['"]|require\(['"]react(?:-dom)?['"]\)/;
/** What a file of React hands out: a function, or something that it has named before. */
const EXPORT = /^exports\.(\w+) = (?:function \(\) \{\};|function\b[\s\S]*?^\};|\w+;)\n/gm;

/** What browsers need of React. */
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

/** A file of React without the exports that nobody uses. What its parts need of each other stays. */
export const withoutUnused = (code: string): string =>
  code.replaceAll(EXPORT, (whole, name: string) => (USED.has(name) ? whole : ''));

/** What a module imports of React that browsers are not given; null where there is nothing. All of it is more than they are given. */
export function unknownImport(code: string): string | null {
  if (WHOLE_IMPORT.test(code)) return '*';
  const names = [...code.matchAll(NAMED_IMPORT)].flatMap(([, list]) => list!.split(','));
  return names.map((name) => name.trim()).find((name) => name !== '' && !name.startsWith('type ') && !USED.has(name)) ?? null;
}

/** A bundler leaves nothing out of CommonJS, in which React comes: this does, and refuses who asks for what is left out. */
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
