import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataDiff, Scalar, UserData } from './calls.ts';
import {
  applyDiff,
  composeDiffs,
  DATA_LIMITS,
  diffFault,
  diffOf,
  isChange,
  isEmptyDiff,
  jsonBytes,
  NO_DIFF,
  parsePath,
  parseUserData,
  storedValue,
  valueAt,
} from './paths.ts';

const segment = fc.constantFrom('a', 'b', 'c', 'toString', '1');
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('.'));
const scalar: fc.Arbitrary<Scalar> = fc.oneof(
  fc.constantFrom('', 'x', 0, 1, true),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const isClear = (merge: object): boolean => diffFault({ merge: { ...merge }, unmerge: [] }) === null;
const diff: fc.Arbitrary<DataDiff> = fc.record({
  merge: fc.dictionary(path, scalar, { maxKeys: 6, noNullPrototype: true }).filter(isClear),
  unmerge: fc.uniqueArray(path, { maxLength: 3 }),
});
const document: fc.Arbitrary<UserData> = fc.array(diff, { maxLength: 5 }).map((diffs) => diffs.reduce<UserData>(applyDiff, {}));

describe('a path', () => {
  it.each([
    ['mygames.data.g_1_AbCd1234', true],
    ['myLeagues.1.1_198_ZxCv9012', true],
    ['a.b.c.d.e.f', true],
    ['a.b.c.d.e.f.g', false],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['x'.repeat(300), false],
    ['constructor.x', false],
    ['a.prototype', false],
    ['constructor.prototype.x', false],
    ['a.__proto__', false],
    ['mygames..x', false],
    ['mygames.', false],
    ['', false],
    ['kåre', false],
    [['a'], false],
  ])('%j is %j', (text, isPath) => {
    expect(parsePath(text) !== null).toBe(isPath);
  });
});

describe('a value', () => {
  it('[ACC-45] a value of a list is stored with bars between its items', () => {
    expect(storedValue(['a', 'b'])).toBe('a|b');
    expect(storedValue([1, 2])).toBe('1|2');
    expect(storedValue([])).toBe('');
    expect(storedValue(['a|b', 'c'])).toBeNull();
  });

  it.each([
    ['x'.repeat(DATA_LIMITS.valueLength), true],
    ['x'.repeat(DATA_LIMITS.valueLength + 1), false],
    [JSON.parse('1e309') as number, false],
    [Number.NaN, false],
    [false, true],
  ])('%j can be stored: %j', (value, isStored) => {
    expect(storedValue(value) !== null).toBe(isStored);
  });

  it.each<[Scalar, Scalar | undefined, boolean]>([
    [0, '', false],
    [0, undefined, true],
    [0, 1, true],
    ['', 0, true],
    ['a', 'a', false],
    ['1', 1, true],
    [false, '', true],
  ])('[ACC-45] %j over %j is a change: %j', (next, old, isOne) => {
    expect(isChange(next, old)).toBe(isOne);
  });
});

describe('a change of a document', () => {
  const mine: UserData = { mygames: { data: { g_1_AbCd1234: { AD: 1, MG: '0' }, g_1_EfGh5678: { AD: 2 } } }, sort: true };

  it('[ACC-45] a change of a document merges new and other values, and unmerges removed ones with all below', () => {
    const next: UserData = { mygames: { data: { g_1_EfGh5678: { AD: 3, AP: 4 } } }, sort: true };
    expect(diffOf(mine, next)).toEqual({
      merge: { 'mygames.data.g_1_EfGh5678.AD': 3, 'mygames.data.g_1_EfGh5678.AP': 4 },
      unmerge: ['mygames.data.g_1_AbCd1234'],
    });
    expect(isEmptyDiff(diffOf(mine, mine))).toBe(true);
  });

  it('a change of a document leaves no empty object behind', () => {
    const all = { merge: {}, unmerge: ['mygames.data.g_1_AbCd1234', 'mygames.data.g_1_EfGh5678'] };
    expect(applyDiff(mine, all)).toEqual({ sort: true });
  });

  it('a change of a document shares the parts that no path leads into', () => {
    const next = applyDiff(mine, { merge: { 'mygames.data.g_1_AbCd1234.AD': 5 }, unmerge: [] });
    expect(valueAt(next, 'mygames.data.g_1_EfGh5678')).toBe(valueAt(mine, 'mygames.data.g_1_EfGh5678'));
    expect(valueAt(mine, 'mygames.data.g_1_AbCd1234.AD')).toBe(1);
    expect(applyDiff(mine, NO_DIFF)).toBe(mine);
  });

  it('a change of a document reads own properties only', () => {
    expect(valueAt(mine, 'toString')).toBeUndefined();
    expect(valueAt(mine, 'mygames.data.g_1_AbCd1234.MG.length')).toBeUndefined();
    expect(valueAt(mine, 'mygames.data.g_1_EfGh5678.AD')).toBe(2);
    expect(applyDiff({}, { merge: { 'toString.call': 1 }, unmerge: ['valueOf.x'] })).toEqual({ toString: { call: 1 } });
  });

  it('a change of a document from one to another gives the other', () => {
    fc.assert(
      fc.property(document, document, (old, next) => {
        // A 0 in the place of an empty text is no change (C26), and stays the text.
        fc.pre(!JSON.stringify(old).includes('""'));
        expect(applyDiff(old, diffOf(old, next))).toEqual(next);
        expect(diffFault(diffOf(old, next))).toBeNull();
      }),
    );
  });

  it('a change of a document merges with a later one', () => {
    fc.assert(
      fc.property(document, diff, diff, (start, first, later) => {
        const both = composeDiffs(first, later);
        expect(applyDiff(start, both)).toEqual(applyDiff(applyDiff(start, first), later));
        expect(diffFault(both)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('a change of a document made twice changes nothing more', () => {
    fc.assert(
      fc.property(document, diff, (start, change) => {
        expect(applyDiff(applyDiff(start, change), change)).toEqual(applyDiff(start, change));
      }),
    );
    expect(isEmptyDiff(NO_DIFF)).toBe(true);
  });

  it.each([
    [{ merge: { 'a.b': 1 }, unmerge: ['c'] }, null],
    [
      {
        merge: Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`m${n}`, 1])),
        unmerge: Array.from({ length: 600 }, (_, n) => `p${n}`),
      },
      null,
    ],
    [{ merge: { a: 1, 'a.b.c': 2 }, unmerge: [] }, 'merge has a value above another one'],
    [{ merge: { a: null }, unmerge: [] }, 'a value is a text of up to 4096 characters, a finite number, true or false'],
    [{ merge: {}, unmerge: [7] }, expect.stringContaining('a path is up to 6 names')],
    [{ merge: {}, unmerge: Array.from({ length: 601 }, (_, n) => `p${n}`) }, 'unmerge has 601 paths; allowed: up to 600'],
    [
      { merge: Object.fromEntries(Array.from({ length: 601 }, (_, n) => [`p${n}`, 1])), unmerge: [] },
      'merge has 601 paths; allowed: up to 600',
    ],
  ])('a change of a document is refused with what is allowed (%#)', (sent, fault) => {
    expect(diffFault(sent)).toEqual(fault);
  });
});

describe('a document from outside', () => {
  it.each([
    [{ a: { b: 1 }, c: {} }, { a: { b: 1 } }],
    [{ a: null }, null],
    [{ a: [1] }, null],
    [{ 'a b': 1 }, null],
    [JSON.parse('{"__proto__":{"x":1}}'), null],
    [{ a: { a: { a: { a: { a: { a: 1 } } } } } }, { a: { a: { a: { a: { a: { a: 1 } } } } } }],
    [{ a: { a: { a: { a: { a: { a: { a: 1 } } } } } } }, null],
    ['text', null],
    [null, null],
  ])('%j is read as %j', (value, read) => {
    expect(parseUserData(value)).toEqual(read);
  });

  it('a document from outside is measured in bytes, not in characters', () => {
    expect(jsonBytes({ a: 'ø' })).toBe(10);
  });
});
