import path from 'node:path';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { freePort } from '../../../server/testing/child.ts';
import { type Program, startProgram } from '../program.ts';

/** A server process whose address survives restarts. */
export interface Machine extends AsyncDisposable {
  readonly url: string;
  readonly program: Program;
  readonly stderr: () => string;
  /** Of all its processes. */
  readonly stdout: () => string;
  readonly settings: Readonly<Record<string, string>>;
  /** At the same address. Resolves once it serves. */
  start(other?: Readonly<Record<string, string>>): Promise<void>;
  kill(): Promise<void>;
  /** By SIGTERM. */
  end(): Promise<void>;
  pause(): void;
  resume(): void;
}

export async function startMachine(
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = ['serve'],
): Promise<Machine> {
  const folder = temporaryFolder('machine');
  const port = String(await freePort());
  const all = {
    DATA_DIR: path.join(folder.path, 'data'),
    PORT: port,
    PUSH_PER_ADDRESS: '100000',
    COST_PER_ADDRESS: '1000',
    ...settings,
  };
  let program: Program;
  let stderr = '';
  let stdout = '';
  const begin = (other: Readonly<Record<string, string>> = {}): void => {
    program = startProgram(words, { ...all, ...other });
    program.child.stderr!.on('data', (text: Buffer) => {
      stderr += text.toString();
    });
    program.child.stdout!.on('data', (text: Buffer) => {
      stdout += text.toString();
    });
  };
  const signal = (name: NodeJS.Signals): void => void program.child.kill(name);
  const end = async (name: NodeJS.Signals): Promise<void> => {
    signal('SIGCONT');
    signal(name);
    await program.ended;
  };
  begin();
  await program!.ready();
  return {
    url: `http://127.0.0.1:${port}`,
    get program() {
      return program;
    },
    stderr: () => stderr,
    stdout: () => stdout,
    settings: all,
    async start(other) {
      begin(other);
      await program.ready();
    },
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await end('SIGTERM');
      folder[Symbol.dispose]();
    },
  };
}
