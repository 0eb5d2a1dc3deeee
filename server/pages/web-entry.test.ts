import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/run.ts';
import { loadWebApp, WebMissing } from './web-entry.ts';

function built(code: string): string {
  const folder = temporaryFolder('web');
  onTestFinished(() => folder[Symbol.dispose]());
  mkdirSync(path.join(folder.path, 'server'));
  writeFileSync(path.join(folder.path, 'server', 'entry-server.js'), code);
  writeFileSync(path.join(folder.path, 'package.json'), '{"type":"module"}');
  return folder.path;
}

it('[ERR-14] a web app of another version is refused at the start, by the first part that has the wrong type', async () => {
  await expect(loadWebApp(built('export const render = 5;'))).rejects.toThrow(
    /entry-server\.js is of another version: render is number, and has to be function/,
  );
  await expect(loadWebApp(built('export const render = () => 0;'))).rejects.toThrow(/: missingPage is undefined/);
});

it('[ERR-11] a web app that is not built is refused at the start, by its name', async () => {
  const folder = temporaryFolder('web');
  onTestFinished(() => folder[Symbol.dispose]());
  const loading = loadWebApp(folder.path);
  await expect(loading).rejects.toThrow(WebMissing);
  await expect(loading).rejects.toThrow(/entry-server\.js is missing/);
});
