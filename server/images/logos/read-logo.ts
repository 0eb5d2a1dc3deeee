import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { cleanSvg, SvgRefusal } from './clean-svg.ts';

export const MOST_BYTES = 200_000;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
/** After a mark of the byte order. */
const MARKUP = /^\uFEFF?\s*</;

export class LogoRefusal extends Error {
  override readonly name = 'LogoRefusal';
}

/** By its content, whatever its name. A clean SVG, or the bytes of a file of pixels. */
function contentOf(bytes: Buffer): string | Buffer {
  if (bytes.subarray(0, 4).equals(PNG) || bytes.subarray(0, 3).equals(JPEG) || isWebp(bytes)) return bytes;
  if (!MARKUP.test(bytes.toString('utf8', 0, 200))) throw new LogoRefusal('unknown content; allowed: SVG, PNG, WebP or JPEG');
  try {
    return cleanSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof SvgRefusal)
      throw new LogoRefusal(`an SVG with ${error.message}; allowed: shapes, texts, gradients, clips and masks of its own`);
    throw new LogoRefusal('an SVG that is not UTF-8');
  }
}

// A link may lead out of the folder, and a pipe never ends.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Throws LogoRefusal, or an error of the file system. */
export async function readLogo(path: string): Promise<string | Buffer> {
  await using file = await open(path, FLAGS);
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_BYTES + 1), 0, MOST_BYTES + 1, 0);
  if (bytesRead > MOST_BYTES) throw new LogoRefusal(`${size} bytes; allowed: ${MOST_BYTES}`);
  return contentOf(buffer.subarray(0, bytesRead));
}
