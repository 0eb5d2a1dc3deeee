import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = path.join(import.meta.dirname, '..', '..');
/** In px; longer ones are the lengths of a place. */
const SPACES = new Set([0, 1, 2, 4, 6, 8, 12, 16, 24, 32]);
const MOST_SPACE = 32;
const WEIGHTS = new Set(['regular', 'medium', 'strong', 'heavy']);
const SIZES = new Set(['meta', 'small', 'body', 'lead', 'head', 'page', 'figure', 'score']);
/** The width up to which panels run from edge to edge, and that of phones. */
const BREAKPOINTS = new Set(['800', '640']);
/** The widths at which a column of the frame grows or goes. */
const FRAME_BREAKPOINTS = new Set(['1560', '1240', '1092']);
const OF_FRAME = /^(?:shell\/|ui\/style\/|category\/page)/;
const DRAWINGS = new Set(['ui/marks/crest.module.css']);

function outside(file: string, css: string): string[] {
  const found: string[] = [];
  for (const [, property, value] of css.matchAll(/(?<=^|[;{]\s*)([a-z-]+):\s*([^;{}]+);/gm)) {
    const isFree =
      property === 'font-weight'
        ? WEIGHTS.has(/^var\(--(\w+)\)$/.exec(value!)?.[1] ?? '') || value === 'inherit' || value === '100 900'
        : property === 'font-size'
          ? SIZES.has(/^var\(--t-(\w+)\)$/.exec(value!)?.[1] ?? '') || value === 'inherit'
          : property === 'font'
            ? !/\d(?:px)? /.test(value!.replace(/\/ \d+px/, ''))
            : !/^(?:padding|margin|(?:row-|column-)?gap)(?:-|$)/.test(property!) ||
              [...value!.matchAll(/(\d+)px/g)].every(([, px]) => SPACES.has(Number(px)) || Number(px) > MOST_SPACE);
    if (!isFree) found.push(`${file}: ${property}: ${value}`);
  }
  for (const [query, width] of css.matchAll(/@media[^{]*\bwidth\b[^{]*?(\d+)px[^{]*/g))
    if (!BREAKPOINTS.has(width!) && !(FRAME_BREAKPOINTS.has(width!) && OF_FRAME.test(file)))
      found.push(`${file}: ${query.trim()}`);
  return found;
}

it('every style sheet keeps to four weights, eight sizes, eight spaces and two breakpoints', () => {
  const files = globSync('**/*.css', { cwd: WEB, exclude: (name) => name === 'node_modules' || name === 'dist' });
  expect(files.length).toBeGreaterThan(40);
  expect(
    files.filter((file) => !DRAWINGS.has(file)).flatMap((file) => outside(file, readFileSync(path.join(WEB, file), 'utf8'))),
  ).toEqual([]);
});

it.each([
  '.a { font-weight: 500; }',
  '.a { font-size: 13px; }',
  '.a { font: 450 14px / 20px var(--font); }',
  '.a { padding: 8px 14px; }',
  '.a { margin-left: -3px; }',
  '@media (width < 1000px) { .a { color: red; } }',
  '@media (width < 1240px) { .a { color: red; } }',
])('the scale leaves no room for %s', (css) => {
  expect(outside('table/a.module.css', css)).toHaveLength(1);
});

function ruleOf(file: string, selector: string): string {
  const css = `\n${readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')}`;
  return css
    .slice(css.indexOf(`\n${selector} {`))
    .split('}')[0]!
    .replaceAll(/\/\*.*?\*\//gs, '');
}

// Styles may be computed before the style sheet arrives: a later difference is animated, and
// visible.
describe('a page that opens', () => {
  it('keeps the background of a row at rest where it is without styles', () => {
    const row = ruleOf('list/rows/row.module.css', '.row');
    expect(row).toContain('transition: background-position');
    expect(row).toMatch(/background: linear-gradient\(.*\) no-repeat;/);
    expect(row).not.toContain('background-position: ');
  });

  it('hides the compact score without a transition', () => {
    expect(ruleOf('match/score/compact-score.module.css', '.bar')).toContain('opacity: 0');
    expect(ruleOf('match/score/compact-score.module.css', '.bar')).not.toContain('transition');
  });
});
