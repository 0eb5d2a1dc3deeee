import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { temporaryFolder } from '../server/testing/run.ts';
import { BareApp, type BareRow } from './bare-page/app.ts';
import { median, percentile, print, printGoal, printRatio, shown } from './figures.ts';
import { sideName, todaysMatches } from './matches.ts';
import { measureParts } from './page-parts.ts';
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
  ['series', new RegExp(`^/serie/${SEGMENT}/${ID}/$`)],
  ['nation', new RegExp(`^/land/${SEGMENT}/(?:${SEGMENT}/)?$`)],
  ['sport', new RegExp(`^/${SEGMENT}/$`)],
  ['country', new RegExp(`^/${SEGMENT}/${SEGMENT}/$`)],
  ['competition', new RegExp(`^/${SEGMENT}/${SEGMENT}/${SEGMENT}/(?:[a-z0-9-]+/){0,2}$`)],
];
const FIRST_PAGE = '/fodbold/';
/** A line of the demo world, in its log. */
const LAST_OF_WORLD = 'winners of past seasons are published';
const MISSING = 404;
const ACCOUNT = /^\/(?:konto|indstillinger)\//;
const MATCHES = 1500;
const LEAGUES = 150;
const LIVE_EVERY = 2;
/** Addresses of a kind, or of a sitemap: of fewer, one garbage collection would be the p99. */
const SAMPLE = 300;
const GOALS = { p99Ms: 25, html: 60_000, scripts: 95_000, chunk: 25_000 } as const;
const PEER_ROWS = 100;
const PEER_ROUNDS = 40;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const gzipped = (text: string): number => gzipSync(text).length;
const BEST_LEVEL = 9;

const kindOf = (path: string): string | null =>
  ACCOUNT.test(path) ? null : (KINDS.find(([, address]) => address.test(path))?.[0] ?? null);

/** Evenly out of all, so that each sport has its share. */
const sampleOf = (all: readonly string[]): string[] =>
  all.filter((_, at) => Math.floor((at * SAMPLE) / all.length) !== Math.floor(((at - 1) * SAMPLE) / all.length));

interface Visit {
  readonly html: string;
  /** Of the thread that renders: other programs on the machine do not count. */
  readonly ms: number;
}

const NS_PER_MS = 1_000_000;

/** Time that the main thread of a process has run; the time of day where the system does not count it. */
function threadMs(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / NS_PER_MS : performance.now();
}

/** Requests addresses of the product; the first answer of each is one that no cache held. */
class Visitor {
  readonly #url: string;
  readonly #pid: number;
  readonly #first = new Map<string, Visit>();

  constructor({ url, started }: Product) {
    this.#url = url;
    this.#pid = started.child.pid!;
  }

