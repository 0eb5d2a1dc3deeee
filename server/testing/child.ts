import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

const SETPRIV = '/usr/bin/setpriv';
export const hasSetpriv = existsSync(SETPRIV);

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program that ends with this process: at exit, and with setpriv at any end. */
export function spawnTied(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = hasSetpriv
    ? spawn(SETPRIV, ['--pdeathsig', 'KILL', command, ...args], options)
    : spawn(command, [...args], options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
