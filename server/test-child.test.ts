import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hasSetpriv, spawnTied } from './test-child.ts';

const PARENT = `
  const { spawnTied } = await import(process.argv[1]);
  console.log(spawnTied(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).pid);
  if (process.argv[2] === 'ends') setTimeout(() => process.exit(), 100);
  else setInterval(() => {}, 1000);`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.each(['ends', ...(hasSetpriv ? ['is killed'] : [])])('what a test starts ends with its process, which %s', async (how) => {
  const program = path.join(import.meta.dirname, 'test-child.ts');
  const parent = spawnTied(process.execPath, ['--input-type=module', '-e', PARENT, program, how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  if (how === 'is killed') parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});
