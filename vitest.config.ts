import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const UNIT = 0;
const FAULTS = 1;
const BROWSER = 2;

const COMMON = {
  // Modules load once for all test files: no file leaves a change that another one sees.
  isolate: false,
  // No retries: a flaky test is a broken test.
  retry: 0,
  // The default of a second is too short on a busy machine.
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
          // Most files wait for a server or a database: one worker, the default on two processors, uses half.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          // Ten times the time of the longest file: a whole server with its database, thousands of matches.
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
          // Each file starts several processes.
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
          // A journey has many waits, each of which may be long on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // After the other projects: each file has a browser and a server, and waits half of its time.
          maxWorkers: 3,
          sequence: { groupOrder: BROWSER },
        },
      },
    ],
  },
});
