import { setTimeout as wait } from 'node:timers/promises';
import { wordsOutput } from './output.ts';

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
