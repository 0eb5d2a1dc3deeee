import type { Plugin } from 'vite';
import { withoutEvents } from './react-events.ts';
import { withoutAbsent } from './react-parts.ts';
import { withoutProperties } from './react-properties.ts';
import { absentUse, namesIn } from './react-use.ts';

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/cjs\/(?:\1|react-dom-client)\.production\.js$/;
const CLIENT = /react-dom-client\.production\.js$/;
const PAGES = /\/web\/.*\.tsx$/;
const PAGE_CODE = /\/web\/.*\.tsx?$/;
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

/** The client of React DOM as pages need it, and the events and properties that it lacks. */
export function clientOfPages(code: string): { readonly code: string; readonly lacks: readonly string[] } {
  const events = withoutEvents(withoutAbsent(withoutUnused(code), USED));
  const properties = withoutProperties(events.code);
  return { code: properties.code, lacks: [...events.lacks, ...properties.lacks] };
}

/** Bundlers do not tree-shake CommonJS, in which React is published. */
export function dropUnusedReact(): Plugin {
  const lacks = new Set<string>();
  const users = new Map<string, string>();
  return {
    name: 'drop-unused-react',
    enforce: 'pre',
    transform(code, id) {
      if (CLIENT.test(id)) {
        const client = clientOfPages(code);
        for (const name of client.lacks) lacks.add(name);
        return { code: client.code, map: null };
      }
      if (REACT.test(id)) {
        const used = withoutUnused(code);
        if (used === code) this.error(`nothing to leave out was found in ${id}`);
        return { code: used, map: null };
      }
      const unknown = OF_REACT.test(id) ? null : unknownImport(code);
      if (unknown !== null) this.error(`${id} imports ${unknown} of React: add it to USED in web/build/react.ts`);
      const absent = PAGES.test(id) ? absentUse(code) : null;
      if (absent !== null) this.error(`${id} renders ${absent}: web/build leaves out of React what draws it`);
      if (PAGE_CODE.test(id)) for (const name of namesIn(code)) users.set(name, id);
      return null;
    },
    buildEnd() {
      for (const [name, id] of users)
        if (lacks.has(name)) this.error(`${id} sets ${name}: add it to USED_EVENTS or USED_ALIASES in web/build`);
    },
  };
}
