import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hasSetpriv, spawnTied } from './child.ts';

const PARENT = `
  const { spawnTied } = await import(process.argv[1]);
  console.log(spawnTied(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).pid);
  process.stdin.once('data', () => process.exit());`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const state = `/proc/${pid}/stat`;
    return !existsSync(state) || !/\) [ZX] /.test(readFileSync(state, 'utf8'));
  } catch {
    return false;
  }
}

it.each(['ends', ...(hasSetpriv ? ['is killed'] : [])])('spawnTied ends a child with its process, which %s', async (how) => {
  const program = path.join(import.meta.dirname, 'child.ts');
  const parent = spawnTied(process.execPath, ['--input-type=module', '-e', PARENT, program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  if (how === 'is killed') parent.kill('SIGKILL');
  else parent.stdin!.write('end');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
