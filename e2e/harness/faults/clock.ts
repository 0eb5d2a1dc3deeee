import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../server/testing/run.ts';

/** Two numbers in a file set how far the clocks are ahead (milliseconds). */
const PROGRAM = `
  const { readFileSync } = await import('node:fs');
  const Real = Date, steady = performance.now.bind(performance);
  let wall = 0, ran = 0;
  const read = () => ([wall, ran] = readFileSync(process.env.CLOCK_FILE, 'utf8').split(' ').map(Number));
  read();
  process.on('SIGUSR2', read);
  performance.now = () => steady() + ran;
  globalThis.Date = class extends Real {
    constructor(...a) { a.length === 0 ? super(Real.now() + wall) : super(...a); }
    static now() { return Real.now() + wall; }
  };`;

export interface ServerClock extends Disposable {
  readonly settings: Readonly<Record<string, string>>;
  /** Moves its wall clock and its monotonic clock ahead, applied on SIGUSR2. */
  set(offMs: { readonly wall?: number; readonly ran?: number }): void;
}

export function createServerClock(wall = 0): ServerClock {
  const folder = temporaryFolder('clock');
  const file = path.join(folder.path, 'off');
  const set: ServerClock['set'] = ({ wall: wallMs = 0, ran = 0 }) => writeFileSync(file, `${wallMs} ${ran}`);
  set({ wall });
  return {
    settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROGRAM)}` },
    set,
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
