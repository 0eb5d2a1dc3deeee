import type { Plugin } from 'vite';

const WIRE = /\/wire\/.*\.ts$/;
const STRING = `(?:"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*')`;
/** A field: its key, then what it means, then the keys of its copies. */
const FIELD = new RegExp(
  `\\b(text|int|decimal|id|numericId|flag|yes|results)\\(\\s*(${STRING}),\\s*${STRING}(?:,\\s*${STRING})*,?\\s*\\)`,
  'g',
);
/** A constant, which may be the head that a row is known by: its key, its value, what it means. */
const CONSTANT = new RegExp(`\\bconstant\\(\\s*(${STRING}),\\s*(${STRING}),\\s*${STRING},?\\s*\\)`, 'g');

/** Says that a call may be left out where nobody uses what it gives. */
const PURE = '/* @__PURE__ */';

/**
 * The tables of rows without what readers do not ask for: meanings and copies. A table that no page reads is left out with all
 * its fields.
 */
export const forReaders = (code: string): string =>
  code
    .replaceAll(CONSTANT, `${PURE} constant($1, $2)`)
    .replaceAll(FIELD, `${PURE} $1($2)`)
    .replaceAll(/= (?=rowCodec\()/g, `= ${PURE} `);

/** The meanings of the feeds' keys are for who reads the source and the documentation, the rest for servers: a browser need not load them. */
export function dropMeanings(): Plugin {
  return {
    name: 'drop-meanings',
    enforce: 'pre',
    transform(code, id) {
      if (!WIRE.test(id) || !/= rowCodec\(/.test(code)) return null;
      const bare = forReaders(code);
      if (bare === code) this.error(`no meaning of a field was found in ${id}`);
      return { code: bare, map: null };
    },
  };
}
