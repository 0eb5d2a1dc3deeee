import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type sharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import type { RenderJob } from './pool.ts';

const fontFile = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'));
const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Inter' };

/** Decoded; twice the allowed width and height of a logo would be four times as much. */
const MOST_PIXELS = 4_000_000;
/** The encoder spends twice the time for a sixth of the bytes of a card. */
const WEBP = { quality: 82, effort: 1 } as const;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const;
/** Readers of pictures that a logo may be; libvips has forty more. */
const READERS = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadJpegBuffer'];

/** Loaded with the first picture that resvg alone does not write. */
async function openSharp(): Promise<typeof sharpLibrary> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}
let opened: Promise<typeof sharpLibrary> | null = null;
const sharpOnce = (): Promise<typeof sharpLibrary> => (opened ??= openSharp());

/** The longer side of an SVG is `size` pixels, whatever its own width and height. */
function drawn(svg: string, size: number | null): ReturnType<Resvg['render']> {
  const plain = new Resvg(svg, { font });
  if (size === null) return plain.render();
  const mode = plain.width >= plain.height ? 'width' : 'height';
  return new Resvg(svg, { font, fitTo: { mode, value: size } }).render();
}

async function bytesOf({ source, size, format }: RenderJob): Promise<Uint8Array> {
  if (typeof source === 'string' && size === null && format === 'png') return drawn(source, null).asPng();
  const sharp = await sharpOnce();
  let image: Sharp;
  if (typeof source === 'string') {
    const { width, height, pixels } = drawn(source, size);
    image = sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } });
  } else image = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  if (size !== null) image = image.resize(size, size, { fit: 'contain', background: CLEAR });
  return (format === 'webp' ? image.webp(WEBP) : image.png()).toBuffer();
}

async function answer(job: RenderJob): Promise<void> {
  try {
    parentPort!.postMessage({ bytes: await bytesOf(job) }, []);
  } catch (error) {
    parentPort!.postMessage({ error: error instanceof Error ? error.message : String(error) }, []);
  }
}

parentPort!.on('message', (job: RenderJob) => void answer(job));
