import type { Plugin } from 'vite';

const ENTRY = /\/web\/entry\/hydrate\.tsx$/;
/** What nearly every page with events is made of, as the entry names it. */
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

/** Puts what pages share beside what all of them load: a file of its own would cost the first page a request, and compress worse. */
export const joinShared = (): Plugin => ({
  name: 'stillingen:join-shared',
  transform: {
    filter: { id: ENTRY },
    // Behind the imports of the entry, which keeps the order of modules that compresses best.
    handler: (code) => ({ code: `${code}\n${SHARED.map((module) => `import '${module}';`).join('')}`, map: null }),
  },
});

/**
 * One file for what every page loads at once, and one for what draws matches: many small files compress worse, and each costs a
 * request.
 */
export const fewFiles = {
  groups: [
    { name: 'main', tags: ['$initial' as const], priority: 1 },
    { name: 'duel', test: /\/web\/list\/rows\/duel\.ts$/ },
  ],
};
