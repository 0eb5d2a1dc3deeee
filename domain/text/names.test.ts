import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, cleanText, slugOf } from './names.ts';

const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}~¬÷]/u;

describe('cleanName', () => {
  it.each([
    'Brøndby IF',
    'Ærø BK',
    'Atlético ¡x!',
    'a|b',
    "=cmd|' /C calc'!A0",
    '-1+1',
    'undefined',
    'true',
    '-0',
    '__proto__',
    'toString',
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    '{{7*7}}',
    '<%= 7*7 %>',
    '</title><script>alert(1)</script>',
    'FC Спартак',
    '北京国安',
    'الأهلي',
  ])('cleanName keeps %j as it is', (name) => {
    expect(cleanName(name)).toBe(name);
  });

  it.each([
    ['A\u0301bo', 'Ábo'],
    ['\u2066x\u2069', 'x'],
    ['\ufeffX', 'X'],
    ['a\nb', 'a b'],
    ['a\tb', 'a b'],
    ['  a \u00a0\u2003 b\r\n', 'a b'],
    ['a~b¬c÷d', 'abcd'],
    ['Brøn\u200bdby\u00ad', 'Brøndby'],
    ['A\u200b\u0301bo', 'Ábo'],
    ['\u0301bo', 'bo'],
    ['x\u202ey', 'xy'],
    ['\ud800x', 'x'],
    ['a ~ b', 'a b'],
    [
      'Z\u0351\u036b\u0313\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034d' +
        'A\u0334\u0335\u031c\u0330\u0354\u036b\u0357\u0362',
      'Z\u0334\u0319A\u0334\u0335',
    ],
  ])('cleanName cleans %j to %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  it.each(['', ' ', '~', '÷', '¬', '\u200b', '\u0301', '\u2066\u2069', 'x'.repeat(81), 'ø'.repeat(81)])(
    'cleanName refuses %j',
    (raw) => {
      expect(cleanName(raw)).toBeNull();
    },
  );

  it('cleanName counts graphemes, not code units', () => {
    expect(cleanName('🇩🇰'.repeat(80))).toBe('🇩🇰'.repeat(80));
    expect(cleanName('🇩🇰'.repeat(81))).toBeNull();
    expect(cleanName('A\u0332\u0333'.repeat(80))).not.toBeNull();
  });

  it('cleanName gives nothing forbidden, is idempotent, and never stacks marks', () => {
    const odd = fc.constantFrom('a', 'ø', ' ', '~', '¬', '÷', '\u0301', '\u0302', '\u200b', '\u202e', '\ufeff', '\n', '\t');
    const messy = fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) });
    fc.assert(
      fc.property(messy, (raw) => {
        const name = cleanName(raw) ?? 'x';
        expect(name).not.toMatch(FORBIDDEN);
        expect(name).not.toMatch(/\p{M}{3}|^\s|\s$|\s\s/u);
        expect(cleanName(name)).toBe(name);
      }),
      { numRuns: 500 },
    );
  });
});

describe('cleanText', () => {
  it('cleanText gives an empty text for undefined', () => {
    expect(cleanText(undefined)).toBe('');
    expect(cleanText('\u200b')).toBe('');
    expect(cleanText(' Runde  16\n')).toBe('Runde 16');
    // [FMT-07] Numbers keep their thousands space; names have plain spaces.
    expect(cleanText('Over\u00a01\u00a0600 \u00a0m')).toBe('Over 1\u00a0600 m');
    expect(cleanName('Hold 1\u00a02')).toBe('Hold 1 2');
  });
});

it.each([
  ['FC København', 'fc-koebenhavn'],
  ['Ærø BK', 'aeroe-bk'],
  ['Århus', 'aarhus'],
  ['A\u030arhus', 'aarhus'],
  ['Saudi-Arabien', 'saudi-arabien'],
  ['1. division', '1-division'],
  ['B.93', 'b93'],
  ["Nott'm  Forest!", 'nottm-forest'],
  ['Straße', 'strasse'],
  ['Śląsk Wrocław', 'slask-wroclaw'],
  ['İstanbul Başakşehir', 'istanbul-basaksehir'],
  ['Ísafjörður', 'isafjordur'],
  ['Brøndby IF (k)', 'broendby-if-k'],
  ['__proto__', 'proto'],
])('writes %j as %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('slugOf gives every text non-empty lower-case ASCII, and names of other scripts unique slugs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
  expect(slugOf('Спартак')).not.toBe(slugOf('Динамо'));
});
