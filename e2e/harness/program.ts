import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { spawnTied } from '../../server/testing/child.ts';
import { runFolder } from '../../server/testing/run.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const READY = /is served at http:\/\/localhost:(\d+)/;

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** As an operator runs it. */
export interface Program extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Rejects with its output if it ends before it serves. */
  ready(): Promise<string>;
}

type Environment = Readonly<Record<string, string>>;

/** A run starts the program a hundred times: translated code is cached. */
const SHARED: Environment = runFolder() === null ? {} : { NODE_COMPILE_CACHE: path.join(runFolder()!, 'code') };

export function startProgram(words: readonly string[], settings: Environment = {}): Program {
  const child = spawnTied(process.execPath, [path.join(ROOT, 'server/main.ts'), ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', PORT: '0', ...SHARED, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr!.on('data', (text: Buffer) => {
    stderr += text.toString();
  });
  const served = new Promise<string | null>((resolve) => {
    child.stdout!.on('data', (text: Buffer) => {
      stdout += text.toString();
      const port = READY.exec(stdout)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('close', () => resolve(null));
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return {
    child,
    ended,
    async ready() {
      const url = await served;
      if (url === null) throw new Error(`it ended: ${stdout}${stderr}`);
      return url;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export const runProgram = (words: readonly string[], settings?: Environment): Promise<Ended> =>
  startProgram(words, settings).ended;
