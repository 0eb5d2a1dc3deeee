import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '../ui/marks/drawings.ts';
import { isDrawing } from './trusted-types.ts';

describe('text that becomes markup', () => {
  it('accepts every icon and the crest of a team', () => {
    for (const drawing of Object.values(DRAWINGS)) expect(drawing).toSatisfy(isDrawing);
    expect('<path class="a_b" d="M0 0h1z"/><text class="c" x="8" text-anchor="middle">></text>').toSatisfy(isDrawing);
  });
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<path onload="alert(1)" d=""/>',
    '<path d="" ONLOAD="alert(1)"/>',
    '<g><foreignObject/></g>',
    '<text href="javascript:alert(1)">a</text>',
    '<path d="M0"/><',
    '<path d="<b>"/>',
  ])('rejects %s', (text) => {
    expect(text).not.toSatisfy(isDrawing);
  });
});
