import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import type { Assets } from '../app/document.ts';
import type { PageKind } from '../app/pages.ts';

const ENTRY = 'app/entry-client.tsx';
const PAGE_MODULE: Readonly<Record<PageKind, string | null>> = {
  table: 'table/index.tsx',
  match: 'match/index.tsx',
  league: 'league/index.tsx',
  category: 'category/index.tsx',
  gallery: 'gallery/index.tsx',
  missing: null,
};
const FONT = /inter-latin-wght-normal.*\.woff2$/;

/** A chunk and all that it imports at once, itself first. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen))];
}

/** What each kind of page loads, by the manifest of the client build. */
export function readAssets(manifestPath: URL): Record<PageKind, Assets> {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const address = (file: string): string => `/${file}`;
  const font = Object.values(manifest)
    .flatMap((chunk) => chunk.assets ?? [])
    .find((file) => FONT.test(file));
  const assetsOf = (pageModule: string | null): Assets => {
    const entry = withImports(manifest, ENTRY);
    const page = pageModule === null ? [] : withImports(manifest, pageModule);
    const chunks = [...new Set([...entry, ...page])];
    return {
      script: address(entry[0]!.file),
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address),
      preload: chunks.slice(1).map((chunk) => address(chunk.file)),
      font: font === undefined ? null : address(font),
    };
  };
  return {
    table: assetsOf(PAGE_MODULE.table),
    match: assetsOf(PAGE_MODULE.match),
    league: assetsOf(PAGE_MODULE.league),
    category: assetsOf(PAGE_MODULE.category),
    gallery: assetsOf(PAGE_MODULE.gallery),
    missing: assetsOf(null),
  };
}
