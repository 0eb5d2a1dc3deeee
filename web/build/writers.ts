import type { Plugin } from 'vite';

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
