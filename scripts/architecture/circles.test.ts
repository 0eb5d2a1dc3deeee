import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { resolveImport } from './graph.ts';
import { circlesOf } from './measure.ts';
import { readModule } from './module.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function importsOf(file: string, source: string): string[] {
  const { references, reExports } = readModule(file, source);
  return [...references, ...reExports].map(({ specifier }) => resolveImport(file, specifier).name);
}

it('[ERR-13] no part of server, client, wire and domain depends on itself in a circle, and a circle is found', () => {
  const files = globSync('{server,client,wire,domain}/**/*.ts', { cwd: ROOT, exclude: (name) => name === 'node_modules' });
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(500);
  const imports = new Map(sources.map((file) => [file, importsOf(file, readFileSync(path.join(ROOT, file), 'utf8'))]));
  expect(circlesOf(imports)).toEqual([]);
  const back = importsOf('server/database/database.ts', "import { startStack } from '../compose/stack.ts';");
  const [circle] = circlesOf(new Map([...imports, ['server/database/database.ts', back]]));
  expect(circle).toContain('server/compose/stack.ts');
});
