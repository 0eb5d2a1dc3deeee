import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Body, createBody, createPageBody, type Encoding } from './body.ts';

const TEXT = '<p>Brøndby – Łódź</p>'.repeat(50_000);
const PLAIN = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

const BODIES = 20;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function collected(): NodeJS.MemoryUsage {
  collect();
  return process.memoryUsage();
}

async function textOf(body: Body, wanted: Encoding): Promise<string> {
  const { encoding, bytes } = await body.encoded(wanted);
  expect(encoding).toBe(wanted);
  return PLAIN[encoding](bytes).toString();
}

describe.each([createBody, createPageBody])('%o', (create) => {
  it.each([
    ['br', 'identity', 'gzip'],
    ['gzip', 'br', 'identity'],
    ['identity', 'gzip', 'br'],
  ] as const)('a body has the same text as %s, then as %s and %s', async (...order) => {
    const body = create(TEXT);
    for (const encoding of order) expect(await textOf(body, encoding)).toBe(TEXT);
    for (const encoding of order) expect(await body.encoded(encoding)).toBe(await body.encoded(encoding));
  });

  it('a body has the same text in encodings that are requested at once', async () => {
    const body = create(TEXT);
    const texts = await Promise.all((['br', 'identity', 'gzip'] as const).map((encoding) => textOf(body, encoding)));
    expect(texts).toEqual([TEXT, TEXT, TEXT]);
  });

  it('a body that was compressed does not keep its plain bytes', async () => {
    const before = collected().arrayBuffers;
    const bodies = Array.from({ length: BODIES }, () => create(TEXT));
    for (const body of bodies) await body.encoded('gzip');
    expect(collected().arrayBuffers - before).toBeLessThan(Buffer.byteLength(TEXT));
    expect(bodies).toHaveLength(BODIES);
  });
});

it('the body of a page does not keep the text that was compressed', async () => {
  const before = collected().heapUsed;
  const bodies = Array.from({ length: BODIES }, (_, n) => createPageBody([n, TEXT].join('')));
  for (const body of bodies) await body.encoded('gzip');
  expect(collected().heapUsed - before).toBeLessThan((BODIES / 2) * TEXT.length);
  expect(bodies).toHaveLength(BODIES);
});
