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

/** The program as an operator runs it: a process of its own. */
export interface Program extends AsyncDisposable {
  readonly child: ChildProcess;
  /** Its exit code and output. */
  readonly ended: Promise<Ended>;
  /** Its address once it serves. Rejects with its output if it ends before. */
  ready(): Promise<string>;
}

type Environment = Readonly<Record<string, string>>;

/** A run starts the program a hundred times: it is translated once. */
const SHARED: Environment = runFolder() === null ? {} : { NODE_COMPILE_CACHE: path.join(runFolder()!, 'code') };

/** Starts `stillingen` with these words and settings. */
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

/** Runs `stillingen` to its end. */
export const runProgram = (words: readonly string[], settings?: Environment): Promise<Ended> =>
  startProgram(words, settings).ended;
