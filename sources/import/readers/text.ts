import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { SourceFile } from '../files.ts';
import { BadRow } from '../report.ts';

/** How the letters of a file are written. */
export type Encoding = 'utf-8' | 'windows-1250';

/**
 * The text of a file piece by piece, without a byte order mark; a `.gz` is unpacked on the way. Throws BadRow where it is
 * not there or cannot be unpacked.
 */
export async function* readPieces({ path }: SourceFile, encoding: Encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const raw = createReadStream(path);
  // An error of either stream comes out where the last of them is read.
  const bytes = path.endsWith('.gz') ? pipeline(raw, createGunzip(), () => {}) : raw;
  try {
    for await (const piece of bytes) yield decoder.decode(piece as Uint8Array, { stream: true });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BadRow('is not there');
    if (!code.startsWith('Z_')) throw error;
    throw new BadRow(`can not be unpacked: ${message}`);
  }
  yield decoder.decode();
}

/** The whole text of a file, with line ends as \n. Throws BadRow where it cannot be unpacked. */
export async function readWhole(file: SourceFile, encoding?: Encoding): Promise<string> {
  let text = '';
  for await (const piece of readPieces(file, encoding)) text += piece;
  return text.replaceAll('\r\n', '\n');
}
