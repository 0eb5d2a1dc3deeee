import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { temporaryFolder } from '../server/testing/run.ts';
import { BareApp, type BareRow } from './bare-page/app.ts';
import { median, percentile, print, printGoal, printRatio, shown } from './figures.ts';
import { sideName, todaysMatches } from './matches.ts';
import { type Product, startProduct, submit } from './product.ts';

const SITE = 'https://stillingen.example';
const SEGMENT = '[a-z0-9-]+';
const ID = '[A-Za-z0-9]{8}';
/** Kinds of pages by their addresses; the first that fits counts. */
const KINDS: readonly (readonly [kind: string, address: RegExp])[] = [
  ['match', new RegExp(`^/kamp/${ID}/(?:[a-z]+/)?$`)],
  ['team', new RegExp(`^/hold/${SEGMENT}/${ID}/(?:[a-z]+/)?$`)],
  ['person', new RegExp(`^/spiller/${SEGMENT}/${ID}/(?:[a-z]+/)?$`)],
  ['news', /^\/nyheder\/(?:[a-z-]+\/)?$/],
  ['article', new RegExp(`^/nyheder/${ID}/$`)],
  ['television', /^\/tv\/$/],
  ['ranking', new RegExp(`^/rangliste/(?:${SEGMENT}/)?$`)],
  ['sport', new RegExp(`^/${SEGMENT}/$`)],
  ['country', new RegExp(`^/${SEGMENT}/${SEGMENT}/$`)],
  ['competition', new RegExp(`^/${SEGMENT}/${SEGMENT}/${SEGMENT}/(?:[a-z0-9-]+/){0,2}$`)],
];
const ACCOUNT = /^\/(?:konto|indstillinger)\//;
const MATCHES = 1500;
const LEAGUES = 150;
const LIVE_EVERY = 2;
/** Addresses measured of each kind, and the part of a sitemap that is read. */
const SAMPLE = 80;
const GOALS = { p99Ms: 25, html: 60_000, scripts: 95_000, chunk: 25_000 } as const;
const PEER_ROWS = 100;
const PEER_ROUNDS = 40;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const gzipped = (text: string): number => gzipSync(text).length;

const kindOf = (path: string): string | null =>
  ACCOUNT.test(path) ? null : (KINDS.find(([, address]) => address.test(path))?.[0] ?? null);

/** Evenly out of all, so that each sport has its share. */
const sampleOf = (all: readonly string[]): string[] =>
  all.filter((_, at) => Math.floor((at * SAMPLE) / all.length) !== Math.floor(((at - 1) * SAMPLE) / all.length));

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
  return response.text();
}

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.slice(SITE.length));
const linksIn = (html: string): string[] => [...html.matchAll(/ href="(\/[^"?#]*)"/g)].map(([, path]) => path!);

/** Addresses of the sitemaps, and those that their pages link to, by kind. */
async function addressesOf({ url }: Product): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Set<string>();
  for (const file of locationsIn(await textOf(`${url}/sitemap.xml`)))
    for (const path of sampleOf(locationsIn(await textOf(url + file)))) found.add(path);
  for (const path of [...found]) for (const link of linksIn(await textOf(url + path))) found.add(link);
  const byKind = Map.groupBy(found, (path) => kindOf(path) ?? '');
  byKind.delete('');
  return new Map([...byKind].map(([kind, paths]) => [kind, sampleOf(paths)]));
}

interface Measured {
  readonly ms: number[];
  readonly htmlBytes: number[];
  /** Paths of the scripts that a page loads before anything is opened. */
  readonly scripts: Set<string>;
}

async function measureKind({ url }: Product, paths: readonly string[]): Promise<Measured> {
  const measured: Measured = { ms: [], htmlBytes: [], scripts: new Set() };
  for (const path of paths) {
    const from = performance.now();
    const html = await textOf(url + path);
    measured.ms.push(performance.now() - from);
    measured.htmlBytes.push(gzipped(html));
    for (const [, script] of html.matchAll(/(?:modulepreload" href|module" src)="([^"]*)"/g)) measured.scripts.add(script!);
  }
  return measured;
}

/** The peer: bare React renders a list of a hundred rows to HTML. */
function peerMs(): number {
  const row = (n: number): BareRow => ({ id: String(n), texts: [sideName(n), sideName(n + 1), '1', '0'] });
  const rows = Array.from({ length: PEER_ROWS }, (_, n) => row(n));
  return median(
    Array.from({ length: PEER_ROUNDS }, () => {
      const from = performance.now();
      renderToString(createElement(BareApp, { rows }));
      return performance.now() - from;
    }),
  );
}

async function reportScripts({ url }: Product, byKind: ReadonlyMap<string, Measured>): Promise<void> {
  const bytes = new Map<string, number>();
  for (const script of new Set([...byKind.values()].flatMap(({ scripts }) => [...scripts])))
    bytes.set(script, gzipped(await textOf(url + script)));
  const sum = (scripts: Iterable<string>): number => [...scripts].reduce((total, script) => total + bytes.get(script)!, 0);
  const shared = [...byKind.values()].map(({ scripts }) => scripts).reduce((all, scripts) => all.intersection(scripts));
  const first = sum(byKind.get('sport')?.scripts ?? []);
  printGoal(`JavaScript of the first page at most ${kilobytes(GOALS.scripts)} gzip`, kilobytes(first), first <= GOALS.scripts);
  for (const [kind, { scripts }] of byKind) {
    const own = sum(scripts.difference(shared));
    printGoal(`${kind}: scripts of its own at most ${kilobytes(GOALS.chunk)} gzip`, kilobytes(own), own <= GOALS.chunk);
  }
}

export async function runPages(): Promise<void> {
  using folder = temporaryFolder('bench-pages');
  await using product = await startProduct(folder.path, ['--demo', '--every-sport-live'], { SITE_URL: SITE });
  await submit(product.url, await product.newKey('bench'), todaysMatches(MATCHES, LEAGUES, LIVE_EVERY).messages);
  const addresses = await addressesOf(product);
  const byKind = new Map<string, Measured>();
  const peer = peerMs();
  print(`peer: bare React, ${PEER_ROWS} rows to HTML`, `${shown(peer)} ms`);
  for (const [kind, paths] of addresses) {
    const measured = await measureKind(product, paths);
    byKind.set(kind, measured);
    const [p50, p99] = [percentile(measured.ms, 0.5), percentile(measured.ms, 0.99)];
    const largest = Math.max(...measured.htmlBytes);
    print(`${kind}, ${paths.length} pages`, `p50 ${shown(p50)}   p99 ${shown(p99)} ms`);
    printRatio(`${kind}: p50, ratio to the peer (ms)`, p50, peer);
    printGoal(`${kind}: p99 at most ${GOALS.p99Ms} ms`, shown(p99), p99 <= GOALS.p99Ms);
    printGoal(`${kind}: largest first HTML at most ${kilobytes(GOALS.html)} gzip`, kilobytes(largest), largest <= GOALS.html);
  }
  await reportScripts(product, byKind);
}
