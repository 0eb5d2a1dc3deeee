import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface WrittenFiles extends AsyncDisposable {
  readonly path: string;
}

export async function writeFiles(files: Readonly<Record<string, readonly string[]>>): Promise<WrittenFiles> {
  const path = await mkdtemp(join(tmpdir(), 'import-'));
  for (const [name, lines] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), `${lines.join('\n')}\n`);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
