import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WEB = new URL('../', import.meta.url).pathname;
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);
const sources = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: WEB, exclude: (name) => name === 'dist' || name === 'node_modules' }).filter((name) => !isTest(name));

/** The code of pages and of Danish texts, without imports and the names of declarations. */
const CODE = sources('**/*.{ts,tsx}')
  .filter((name) => !name.startsWith('text/en/'))
  .map((name) => readFileSync(WEB + name, 'utf8').replaceAll(/^import [^;]*;|^export const \w+/gm, ''))
  .join('\n');
const READ = new Set([
  ...[...CODE.matchAll(/\.(\w+)/g)].map(([, key]) => key),
  // Taken out of its object by name.
  ...[...CODE.matchAll(/[{,]\s*(\w+)(?=\s*[,}=:](?!:?\s*['"`(]))/g)].map(([, key]) => key),
]);
/** Read by a code of data, or handed on whole. */
const isReadWhole = (object: string): boolean => new RegExp(`\\b${object}\\b(?!\\.)`).test(CODE);

it('every text of the pages is used', async () => {
  const unused: string[] = [];
  for (const name of sources('text/da/**/*.ts')) {
    const texts = (await import(WEB + name)) as Record<string, unknown>;
    for (const [object, value] of Object.entries(texts)) {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || isReadWhole(object)) continue;
      unused.push(...Object.keys(value).flatMap((key) => (READ.has(key) ? [] : [`${object}.${key}`])));
    }
  }
  expect(unused).toEqual([]);
});
