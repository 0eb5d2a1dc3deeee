import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceState, StateStore } from './source-state.ts';

const folderOf = (dataDir: string): string => path.join(dataDir, 'connect');
const isState = (value: unknown): value is SourceState =>
  typeof value === 'object' && value !== null && (value as Partial<SourceState>).version === 1;

async function readState(file: string): Promise<SourceState | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isState(value) ? value : null;
  } catch {
    // Lost or damaged: the messages are sent once more.
    return null;
  }
}

/** A file for each source in the folder `connect` of DATA_DIR, replaced as a whole. */
export function createStateFile(dataDir: string, source: string): StateStore {
  const file = path.join(folderOf(dataDir), `${source}.json`);
  return {
    read: () => readState(file),
    async write(state) {
      await mkdir(folderOf(dataDir), { recursive: true });
      const next = `${file}.next`;
      await writeFile(next, JSON.stringify(state));
      await rename(next, file);
    },
  };
}

/** Those of all sources that have run with this DATA_DIR. */
export async function readStates(dataDir: string): Promise<readonly SourceState[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  const states = await Promise.all(files.map((name) => readState(path.join(folderOf(dataDir), name))));
  return states.filter((state) => state !== null);
}
