import type { Writable } from 'node:stream';

const MAX_WAITING_BYTES = 2 ** 18;

/** Writing never waits: lines that can not be written are counted and reported later. */
export interface Output {
  write(line: string): void;
  readonly lost: number;
}

/** The stream may be full, stuck or closed at any time. `lostLine` reports lost lines. */
export function createOutput(stream: Writable, lostLine: (count: number) => string): Output {
  let lost = 0;
  let reported = 0;
  // Each write gets its own error.
  stream.on('error', () => undefined);

  function sayLost(): void {
    if (lost === reported) return;
    const missing = lost - reported;
    reported = lost;
    stream.write(lostLine(missing), (error) => {
      // Not reported yet: the next line reports them.
      if (error) reported -= missing;
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

export const logOutput = createOutput(
  process.stdout,
  (count) =>
    `${JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, lost: count, msg: 'lines of the log were lost' })}\n`,
);
export const wordsOutput = createOutput(process.stderr, (count) => `${count} lines that stood here were lost\n`);
