import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';

/** Two numbers in a file set how far the clocks are ahead (milliseconds). */
const PROGRAM = `
  const { readFileSync, writeFileSync } = await import('node:fs');
  const Real = Date, steady = performance.now.bind(performance);
  let wall = 0, ran = 0;
  const read = () => ([wall, ran] = readFileSync(process.env.CLOCK_FILE, 'utf8').split(' ').map(Number));
  read();
  process.on('SIGUSR2', () => (read(), writeFileSync(process.env.CLOCK_FILE + '.applied', '')));
  performance.now = () => steady() + ran;
  globalThis.Date = class extends Real {
    constructor(...a) { a.length === 0 ? super(Real.now() + wall) : super(...a); }
    static now() { return Real.now() + wall; }
  };`;

export interface ServerClock extends Disposable {
  readonly settings: Readonly<Record<string, string>>;
  /** Moves its wall clock and its monotonic clock ahead; resolves when the process has done so. */
  set(process: ChildProcess, offMs: { readonly wall?: number; readonly ran?: number }): Promise<void>;
}

export function createServerClock(wall = 0): ServerClock {
  const folder = temporaryFolder('clock');
  const file = path.join(folder.path, 'off');
  const applied = `${file}.applied`;
  writeFileSync(file, `${wall} 0`);
  return {
    settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROGRAM)}` },
    async set(child, { wall: wallMs = 0, ran = 0 }) {
      rmSync(applied, { force: true });
      writeFileSync(file, `${wallMs} ${ran}`);
      child.kill('SIGUSR2');
      await expect.poll(() => existsSync(applied)).toBe(true);
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

/** Moves the clocks of this process too, until disposed of. */
export function liveAhead(byMs: number): Disposable {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...words: [] | ConstructorParameters<typeof Date>) {
      if (words.length === 0) super(Real.now() + byMs);
      else super(...(words as [number]));
    }
    static override now(): number {
      return Real.now() + byMs;
    }
  } as DateConstructor;
  return {
    [Symbol.dispose]() {
      globalThis.Date = Real;
    },
  };
}
