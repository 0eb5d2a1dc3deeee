import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultLine } from '../ops/config/file-faults.ts';

export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

const MOST_BYTES = 500_000;
const PREFIX = '/banners/';

/** By what their bytes begin with: a name alone proves nothing. */
function typeOf(bytes: Buffer): readonly [type: string, ending: string] | null {
  const text = bytes.toString('latin1', 0, 12);
  if (text.startsWith('\x89PNG\r\n')) return ['image/png', 'png'];
  if (text.startsWith('\xff\xd8\xff')) return ['image/jpeg', 'jpg'];
  if (/^RIFF[^]{4}WEBP/.test(text)) return ['image/webp', 'webp'];
  return /^[^]{4}ftypavi[fs]/.test(text) ? ['image/avif', 'avif'] : null;
}

/** Pictures of adverts in memory, by addresses that carry a hash of their bytes. */
export class Pictures {
  readonly #byPath = new Map<string, Picture>();
  readonly #folder: string;

  /** `folder` is that of the operator's file. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  at(address: string): Picture | undefined {
    return this.#byPath.get(address);
  }

  /** The address of a file, or the line of its fault. `where` names it in the operator's file. */
  add(where: string, file: string): { readonly address: string } | { readonly fault: string } {
    let bytes: Buffer;
    try {
      bytes = readFileSync(path.join(this.#folder, file));
    } catch (error) {
      return {
        fault: faultLine(where, file, `a file that can be read beside the list (${(error as NodeJS.ErrnoException).code})`),
      };
    }
    const found = typeOf(bytes);
    if (found === null) return { fault: faultLine(where, file, 'a png, jpg, webp or avif') };
    if (bytes.length > MOST_BYTES) return { fault: faultLine(where, file, `up to ${MOST_BYTES} bytes; it has ${bytes.length}`) };
    const [type, ending] = found;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const address = `${PREFIX}${hash}.${ending}`;
    this.#byPath.set(address, { type, bytes });
    return { address };
  }
}
