import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatedFields, repeatedFieldsOf } from './strict-json.ts';

const of = (text: string) => repeatedFieldsOf(text, JSON.parse(text));

describe('repeated fields', () => {
  it.each([
    ['{"a":1,"a":2}', [{ name: 'a', item: 0 }]],
    ['[{"a":1},{"b":{"c":1,"d":[{}],"c":2}}]', [{ name: 'c', item: 1 }]],
    ['[{"a":1,"\\u0061":2}]', [{ name: 'a', item: 0 }]],
    // The space hides a name, and the value that begins with a colon looks like one.
    ['[{"a" :1,"a":":"}]', [{ name: 'a', item: 0 }]],
    ['[{"a":1,"a"\n:2,"b":"\\":"}]', [{ name: 'a', item: 0 }]],
    ['{"a":{"a":{"a":1}},"b":["a","a",":"]}', []],
    ['[{"a":1},{"a":1}]', []],
    ['[":","\\":",{"x":":"}]', []],
    ['[]', []],
    ['"a"', []],
  ])('are found in %s', (text, expected) => {
    expect(of(text)).toEqual(expected);
    expect(repeatedFields(text)).toEqual(expected);
  });
  it('do not exist in the output of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(of(text)).toEqual([]);
        expect(repeatedFields(text)).toEqual([]);
      }),
    );
  });
  it('are searched in texts that nest deeper than the call stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(of(deep)).toEqual([]);
  });
});
