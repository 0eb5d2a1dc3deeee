import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];
type Theme = 'light' | 'dark';

/** OKLCH to linear sRGB (Björn Ottosson's matrices); channels are cut to 0 to 1. */
function linear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (channel: number): number => Math.min(1, Math.max(0, channel));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

function tokens(theme: Theme): Map<string, Rgb> {
  const found = new Map<string, Rgb>();
  for (const [, name, value] of css.matchAll(/--([\w-]+): (.*oklch.*);/g)) {
    const colours = [...value!.matchAll(OKLCH)].map(([, ...parts]) => linear(...(parts.map(Number) as [number, number, number])));
    const colour = colours[theme === 'light' ? 0 : colours.length - 1];
    if (colour !== undefined) found.set(name!, colour);
  }
  return found;
}

const PAIRS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'live-soft', 'accent-soft', 'warn-soft']],
  ['ink-2', ['paper', 'surface', 'sunken', 'live-soft', 'accent-soft']],
  ['ink-3', ['paper', 'surface', 'sunken', 'live-soft']],
  ['on-chosen', ['chosen']],
  ['accent', ['paper', 'surface', 'sunken', 'accent-soft']],
  ['live', ['paper', 'surface', 'sunken', 'live-soft']],
  ['on-live', ['live']],
  ['win', ['paper', 'surface', 'sunken']],
  ['draw', ['paper', 'surface', 'sunken']],
  ['loss', ['paper', 'surface', 'sunken']],
  ['on-form', ['win', 'draw', 'loss']],
  ['warn', ['warn-soft', 'surface']],
];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const colours = tokens(theme);
  const cases = PAIRS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

  it.each(cases)('%s on %s is read at 4.5:1', (text, ground) => {
    expect(contrast(colours.get(text)!, colours.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });
});

it('computes a contrast of 21 between black and white', () => {
  expect(contrast(linear(0, 0, 0), linear(1, 0, 0))).toBeCloseTo(21, 1);
});

it('prints in the light theme whatever theme the screen has', () => {
  const onPaper = css.replace(/@media screen \{.*?\n {2}\}/s, '');
  expect(css).toContain('color-scheme: dark;');
  expect(onPaper).not.toContain('color-scheme: dark;');
});
