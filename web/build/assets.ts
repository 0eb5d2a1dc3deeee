import { readFileSync } from 'node:fs';
import type { RowKind } from '@stillingen/domain';
import type { Manifest, ManifestChunk, Plugin } from 'vite';
import type { EmbedAssets } from '../embed/assets.ts';
import type { Assets } from '../entry/document.ts';
import type { PageKind } from '../entry/pages.ts';

const ENTRY = 'entry/hydrate.tsx';
const EMBED_ENTRY = 'embed/hydrate.tsx';
const PAGE_MODULE = /^(\w+)\/page\.tsx$/;
const PART_MODULE = /^(?:banners|match|league)\//;
/** Name of the chunk of odds (web/build/output.ts), and of the part that pages need for it. */
const ODDS = 'odds';
const RACE = 'list/races/race.tsx';
const ROW_MODULES: Readonly<Record<RowKind, readonly string[]>> = {
  goals: [],
  sets: ['list/rows/kinds/sets.ts'],
  innings: ['list/rows/kinds/innings.ts'],
  frames: ['list/rows/kinds/frames.ts'],
  fight: ['list/rows/kinds/fight.ts'],
  ranked: [RACE],
  race: [RACE],
};
const FONT = /inter-latin-wght-normal.*\.woff2$/;

const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  make: (value: From) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value as From)])) as Record<Key, To>;

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[name];
  if (chunk === undefined) throw new RangeError(`the build has no chunk of ${name}: web/build/assets.ts names what has moved`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen))];
}

/** Their build has one file of styles. */
function readEmbed(manifestPath: URL): EmbedAssets {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const fileOf = (found: (name: string, file: string) => boolean): string =>
    `/${Object.entries(manifest).find(([name, { file }]) => found(name, file))![1].file}`;
  return {
    script: fileOf((name) => name === EMBED_ENTRY),
    style: fileOf((_, file) => file.endsWith('.css')),
    font: fileOf((_, file) => FONT.test(file)),
  };
}

type PartAssets = Pick<Assets, 'styles' | 'preload'>;

function readAssets(
  manifestPath: URL,
  embedPath: URL,
): {
  readonly pages: Record<PageKind, Assets>;
  readonly rows: Record<RowKind, PartAssets>;
  readonly parts: Record<string, PartAssets>;
  readonly embed: EmbedAssets;
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
  const partAssetsOf = (modules: readonly string[]): PartAssets => {
    const chunks = modules.flatMap((each) => withImports(manifest, each));
    return { styles: stylesOf(chunks), preload: chunks.map((chunk) => address(chunk.file)) };
  };
  const pages = Object.keys(manifest).flatMap((module) => {
    const kind = PAGE_MODULE.exec(module)?.[1];
    return kind === undefined ? [] : [[kind, assetsOf(module)] as const];
  });
  const parts = Object.keys(manifest)
    .filter((module) => PART_MODULE.test(module) || manifest[module]!.name === ODDS)
    .map((module) => [PART_MODULE.test(module) ? module : ODDS, partAssetsOf([module])] as const);
  return {
    pages: Object.fromEntries(pages) as Record<PageKind, Assets>,
    rows: mapValues(ROW_MODULES, partAssetsOf),
    parts: Object.fromEntries(parts),
    embed: readEmbed(embedPath),
  };
}

/** Defines `__ASSETS__` in the server build from the manifests of the builds of pages and embeds. */
export const assets = (manifestPath: URL, embedPath: URL): Plugin => ({
  name: 'stillingen:assets',
  config: () => ({ define: { __ASSETS__: JSON.stringify(readAssets(manifestPath, embedPath)) } }),
});
