import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeJson, escapeSeed, readSeed } from './seeds.ts';

const nasty = fc.string({
  unit: fc.constantFrom('<', '/', '!', '-', 'script', '&', 'amp;', 'lt;', '#13;', '\r', '\n', '\0', 'æ', '÷', '¬', '~'),
});

describe('seeds', () => {
  it('readSeed restores what escapeSeed was given', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(readSeed(escapeSeed(text))).toBe(text);
        expect(JSON.parse(escapeJson({ text }))).toEqual({ text });
      }),
    );
  });

  it('escapeSeed leaves nothing that ends the script element', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(escapeSeed(text)).not.toMatch(/[<\r\0]/);
        expect(escapeJson(text)).not.toContain('<');
      }),
    );
  });
});
