import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for what a test or a benchmark writes. */
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
// Workers of the tests are ended by this signal, at which a process does nothing more by itself.
process.once('SIGTERM', () => process.exit(128 + constants.signals.SIGTERM));

/** Makes a folder that is gone at the end of this process, if not before: also where a test fails or never begins. */
export function temporaryFolder(name: string): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `stillingen-${name}-`));
  folders.add(folder);
  return { path: folder, [Symbol.dispose]: () => remove(folder) };
}
