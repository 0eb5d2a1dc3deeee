import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Message } from '@stillingen/domain/messages';
import { eventRow } from '@stillingen/wire';
import { temporaryFolder } from '../../server/testing/run.ts';
import { percentile, print, printGoal, printRatio, printTimes, shown } from '../figures.ts';
import { instant, listFeed, sideName } from '../matches.ts';
import { startPeer } from '../processes.ts';
import { startProduct, submit } from '../product.ts';

const MATCHES = 200;
const COLD_MS = 40;
const WARM_MS = 2;
/** Of them the first ones are not counted: the client and both servers are compiled meanwhile. */
const ROUNDS = 25;
const WARM_UP = 5;
const SIGN = { 'x-fsign': 'stillingen' } as const;
const CARD = '1200x630';
const CREST = '128';

function fixtures(nowS: number): Message[] {
  return Array.from(
    { length: MATCHES },
    (_, at): Message => ({
      ...{ kind: 'fixture', key: String(at), seq: 1, at: instant(nowS - 3600), sport: 1 },
      competition: { name: 'Superligaen', country: 'dk', season: '2026' },
      home: { name: sideName(2 * at) },
      away: { name: sideName(2 * at + 1) },
      start: instant(nowS + 3600),
    }),
  );
}

interface Images {
  readonly cards: readonly string[];
  readonly crests: readonly string[];
}

async function imagesAt(url: string): Promise<Images> {
  const text = await (await fetch(`${url}/8/x/feed/${listFeed()}`, { headers: SIGN })).text();
  const rows = eventRow.readAll(text);
  return {
    cards: rows.map(({ id }) => `/images/match/${id}@${CARD}`),
    crests: rows.flatMap(({ homeId, awayId }) => [homeId, awayId].map((id) => `/images/team/${id}@${CREST}`)),
  };
}

async function timed(address: string, request?: RequestInit): Promise<{ readonly ms: number; readonly bytes: Buffer }> {
  const fromMs = performance.now();
  const response = await fetch(address, request);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${address} is answered ${response.status}`);
  return { ms: performance.now() - fromMs, bytes };
}

interface Drawn {
  readonly ms: number[];
  readonly bytes: Map<string, Buffer>;
}

/** One after another. */
async function drawAll(url: string, addresses: readonly string[]): Promise<Drawn> {
  const drawn: Drawn = { ms: [], bytes: new Map() };
  for (const address of addresses) {
    const { ms, bytes } = await timed(url + address);
    drawn.ms.push(ms);
    drawn.bytes.set(address, bytes);
  }
  return drawn;
}

const POSTED = { method: 'POST', headers: { 'content-type': 'image/svg+xml' } } as const;

/** First requests of a card and of a crest, and later ones from memory, beside resvg and static files. */
export async function runImages(): Promise<void> {
  using folder = temporaryFolder('bench');
  const files = path.join(folder.path, 'files');
  mkdirSync(files);
  await using product = await startProduct(folder.path);
  await using peer = await startPeer('bare-images', files);
  const { url } = product;
  await submit(url, await product.newKey('bench'), fixtures(Math.floor(Date.now() / 1000)));
  const { cards, crests } = await imagesAt(url);
  // Threads and their fonts are loaded.
  for (const format of ['png', 'webp'])
    await drawAll(
      url,
      crests.slice(0, 4).map((each) => `${each.replace('@128', '@16')}.${format}`),
    );

  const cold: number[] = [];
  const all = new Map<string, Buffer>();
  for (const [name, addresses] of Object.entries({
    'card as PNG': cards.map((each) => `${each}.png`),
    'card as WebP': cards.map((each) => `${each}.webp`),
    'crest as PNG': crests.map((each) => `${each}.png`),
    'crest as WebP': crests.map((each) => `${each}.webp`),
  })) {
    const drawn = await drawAll(url, addresses);
    printTimes(`${name}, first request`, drawn.ms);
    print(
      `${name}, mean size`,
      `${shown([...drawn.bytes.values()].reduce((sum, each) => sum + each.length, 0) / drawn.bytes.size / 1000)} kB`,
    );
    cold.push(...drawn.ms);
    if (name.startsWith('card as PNG')) for (const entry of drawn.bytes) all.set(...entry);
  }
  const alone: number[] = [];
  for (const card of cards) {
    const { bytes } = await timed(`${url}${card}.svg`);
    alone.push((await timed(`${peer.line}/draw`, { ...POSTED, body: bytes.toString() })).ms);
  }
  printTimes('peer: the same cards by resvg alone', alone);

  const kept = [...all].slice(-MATCHES / 2);
  for (const [address, bytes] of kept) writeFileSync(path.join(files, path.basename(address)), bytes);
  print('kept pictures', `${kept.length}`);
  await drawAll(
    url,
    kept.map(([address]) => address),
  );
  const [warm, still]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [address] of kept) {
      const [own, file] = [await timed(url + address), await timed(`${peer.line}/${path.basename(address)}`)];
      if (round < WARM_UP) continue;
      warm.push(own.ms);
      still.push(file.ms);
    }
  printTimes('card from memory', warm);
  printTimes('peer: the same bytes by @fastify/static', still);
  const [coldMs, warmMs] = [percentile(cold, 0.99), percentile(warm, 0.99)];
  printRatio('first card, p50 (ms) to resvg alone', percentile(cold.slice(0, MATCHES), 0.5), percentile(alone, 0.5));
  printRatio('from memory, p50 (ms) to a static file', percentile(warm, 0.5), percentile(still, 0.5));
  printGoal(`a first image in at most ${COLD_MS} ms (p99)`, `${shown(coldMs)} ms`, coldMs <= COLD_MS);
  printGoal(`an image from memory in at most ${WARM_MS} ms (p99)`, `${shown(warmMs)} ms`, warmMs <= WARM_MS);
}
