export const SAMPLE_RATE = 44_100;
const PEAK = 0.7;
/** Seconds in which a part rises, so that it begins without a click. */
const ATTACK_S = 0.006;

/** A value of -1 to 1 at each moment, `t` in seconds since the part began. */
export interface Part {
  readonly atS: number;
  readonly lengthS: number;
  readonly wave: (t: number) => number;
}

const decay = (t: number, lengthS: number): number => Math.exp((-5 * t) / lengthS);

/** A struck note: the harmonics of a bar, the higher ones quieter. */
export const note = (hz: number, atS: number, lengthS: number, level = 1): Part => ({
  atS,
  lengthS,
  wave: (t) =>
    [1, 2, 3].reduce((sum, n) => sum + (level / n ** 2) * Math.sin(2 * Math.PI * hz * n * t) * decay(t, lengthS / n), 0),
});

/** A blown note with the trill of a pea whistle. */
export const whistle = (hz: number, atS: number, lengthS: number, level = 1): Part => ({
  atS,
  lengthS,
  wave: (t) =>
    level * Math.min(1, (lengthS - t) * 30) * Math.sin(2 * Math.PI * hz * t + 3 * Math.sin(2 * Math.PI * 28 * t)) * 0.6,
});

/** A ball on strings: a short tone that falls. */
export const stroke = (atS: number, level = 1): Part => ({
  atS,
  lengthS: 0.16,
  wave: (t) => level * Math.sin(2 * Math.PI * (420 * t + 28 * (1 - Math.exp(-t * 22)))) * decay(t, 0.16),
});

/** A crowd: noise without its highest and lowest parts, which swells and fades. */
export function crowd(atS: number, lengthS: number, level: number): Part {
  let [seed, low, lower] = [1, 0, 0];
  return {
    atS,
    lengthS,
    wave(t) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      low += 0.12 * (seed / 2 ** 31 - 1 - low);
      lower += 0.02 * (low - lower);
      return level * Math.sin((Math.PI * t) / lengthS) ** 1.5 * (low - lower) * 4;
    },
  };
}

/** All parts together at one peak level; a sound of nothing stays so. */
export function mix(lengthS: number, parts: readonly Part[]): Float32Array {
  const samples = new Float32Array(Math.round(lengthS * SAMPLE_RATE));
  for (const { atS, lengthS: partS, wave } of parts) {
    const first = Math.round(atS * SAMPLE_RATE);
    const count = Math.min(Math.round(partS * SAMPLE_RATE), samples.length - first);
    for (let n = 0; n < count; n += 1) {
      const t = n / SAMPLE_RATE;
      samples[first + n]! += wave(t) * Math.min(1, t / ATTACK_S);
    }
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loudest === 0 ? samples : samples.map((sample) => (sample / loudest) * PEAK);
}
