import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_WAITING_BYTES = 2 ** 18;

/** Writing never waits: lines that can not be written are counted and reported later. */
export interface Output {
  write(line: string): void;
  readonly lost: number;
}

export function createOutput(stream: Writable, lostLine: (count: number) => string): Output {
  let lost = 0;
  let reported = 0;
  // Each write gets its own error.
  stream.on('error', () => undefined);

  function reportLost(): void {
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
        else reportLost();
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

export const sleep = async (ms: number, signal: AbortSignal): Promise<void> => {
  await wait(ms, undefined, { signal }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
};

/** Messages go to standard error; standard output carries results only. */
export const stderrLog = {
  info: (line: string): void => wordsOutput.write(`${line}\n`),
  warn: (line: string): void => wordsOutput.write(`${line}\n`),
};

const BAR_MS = 200;

export interface StatusLine {
  (line: string): void;
  end(): void;
}

/** A status line that is rewritten on a terminal; elsewhere a line is written now and then. */
export function createStatusLine(): StatusLine {
  let lastMs = 0;
  let hidden: string | null = null;
  const terminal = process.stderr.isTTY;
  const write = (line: string): void => {
    process.stderr.write(terminal ? `\r\u001b[K${line}` : `${line}\n`);
    hidden = null;
  };
  const show = (line: string): void => {
    hidden = line;
    const now = Date.now();
    if (now - lastMs < (terminal ? BAR_MS : BAR_MS * 25)) return;
    lastMs = now;
    write(line);
  };
  const end = (): void => {
    if (hidden !== null) write(hidden);
    if (terminal && lastMs > 0) process.stderr.write('\n');
  };
  return Object.assign(show, { end });
}

export function createProgress(): (done: number, total: number, label: string) => void {
  const show = createStatusLine();
  return (done, total, label) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    show(`${percent} %  ${done}/${total}  ${label}`);
    if (done >= total) show.end();
  };
}
