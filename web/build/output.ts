import type { Plugin } from 'vite';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ENTRY = /\/web\/entry\/hydrate\.tsx$/;
/** Modules of nearly every page with events, as the entry imports them. */
const SHARED = [
  '../list/sections/league-section.tsx',
  '../list/sections/collapsed.ts',
  '../list/motion/use-calm.ts',
  '../list/motion/gradual.tsx',
  '../match/dialog/match-area.tsx',
  '../list/table-states.tsx',
  '../list/use-table.ts',
  '../list/next-event.ts',
  '../table/day-bar.tsx',
];

/** A shared chunk of its own would cost the first page a request, and compress worse. */
export const joinShared = (): Plugin => ({
  name: 'stillingen:join-shared',
  transform: {
    filter: { id: ENTRY },
    // After the imports of the entry: this order of modules compresses best.
    handler: (code) => ({ code: `${code}\n${SHARED.map((module) => `import '${module}';`).join('')}`, map: null }),
  },
});

/** All of odds is one chunk: the first one names few files of what few visitors have. */
const ODDS = /\/(?:web|web\/text\/[a-z]+|domain)\/odds\/|\/wire\/(?:event|names)\/odds-|\/client\/feeds\/odds\.ts$/;

export const fewFiles = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'main', tags: ['$initial' as const] },
    { name: 'odds', test: ODDS },
  ],
};

const PAGE = /\/web\/([a-z]+)\/page\.tsx$/;

const STYLES = /\.css$/;

/** The first chunk names all later files: those of a page by its room, others by their content alone. */
export const nameOfAsset = ({ names }: { readonly names: readonly string[] }): string =>
  STYLES.test(names[0] ?? '') ? 'assets/[hash:5].css' : 'assets/[name]-[hash:5][extname]';
export const nameOfChunk = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  const room = PAGE.exec(facadeModuleId ?? '')?.[1];
  return room === undefined ? 'assets/[hash:7].js' : `assets/page-${room}-[hash:7].js`;
};

/**
 * What a dynamic import fetches beside its chunk. The document of a page names the files of the
 * page itself: those of a match alone are needed later, when it opens over a list.
 */
export const laterFiles = (file: string, files: string[]): string[] => (/^assets\/page-(?!match-)/.test(file) ? [] : files);

const TEXT_FILE = /\.(?:js|css|svg|webmanifest)$/;
/** Bytes; compression gains nothing below. */
const MIN_BYTES = 512;

/** Writes brotli and gzip files at their best quality, once per build instead of per request. */
export function compress(): Plugin {
  return {
    name: 'stillingen:compress',
    writeBundle({ dir }) {
      for (const file of readdirSync(dir!, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT_FILE.test(name))) {
        const path = join(dir!, file);
        // Written by the build before it.
        if (existsSync(`${path}.gz`)) continue;
        const bytes = readFileSync(path);
        if (bytes.length < MIN_BYTES) continue;
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        );
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
