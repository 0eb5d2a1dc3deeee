import type { Writable } from 'node:stream';

/** What waits at most for a reader that stands still. */
const MAX_WAITING_BYTES = 2 ** 18;

/** Lines for whoever runs the server. Nobody waits for them: what can not be written is counted, and said when lines are taken again. */
export interface Output {
  write(line: string): void;
  /** Lines that were given up so far. */
  readonly lost: number;
}

/** Writes lines to a stream that may be full, stand still or end at any time. `lostLine` says how many lines are missing, with its line end. */
export function createOutput(stream: Writable, lostLine: (count: number) => string): Output {
  let lost = 0;
  let said = 0;
  // Each write is told of its own failure.
  stream.on('error', () => undefined);

  function sayLost(): void {
    if (lost === said) return;
    const missing = lost - said;
    said = lost;
    stream.write(lostLine(missing), (error) => {
      // Still not said: it is said with the next ones.
      if (error) said -= missing;
    });
  }

  return {
    get lost() {
      return lost;
    },
    write(line) {
      if (stream.writableLength > MAX_WAITING_BYTES) {
        lost += 1;
        return;
      }
      stream.write(line, (error) => {
        if (error) lost += 1;
        else sayLost();
      });
    },
  };
}

/** The log: lines of JSON on standard output. */
export const logOutput = createOutput(
  process.stdout,
  (count) =>
    `${JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, lost: count, msg: 'lines of the log were lost' })}\n`,
);
/** Words to the operator, on standard error. */
export const wordsOutput = createOutput(process.stderr, (count) => `${count} lines that stood here were lost\n`);
