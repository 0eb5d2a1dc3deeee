import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryFolder extends Disposable {
  readonly path: string;
}

const RETRIES = 5;
const folders = new Set<string>();
function remove(folder: string): void {
  // A server that was just killed may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: RETRIES });
  folders.delete(folder);
}
process.on('exit', () => {
  for (const folder of folders) remove(folder);
});
// Vitest ends its workers by this signal, on which a process runs no exit handlers.
process.once('SIGTERM', () => process.exit(128 + constants.signals.SIGTERM));

/** A folder that is removed at the end of this process, also when a test fails. */
export function temporaryFolder(name: string): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `stillingen-${name}-`));
  folders.add(folder);
  return { path: folder, [Symbol.dispose]: () => remove(folder) };
}
