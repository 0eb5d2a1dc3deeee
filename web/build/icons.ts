import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const DRAWING = new URL('../public/favicon.svg', import.meta.url);
const PAPER = '#ffffff';
/** Systems cut maskable icons to a shape: a circle of this share of the side stays whole. */
const SAFE = 0.8;

/** `side` in pixels; `share` is the part of it that the drawing takes. Without paper: transparent. */
function png(side: number, share = 1, paper?: string): Buffer {
  const drawing = readFileSync(DRAWING, 'utf8').replace('<svg ', '<svg width="32" height="32" ');
  const margin = (32 / share - 32) / 2;
  const viewBox = [-margin, -margin, 32 / share, 32 / share].join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
  const fitTo = { mode: 'width', value: side } as const;
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false }, ...(paper && { background: paper }) }).render().asPng();
}

/** An ICO file of PNG pictures: a header, an entry of 16 bytes for each, the pictures. */
export function ico(pictures: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [i, picture] of pictures.entries()) {
    const at = 6 + 16 * i;
    head.writeUInt8(picture.side, at);
    head.writeUInt8(picture.side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.png.length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += picture.png.length;
  }
  return Buffer.concat([head, ...pictures.map((picture) => picture.png)]);
}

/** Bitmaps of favicon.svg, for systems that show no SVG: installed apps and old browsers. */
export const ICONS: Readonly<Record<string, () => Buffer>> = {
  'icon-192.png': () => png(192, 0.9, PAPER),
  'icon-512.png': () => png(512, 0.9, PAPER),
  'icon-maskable-512.png': () => png(512, SAFE * 0.8, PAPER),
  'apple-touch-icon.png': () => png(180, 0.75, PAPER),
  'favicon.ico': () => ico([16, 32].map((side) => ({ side, png: png(side) }))),
};

export const icons = (): Plugin => ({
  name: 'stillingen:icons',
  generateBundle() {
    for (const [fileName, draw] of Object.entries(ICONS)) this.emitFile({ type: 'asset', fileName, source: draw() });
  },
});
