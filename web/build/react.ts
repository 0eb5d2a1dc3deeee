import type { Plugin } from 'vite';
import { absentUse, withoutAbsent } from './react-parts.ts';

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/cjs\/(?:\1|react-dom-client)\.production\.js$/;
const CLIENT = /react-dom-client\.production\.js$/;
const PAGES = /\/web\/.*\.tsx$/;
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

/** Parts of React DOM's client that only its other exports and unused methods of its root reach. */
const UNREACHED =
  /^(?:ReactDOMSharedInternals\.(?:d|findDOMNode)|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration) = [\s\S]*?^\};\n/gm;

/** What the page calls of React DOM's client, and that of its scheduler. */
const USED_BELOW =
  /^hydrateRoot$|^unstable_(?:\w+Priority(?:Level)?|scheduleCallback|cancelCallback|shouldYield|requestPaint|now)$/;

export const withoutUnused = (code: string): string =>
  code
    .replaceAll(EXPORT, (whole, name: string) => (USED.has(name) || USED_BELOW.test(name) ? whole : ''))
    .replaceAll(UNREACHED, '');

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
        return { code: CLIENT.test(id) ? withoutAbsent(used, USED) : used, map: null };
      }
      const unknown = OF_REACT.test(id) ? null : unknownImport(code);
      if (unknown !== null) this.error(`${id} imports ${unknown} of React: add it to USED in web/build/react.ts`);
      const absent = PAGES.test(id) ? absentUse(code) : null;
      if (absent !== null) this.error(`${id} renders ${absent}: web/build/react-parts.ts leaves out what draws it`);
      return null;
    },
  };
}
