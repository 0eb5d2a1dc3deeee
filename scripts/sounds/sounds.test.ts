import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encode, FORMATS } from './encode.ts';
import { SOUNDS } from './sounds.ts';
import { SAMPLE_RATE } from './synthesis.ts';

const FOLDER = new URL('../../web/public/sounds/', import.meta.url);
const LONGEST_S = 2;
const MOST_BYTES = 20_000;
const loudest = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('the sounds of notifications', () => {
  it('[SOUND-08, SOUND-09] are eight files, each as ogg and as mp3', () => {
    const names = ['cheers', 'correction', 'end-of-game', 'red-card', 'silence', 'tennis-game', 'tennis-match', 'tennis-set'];
    expect(readdirSync(FOLDER).sort()).toEqual(names.flatMap((name) => [`${name}.mp3`, `${name}.ogg`]));
  });

  const files = Object.keys(SOUNDS).flatMap((name) => FORMATS.map((format) => [name, format] as const));
  it.each(files)('the file %s.%s is what the script writes, and small', async (name, format) => {
    const bytes = readFileSync(new URL(`${name}.${format}`, FOLDER));
    expect(bytes.equals(await encode(format, SOUNDS[name]!()))).toBe(true);
    expect(bytes.length).toBeLessThan(MOST_BYTES);
  });

  it.each(Object.entries(SOUNDS))('%s is short, alike in level and ends without a click', (name, samplesOf) => {
    const samples = samplesOf();
    expect(samples.length / SAMPLE_RATE).toBeLessThanOrEqual(LONGEST_S);
    expect(loudest(samples)).toBeCloseTo(name === 'silence' ? 0 : 0.7, 5);
    expect(loudest(samples.slice(-SAMPLE_RATE / 200))).toBeLessThan(0.05);
  });
});
