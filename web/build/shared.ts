import type { Plugin } from 'vite';

const ENTRY = /\/web\/entry\/hydrate\.tsx$/;
/** Modules of nearly every page with events, as the entry imports them. */
const SHARED = [
  '../list/sections/league-section.tsx',
  '../list/motion/use-calm.ts',
  '../list/motion/use-gradual.ts',
  '../list/opened/match-area.tsx',
  '../list/rows/row-stage.tsx',
  '../list/table-states.tsx',
  '../list/use-row-keys.ts',
  '../list/use-table.ts',
];

/** A shared chunk of its own would cost the first page a request, and compress worse. */
export const joinShared = (): Plugin => ({
  name: 'stillingen:join-shared',
  transform: {
    filter: { id: ENTRY },
    // After the imports of the entry: this order of modules compresses best.
    handler: (code) => ({ code: `${code}\n${SHARED.map((module) => `import '${module}';`).join('')}`, map: null }),
  },
});

/** Few chunks: small files compress worse, and each costs a request. */
export const fewFiles = {
  groups: [
    { name: 'main', tags: ['$initial' as const], priority: 1 },
    { name: 'duel', test: /\/web\/list\/rows\/duel\.ts$/ },
  ],
};
