import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Crest } from './crest.tsx';

const draw = (colours: string | null, code: string): string => renderToString(<Crest colours={colours} code={code} size={16} />);
const wordsOf = (html: string): string => html.replaceAll(/<[^<>]*>/g, '');

describe('a crest', () => {
  it('draws the same shape in the two colours of a team each time', () => {
    const html = draw('111111|c41230', 'FCM');
    expect(html.match(/ fill="#\w+"/g)).toEqual([' fill="#111111"', ' fill="#c41230"']);
    expect(draw('111111|c41230', 'FCM')).toBe(html);
    expect(new Set(['FCM', 'FCK', 'AGF', 'OB', 'BIF'].map((code) => draw('111111|c41230', code))).size).toBeGreaterThan(1);
  });

  it('draws the first letter when a team has no colours', () => {
    expect(wordsOf(draw(null, 'Ølstykke'))).toBe('Ø');
    expect(wordsOf(draw('111111|red', 'AGF'))).toBe('A');
    expect(wordsOf(draw(null, '𝒜'))).toBe('𝒜');
    expect(wordsOf(draw(null, ''))).toBe('');
  });

  it('escapes markup in the code and the colours that a provider sends', () => {
    const shape = draw(null, 'A').replace('>A<', '><');
    const nasty = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '#', '|', 'lt;', 'script', 'A', '0f0', 'x=') });
    fc.assert(
      fc.property(nasty, nasty, (code, other) => {
        const html = draw(`${other}|0f0f0f`, code);
        const letter = wordsOf(html);
        expect(letter.length).toBeLessThanOrEqual(1);
        expect(letter).not.toMatch(/[<&]/);
        if (!html.includes('fill=')) expect(html.replace(`>${letter}<`, '><')).toBe(shape);
        else
          expect(html).toMatch(
            /^<svg [^<>]*><path fill="#[0-9a-f]{3,8}" d="[^"<>]*"\/><path fill="#0f0f0f" d="[^"<>]*"\/><\/svg>$/i,
          );
      }),
    );
  });
});
