import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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
  it('moves the ground of no row: at rest it stands where it does without styles', () => {
    const row = ruleOf('list/rows/row.module.css', '.row');
    expect(row).toContain('transition: background-position');
    expect(row).toMatch(/background: linear-gradient\(.*\) no-repeat;/);
    expect(row).not.toContain('background-position: ');
  });

  it('shows no score in small on its way out', () => {
    expect(ruleOf('match/score/compact-score.module.css', '.bar')).toContain('opacity: 0');
    expect(ruleOf('match/score/compact-score.module.css', '.bar')).not.toContain('transition');
  });
});
