import { readFileSync } from 'node:fs';
import type { RowKind } from '@stillingen/domain';
import type { Manifest, ManifestChunk, Plugin } from 'vite';
import type { Assets } from '../app/document.ts';
import type { PageKind } from '../app/pages.ts';

const ENTRY = 'app/entry-client.tsx';
const PAGE_MODULE: Readonly<Record<PageKind, string>> = {
  table: 'table/index.tsx',
  match: 'match/index.tsx',
  league: 'league/index.tsx',
  category: 'category/index.tsx',
  settings: 'settings/index.tsx',
  account: 'settings/index.tsx',
  gallery: 'gallery/index.tsx',
  missing: 'app/missing-page.tsx',
};
const RACE = 'table/races/race.ts';
/** Goals are drawn by what every page has. */
const ROW_MODULE: Readonly<Record<RowKind, string | null>> = {
  goals: null,
  sets: 'table/rows/kinds/sets.ts',
  innings: 'table/rows/kinds/innings.ts',
  frames: 'table/rows/kinds/frames.ts',
  fight: 'table/rows/kinds/fight.ts',
  ranked: RACE,
  race: RACE,
};
const FONT = /inter-latin-wght-normal.*\.woff2$/;

const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  make: (value: From) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value as From)])) as Record<Key, To>;

/** A chunk and all that it imports at once, itself first. Throws RangeError for a module that the build has no chunk of. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[name];
  if (chunk === undefined)
    throw new RangeError(`the build has no chunk of ${name}: web/build/assets.ts names a module that has moved`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen))];
}

/** What each kind of page loads, and what each kind of row adds to it, by the manifest of the client build. */
function readAssets(manifestPath: URL): {
  readonly pages: Record<PageKind, Assets>;
  readonly rows: Record<RowKind, Pick<Assets, 'styles' | 'preload'>>;
} {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const address = (file: string): string => `/${file}`;
  const font = Object.values(manifest)
    .flatMap((chunk) => chunk.assets ?? [])
    .find((file) => FONT.test(file));
  const stylesOf = (chunks: readonly ManifestChunk[]): string[] => [
    ...new Set(chunks.flatMap((chunk) => chunk.css ?? []).map(address)),
  ];
  const entry = withImports(manifest, ENTRY);
  const assetsOf = (pageModule: string): Assets => {
    const chunks = [...new Set([...entry, ...withImports(manifest, pageModule)])];
    return {
      script: address(entry[0]!.file),
      styles: stylesOf(chunks),
      preload: chunks.slice(1).map((chunk) => address(chunk.file)),
      font: font === undefined ? null : address(font),
    };
  };
  const rowAssetsOf = (rowModule: string | null): Pick<Assets, 'styles' | 'preload'> => {
    const chunks = rowModule === null ? [] : withImports(manifest, rowModule);
    return { styles: stylesOf(chunks), preload: chunks.map((chunk) => address(chunk.file)) };
  };
  return { pages: mapValues(PAGE_MODULE, assetsOf), rows: mapValues(ROW_MODULE, rowAssetsOf) };
}

/** Writes into the server's build what each page loads, as `__ASSETS__`: of the client build, which has to be made before. */
export const assets = (manifestPath: URL): Plugin => ({
  name: 'stillingen:assets',
  config: () => ({ define: { __ASSETS__: JSON.stringify(readAssets(manifestPath)) } }),
});
