import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICONS, ico } from './icons.ts';
import { inEnglish } from './language.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const sideOf = (png: Buffer): number => (png.subarray(0, 8).equals(PNG) ? png.readUInt32BE(16) : Number.NaN);

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }[];
}

const danish = JSON.parse(readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8')) as Manifest;

it('the build draws every bitmap that the manifest names, in the size that it names', () => {
  const { icons } = danish;
  const bitmaps = icons.filter(({ type }) => type === 'image/png');
  expect(bitmaps.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of bitmaps) expect(`${sideOf(ICONS[src.slice(1)]!())}`).toBe(sizes.split('x')[0]);
  expect(sideOf(ICONS['apple-touch-icon.png']!())).toBe(180);
});

it('an app that is installed from a page in English is described in English and opens there', () => {
  expect(inEnglish(danish)).toEqual({
    ...danish,
    ...{ id: '/en/', start_url: '/en/', scope: '/', lang: 'en', description: 'Live scores and results' },
  });
});

it('an ICO file names the place and size of each picture', () => {
  const file = ICONS['favicon.ico']!();
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [i, side] of [16, 32].entries()) {
    const at = 6 + 16 * i;
    const start = file.readUInt32LE(at + 12);
    expect([file[at], sideOf(file.subarray(start, start + file.readUInt32LE(at + 8)))]).toEqual([side, side]);
  }
  expect(ico([])).toHaveLength(6);
});
