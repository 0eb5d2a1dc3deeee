import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

const fontFile = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'));
const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Inter' };

parentPort!.on('message', ({ id, svg }: { readonly id: number; readonly svg: string }) => {
  parentPort!.postMessage({ id, png: new Resvg(svg, { font }).render().asPng() }, []);
});
