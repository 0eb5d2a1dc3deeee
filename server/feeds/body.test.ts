import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Body, createBody, createPageBody, type Encoding } from './body.ts';

const TEXT = '<p>Brøndby – Łódź</p>'.repeat(50_000);
const PLAIN = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

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
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    collect();
    const before = process.memoryUsage().arrayBuffers;
    const bodies = Array.from({ length: 20 }, () => create(TEXT));
    for (const body of bodies) await body.encoded('gzip');
    collect();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(Buffer.byteLength(TEXT));
    expect(bodies).toHaveLength(20);
  });
});
