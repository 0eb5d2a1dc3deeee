import type { Plugin } from 'vite';

const WIRE = /\/wire\/.*\.ts$/;
const STRING = `(?:"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*')`;
const FIELD = new RegExp(
  `\\b(text|int|decimal|id|numericId|flag|yes|results)\\(\\s*(${STRING}),\\s*${STRING}(?:,\\s*${STRING})*,?\\s*\\)`,
  'g',
);
const CONSTANT = new RegExp(`\\bconstant\\(\\s*(${STRING}),\\s*(${STRING}),\\s*${STRING},?\\s*\\)`, 'g');

const PURE = '/* @__PURE__ */';

/** Drops meanings and copies; a table that no page reads is dropped with its fields. */
export const forReaders = (code: string): string =>
  code
    .replaceAll(CONSTANT, `${PURE} constant($1, $2)`)
    .replaceAll(FIELD, `${PURE} $1($2)`)
    .replaceAll(/= (?=rowCodec\()/g, `= ${PURE} `);

/** Browsers need no meanings of feed keys: those are for readers of the source and for servers. */
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

const WRITER = /\/wire\/text\/row-writer\.ts$/;
const WRITES = /\b(?!clipboard\b)\w+\.(?:writeText|changesText|changesBetween)\(/;

export const writesRows = (code: string): boolean => WRITES.test(code);

/** Browsers only read rows: drops the writers, and fails if a chunk calls one. */
export function dropWriters(): Plugin {
  return {
    name: 'drop-writers',
    enforce: 'pre',
    load: (id) => (WRITER.test(id) ? 'export const rowWriter = () => ({});' : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && writesRows(chunk.code))
          this.error(`${chunk.fileName} writes rows of a feed, which only servers can; read what the server wrote`);
    },
  };
}
