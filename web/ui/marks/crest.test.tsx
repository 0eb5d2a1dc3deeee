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

  it('draws two letters on a quiet ground when a team has no colours, the same for a code and its small letters', () => {
    expect(wordsOf(draw(null, 'Ølstykke'))).toBe('ØL');
    expect(wordsOf(draw('111111|red', 'AGF'))).toBe('AG');
    expect(wordsOf(draw(null, '𝒜'))).toBe('𝒜');
    expect(wordsOf(draw(null, ''))).toBe('');
    expect(draw(null, 'agf')).toBe(draw(null, 'AGF'));
    expect(
      new Set(['HUR', 'ROS', 'IND', 'CEN', 'VIT', 'SAO'].map((code) => draw(null, code).match(/class="(\w+)"\/?/g)?.[1])).size,
    ).toBeGreaterThan(1);
  });

  it('escapes markup in the code and the colours that a provider sends', () => {
    const nasty = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '#', '|', 'lt;', 'script', 'A', '0f0', 'x=') });
    fc.assert(
      fc.property(nasty, nasty, (code, other) => {
        const html = draw(`${other}|0f0f0f`, code);
        const letters = wordsOf(html);
        expect(letters).toMatch(/^[A-Z0-9]{0,2}$/);
        if (!html.includes('fill='))
          expect(html).toMatch(/^<svg [^<>]*><path class="[\w-]+" d="[^"<>]*"\/><text [^<>]*>[A-Z0-9]{0,2}<\/text><\/svg>$/);
        else
          expect(html).toMatch(
            /^<svg [^<>]*><path fill="#[0-9a-f]{3,8}" d="[^"<>]*"\/><path fill="#0f0f0f" d="[^"<>]*"\/><\/svg>$/i,
          );
      }),
    );
  });
});
