import type { Plugin } from 'vite';

const ENTRY = /\/web\/app\/entry-client\.tsx$/;
/** What nearly every page with events is made of, as the entry names it. */
const SHARED = [
  '../table/leagues/league-section.tsx',
  '../table/motion/use-calm.ts',
  '../table/motion/use-gradual.ts',
  '../table/opened/match-area.tsx',
  '../table/rows/row-stage.tsx',
  '../table/table-states.tsx',
  '../table/use-row-keys.ts',
  '../table/use-table.ts',
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
    { name: 'duel', test: /\/web\/table\/rows\/duel\.ts$/ },
  ],
};
