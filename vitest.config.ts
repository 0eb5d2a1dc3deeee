import { defineConfig } from 'vitest/config';

const UNIT = 0;
const BROWSER = 1;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,wire,client,web,sources,server,bench,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Some of these start the whole server and its database on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: UNIT },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
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