  async again(path: string): Promise<Visit | null> {
    const from = threadMs(this.#pid);
    const response = await fetch(this.#url + path);
    if (response.status === MISSING) return null;
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    const html = await response.text();
    return { html, ms: threadMs(this.#pid) - from };
  }

  async first(path: string): Promise<Visit | null> {
    const visit = this.#first.get(path) ?? (await this.again(path));
    if (visit !== null) this.#first.set(path, visit);
    return visit;
  }

  async text(path: string): Promise<string> {
    return (await this.first(path))?.html ?? '';
  }
}

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!.slice(SITE.length));
const linksIn = (html: string): string[] => [...html.matchAll(/ href="(\/[^"?#]*)"/g)].map(([, path]) => path!);

/** Addresses of the sitemaps, and those that their pages link to, by kind. */
async function addressesOf(visitor: Visitor): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Set<string>();
  for (const file of locationsIn(await visitor.text('/sitemap.xml')))
    for (const path of sampleOf(locationsIn(await visitor.text(file)))) found.add(path);
  for (const path of [...found]) for (const link of linksIn(await visitor.text(path))) found.add(link);
  const byKind = Map.groupBy(found, (path) => kindOf(path) ?? '');
  byKind.delete('');
  return new Map([...byKind].map(([kind, paths]) => [kind, sampleOf(paths)]));
}

/** Paths of the scripts that a page loads before anything is opened. */
const scriptsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/(?:modulepreload" href|module" src)="([^"]*)"/g)].map(([, script]) => script!));

interface Measured {
  readonly coldMs: number[];
  readonly warmMs: number[];
  readonly slowest: string;
  /** Pages that others link to. */
  readonly missing: readonly string[];
  readonly htmlBytes: number;
  readonly scripts: readonly ReadonlySet<string>[];
}

async function measureKind(visitor: Visitor, paths: readonly string[]): Promise<Measured> {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  const found: string[] = [];
  for (const path of paths) {
    if (path === FIRST_PAGE) continue;
    const [first, second] = [await visitor.first(path), await visitor.again(path)];
    if (first === null || second === null) continue;
    found.push(path);
    cold.push(first);
    warm.push(second);
  }
  const coldMs = cold.map(({ ms }) => ms);
  return {
    coldMs,
    warmMs: warm.map(({ ms }) => ms),
    slowest: found[coldMs.indexOf(Math.max(...coldMs))]!,
    missing: paths.filter((path) => !found.includes(path)),
    htmlBytes: Math.max(...cold.map(({ html }) => gzipped(html))),
    scripts: cold.map(({ html }) => scriptsOf(html)),
  };
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

/** What all pages of a kind load beyond `/fodbold/`, where most visits begin, and the most of one. */
async function reportScripts(visitor: Visitor, byKind: ReadonlyMap<string, Measured>): Promise<void> {
  const first = scriptsOf(await visitor.text(FIRST_PAGE));
  const bytes = new Map<string, number>();
  const loaded = [...byKind.values()].flatMap(({ scripts }) => scripts.flatMap((each) => [...each]));
  for (const script of new Set([...first, ...loaded]))
    bytes.set(script, gzipSync(await visitor.text(script), { level: BEST_LEVEL }).length);
  const sum = (scripts: ReadonlySet<string>): number => [...scripts].reduce((total, script) => total + bytes.get(script)!, 0);
  printGoal(
    `JavaScript of the first page at most ${kilobytes(GOALS.scripts)} gzip`,
    kilobytes(sum(first)),
    sum(first) <= GOALS.scripts,
  );
  for (const [kind, { scripts }] of byKind) {
    const all = scripts.reduce((every, each) => every.intersection(each)).difference(first);
    const others = new Set([...byKind].flatMap(([each, page]) => (each === kind ? [] : page.scripts.flatMap((of) => [...of]))));
    const own = sum(all.difference(others));
    printGoal(`${kind}: scripts of its own at most ${kilobytes(GOALS.chunk)} gzip`, kilobytes(own), own <= GOALS.chunk);
    print(`${kind}: with those shared with other kinds`, kilobytes(sum(all)));
    const most = Math.max(...scripts.map((each) => sum(each.difference(first))));
    print(`${kind}: with those of tabs and sports, at most`, kilobytes(most));
  }
}

/** Resolves once the demo world has sent its seasons: until then, each page meets new data. */
function untilPublished({ started }: Product): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  createInterface({ input: started.child.stderr! }).on('line', (line) => {
    if (line.includes(LAST_OF_WORLD)) resolve();
  });
  return promise;
}

export async function runPages(): Promise<void> {
  // First: the server closes connections that are idle for as long as this may take.
  const peer = peerMs();
  using folder = temporaryFolder('bench-pages');
  await using product = await startProduct(folder.path, ['--demo', '--every-sport-live'], { SITE_URL: SITE });
  const published = untilPublished(product);
  await submit(product.url, await product.newKey('bench'), todaysMatches(MATCHES, LEAGUES, LIVE_EVERY).messages);
  await published;
  const visitor = new Visitor(product);
  const { ms: firstMs } = (await visitor.first(FIRST_PAGE))!;
  print(`${FIRST_PAGE}, the first page of the process`, `${shown(firstMs)} ms`);
  const addresses = await addressesOf(visitor);
  const byKind = new Map<string, Measured>();
  print(`peer: bare React, ${PEER_ROWS} rows to HTML`, `${shown(peer)} ms`);
  for (const [kind, paths] of addresses) {
    const measured = await measureKind(visitor, paths);
    byKind.set(kind, measured);
    const { coldMs, warmMs, htmlBytes } = measured;
    const [p50, p99] = [percentile(coldMs, 0.5), percentile(coldMs, 0.99)];
    print(`${kind}, ${paths.length} pages, first request`, `p50 ${shown(p50)}   p99 ${shown(p99)} ms`);
    print(`${kind}: slowest`, measured.slowest);
    if (measured.missing.length > 0) print(`${kind}: missing, though linked to`, measured.missing.join(' '));
    print(`${kind}: second request`, `p50 ${shown(percentile(warmMs, 0.5))}   p99 ${shown(percentile(warmMs, 0.99))} ms`);
    printRatio(`${kind}: p50, ratio to the peer (ms)`, p50, peer);
    printGoal(`${kind}: p99 at most ${GOALS.p99Ms} ms`, shown(p99), p99 <= GOALS.p99Ms);
    printGoal(`${kind}: largest first HTML at most ${kilobytes(GOALS.html)} gzip`, kilobytes(htmlBytes), htmlBytes <= GOALS.html);
  }
  await reportScripts(visitor, byKind);
  await measureParts(product);
}
