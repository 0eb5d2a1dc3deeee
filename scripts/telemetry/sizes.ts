// Prints what each part of telemetry costs a browser that consented to it: gzip bytes of the built
// files, without those of the first page.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const CLIENT = path.join(import.meta.dirname, '../../web/dist/client');
const START = 'telemetry/start.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: true;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const gzipBytes = (file: string): number => {
  const whole = path.join(CLIENT, file);
  return statSync(existsSync(`${whole}.gz`) ? `${whole}.gz` : whole).size;
};

function reached(manifest: Manifest, key: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const each of manifest[key]!.imports ?? []) reached(manifest, each, found);
  return found;
}

const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry === true)!;
const firstPage = reached(manifest, entry);
const sum = (keys: Iterable<string>): number => [...keys].reduce((bytes, key) => bytes + gzipBytes(manifest[key]!.file), 0);
const start = new Set([...reached(manifest, START)].filter((key) => !firstPage.has(key)));
const sender = readdirSync(path.join(CLIENT, 'assets')).find((name) => /^sender-.+\.js$/.test(name));

console.log('| part | bytes |\n|---|---|');
console.log(`| what all parts share, with the first of them | ${sum(start)} |`);
for (const key of Object.keys(manifest).filter((each) => /^telemetry\/.+\/module\.ts$/.test(each))) {
  const own = [...reached(manifest, key)].filter((each) => !firstPage.has(each) && !start.has(each));
  console.log(`| ${key.split('/')[1]} | ${sum(own)} |`);
}
if (sender !== undefined)
  console.log(`| the worker that sends, with the first ping or batch | ${gzipBytes(`assets/${sender}`)} |`);
