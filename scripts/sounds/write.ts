import { mkdirSync, writeFileSync } from 'node:fs';
import { encode, FORMATS } from './encode.ts';
import { SOUNDS } from './sounds.ts';

const FOLDER = new URL('../../web/public/sounds/', import.meta.url);

mkdirSync(FOLDER, { recursive: true });
for (const [name, samplesOf] of Object.entries(SOUNDS))
  for (const format of FORMATS) writeFileSync(new URL(`${name}.${format}`, FOLDER), await encode(format, samplesOf()));
