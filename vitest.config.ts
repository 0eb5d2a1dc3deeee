import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const UNIT = 0;
const FAULTS = 1;
const BROWSER = 2;

const COMMON = {
  // What a test file takes in is taken in once, not once for each of 460: no file leaves anything changed that another sees.
  isolate: false,
  // Never a second chance: a flaky test is a broken one.
  retry: 0,
  // What comes in its time does not come within a second on a busy machine, which is the default.
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    globalSetup: ['server/testing/run.ts'],
    projects: [
      {
        test: {
          ...COMMON,
          name: 'unit',
          include: ['{domain,wire,client,web,sources,server,bench,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Many wait for a server or a database most of their time: of two processors one worker, which is the default there, uses half.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          // Some start the whole server and its database, some play thousands of matches: ten times what that takes, as machines differ.
          testTimeout: 150_000,
          hookTimeout: 150_000,
          sequence: { groupOrder: UNIT },
        },
      },
      {
        test: {
          ...COMMON,
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          setupFiles: ['e2e/harness/midnight.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // Each starts several processes.
          maxWorkers: 3,
          sequence: { groupOrder: FAULTS },
        },
      },
      {
        test: {
          ...COMMON,
          name: 'e2e',
          include: ['e2e/journeys/**/*.test.ts'],
          setupFiles: ['e2e/harness/midnight.ts'],
          // Many waits of a journey, of which each may be long on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // After everything else; each has a browser and a server of its own, and waits for them half of its time.
          maxWorkers: 2,
          sequence: { groupOrder: BROWSER },
        },
      },
    ],
  },
});
