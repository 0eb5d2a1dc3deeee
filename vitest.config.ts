import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const UNIT = 0;
const FAULTS = 1;
const BROWSER = 2;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,wire,client,web,sources,server,bench,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Many wait for a server or a database most of their time: of two processors one worker, which is the default there, uses half.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          // Some of these start the whole server and its database on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: UNIT },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each starts several processes.
          maxWorkers: 3,
          retry: 0,
          sequence: { groupOrder: FAULTS },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One browser and one server at a time, after everything else, and never a second chance: a flaky journey is a broken one.
          fileParallelism: false,
          retry: 0,
          sequence: { groupOrder: BROWSER },
        },
      },
    ],
  },
});
