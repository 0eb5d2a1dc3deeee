import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { spawnTied } from '../server/testing/child.ts';

export const ROOT = path.join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 60_000;

export interface Started extends AsyncDisposable {
  readonly child: ChildProcess;
  /** First group of the ready line. */
  readonly line: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** `line` is the first group of `awaited`. Rejects if the program ends first, or after a minute. */
export async function startNode(
  args: readonly string[],
  awaited: RegExp,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Started> {
  const child = spawnTied(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr!.pipe(process.stderr);
  const exited = once(child, 'exit');
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await exited;
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const found = awaited.exec(line);
    if (found !== null) resolve(found[1] ?? line);
  });
  const timer = setTimeout(() => reject(new Error(`${args.join(' ')} did not start in time`)), START_TIMEOUT_MS);
  child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  child.once('error', reject);
  try {
    const line = await promise;
    return { child, line, end, [Symbol.asyncDispose]: () => end('SIGTERM') };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A file of peers/ prints its address when it is ready. */
export const startPeer = (name: string, ...args: readonly string[]): Promise<Started> =>
  startNode([path.join('bench', 'peers', `${name}.ts`), ...args], /^(http\S+|ready)$/);
