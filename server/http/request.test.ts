import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatedFields, repeatedFieldsOf } from './repeated-fields.ts';
import { addressKey, addressOf } from './request.ts';

describe('addressKey', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('addressKey counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('addressOf', () => {
  const request = (headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
    ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

  it.each([
    ['', {}, '192.0.2.1'],
    ['', { 'x-forwarded-for': '198.51.100.7' }, '192.0.2.1'],
    ['x-forwarded-for', {}, '192.0.2.1'],
    ['x-forwarded-for', { 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7'],
    ['x-forwarded-for', { 'x-forwarded-for': 'anything, 203.0.113.5, 2001:db8:1:2::9' }, '2001:db8:1:2::/64'],
    ['x-real-ip', { 'x-forwarded-for': '198.51.100.7' }, '192.0.2.1'],
  ])('addressOf reads from header %j of %j the address %s', (header, headers, address) => {
    expect(addressOf(request(headers), header)).toBe(address);
  });
});

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
  ])('repeatedFields finds repeated fields in %s', (text, expected) => {
    expect(of(text)).toEqual(expected);
    expect(repeatedFields(text)).toEqual(expected);
  });
  it('repeatedFields finds none in the output of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(of(text)).toEqual([]);
        expect(repeatedFields(text)).toEqual([]);
      }),
    );
  });
  it('repeatedFields searches texts that nest deeper than the call stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(of(deep)).toEqual([]);
  });
});
