import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Readable by its owner alone. */
const MODE = 0o600;

async function sync(place: string, flags: string): Promise<void> {
  await using handle = await open(place, flags);
  await handle.sync();
}

/**
 * Writes texts to a file, compressed by gzip. It has its name once it is whole and on disk, and stays once its folder is; until then
 * it is called `part`. Rejects with what the system says, and nothing is left behind.
 */
export async function writeWhole(file: string, part: string, texts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(texts, createGzip(), createWriteStream(part, { mode: MODE }));
    await sync(part, 'r+');
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  // Windows opens no folders.
  if (process.platform !== 'win32') await sync(path.dirname(file), 'r');
}

/** The lines of such a file. They end at \n alone: JSON leaves the other ends of lines that Unicode knows as they are. Throws where it is torn. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } finally {
    source.destroy();
  }
  if (rest !== '') throw new Error('its last line is torn');
}
