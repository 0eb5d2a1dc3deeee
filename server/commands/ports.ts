import { setTimeout as wait } from 'node:timers/promises';
import { wordsOutput } from '../output.ts';

/** Resolves after `ms`, or as soon as `signal` is aborted. */
export const sleep = async (ms: number, signal: AbortSignal): Promise<void> => {
  await wait(ms, undefined, { signal }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
};

/** Lines for the operator go to standard error; standard output carries results only. */
export const stderrLog = {
  info: (line: string): void => wordsOutput.write(`${line}\n`),
  warn: (line: string): void => wordsOutput.write(`${line}\n`),
};

const BAR_MS = 200;

/** Progress of long work: one line that is rewritten on a terminal, a line now and then elsewhere. */
export function createProgress(): (done: number, total: number, label: string) => void {
  let lastMs = 0;
  const terminal = process.stderr.isTTY;
  return (done, total, label) => {
    const now = Date.now();
    if (done < total && now - lastMs < (terminal ? BAR_MS : BAR_MS * 25)) return;
    lastMs = now;
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    process.stderr.write(
      terminal
        ? `\r\u001b[K${percent} %  ${done}/${total}  ${label}${done >= total ? '\n' : ''}`
        : `${percent} %  ${done}/${total}  ${label}\n`,
    );
  };
}
