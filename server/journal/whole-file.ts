import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const MODE = 0o600;

async function sync(place: string, flags: string): Promise<void> {
  await using handle = await open(place, flags);
  await handle.sync();
}

/** Writes a gzip file, named `part` until it is on disk. A failure leaves nothing behind. */
export async function writeWhole(file: string, part: string, texts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(texts, createGzip(), createWriteStream(part, { mode: MODE }));
    await sync(part, 'r+');
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  // Windows can not open folders.
  if (process.platform !== 'win32') await sync(path.dirname(file), 'r');
}

/** Far above the longest line: a message has at most 8 MiB, JSON at most twice as many. */
const MAX_LINE = 64 * 2 ** 20;

/** Splits text into lines without scanning a piece twice. Throws if a line is too long. */
function createLines(): { take(chunk: string): string[]; readonly isTorn: boolean } {
  let pieces: string[] = [];
  let length = 0;
  return {
    take(chunk) {
      const [first, ...more] = chunk.split('\n') as [string, ...string[]];
      pieces.push(first);
      length += first.length;
      if (length > MAX_LINE) throw new Error(`a line of it is longer than ${MAX_LINE / 2 ** 20} MiB`);
      if (more.length === 0) return [];
      const lines = [pieces.join(''), ...more];
      pieces = [lines.pop()!];
      length = pieces[0]!.length;
      return lines;
    },
    get isTorn() {
      return length > 0;
    },
  };
}

/** The lines of such a file, separated by \n only. Throws if the last line is torn. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  const lines = createLines();
  try {
    for await (const chunk of text as AsyncIterable<string>) yield* lines.take(chunk);
  } finally {
    source.destroy();
    text.destroy();
  }
  if (lines.isTorn) throw new Error('its last line is torn');
}
