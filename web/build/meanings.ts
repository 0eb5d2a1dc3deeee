import type { Plugin } from 'vite';

const WIRE = /\/wire\/[\w-]+\.ts$/;
const STRING = `("(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*')`;
/** A field: its key, then what it means. */
const FIELD = new RegExp(`\\b(text|int|decimal|id|numericId|flag|yes|results)\\(\\s*${STRING},\\s*${STRING}`, 'g');
/** A constant: its key, its value, then what it means. */
const CONSTANT = new RegExp(`\\b(constant)\\(\\s*${STRING},\\s*${STRING},\\s*${STRING}`, 'g');

/** The table of a kind of row without what its fields mean. */
export const withoutMeanings = (code: string): string =>
  code.replaceAll(CONSTANT, "$1($2, $3, ''").replaceAll(FIELD, "$1($2, ''");

/** The meanings of the feeds' keys are for who reads the source and the documentation: a browser need not load them. */
export function dropMeanings(): Plugin {
  return {
    name: 'drop-meanings',
    enforce: 'pre',
    transform(code, id) {
      if (!WIRE.test(id) || !/= rowCodec\(/.test(code)) return null;
      const bare = withoutMeanings(code);
      if (bare === code) this.error(`no meaning of a field was found in ${id}`);
      return { code: bare, map: null };
    },
  };
}
