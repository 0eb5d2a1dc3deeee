import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTRY_STATUSES } from '../event/entities.ts';
import { compareEntries, type OrderedEntry } from './compare.ts';

const entry = (name: string, rest: Partial<OrderedEntry> = {}): OrderedEntry => ({ id: name, name, rank: null, ...rest });
const order = (field: readonly OrderedEntry[]): string[] => field.toSorted(compareEntries).map(({ id }) => id);

const entries = fc.record({
  id: fc.string({ minLength: 1, maxLength: 2 }),
  name: fc.constantFrom('Aagaard', 'Ås', 'Berg', 'Ærø', 'Berg '),
  rank: fc.option(fc.integer({ min: 1, max: 4 })),
  status: fc.option(fc.constantFrom(...ENTRY_STATUSES)),
  results: fc.option(fc.constantFrom({}, { holesPlayed: 'F' }, { holesPlayed: '14' }, { holesPlayed: '-' })),
});
const fields = fc.uniqueArray(entries, { selector: ({ id }) => id, maxLength: 12 });

describe('the order of a board', () => {
  it('[SORT-14] the order of a board is rank, unranked last; then status, those that never started or were disqualified at the end', () => {
    const field = [
      entry('new', { status: 'a status of tomorrow' }),
      entry('dsq', { status: 'disqualified' }),
      entry('dns', { status: 'not-started' }),
      entry('dnf', { status: 'retired' }),
      entry('unranked'),
      entry('tenth', { rank: 10 }),
      entry('second', { rank: 2 }),
    ];
    expect(order(field)).toEqual(['second', 'tenth', 'unranked', 'dnf', 'dns', 'dsq', 'new']);
  });
  it('[SORT-14] the order of a board puts golfers of equal rank by the holes they played', () => {
    const played = (id: string, holesPlayed: string) => entry(id, { rank: 3, results: { holesPlayed } });
    const field = [played('a', '2'), entry('b', { rank: 3 }), played('c', '14'), played('d', 'F'), played('e', '18')];
    expect(order(field)).toEqual(['d', 'e', 'c', 'a', 'b']);
  });
  it('[SORT-14] [SORT-19] the order of a board ends in the name as Danes sort it, and the id', () => {
    const field = [entry('Åge'), entry('Ærø'), entry('Zoe'), entry('Bo'), { ...entry('2'), name: 'Bo' }];
    expect(order(field)).toEqual(['2', 'Bo', 'Zoe', 'Ærø', 'Åge']);
  });
  it('the order of a board covers every status', () => {
    const field = ENTRY_STATUSES.map((status) => entry(status, { status }));
    expect(order([...field, entry('unknown', { status: 'unknown' })]).at(-1)).toBe('unknown');
  });
  it('the order of a board does not depend on the order of its input', () => {
    fc.assert(
      fc.property(fields, fc.infiniteStream(fc.nat()), (field, random) => {
        const shuffled = field.map((each) => ({ each, at: random.next().value })).sort((a, b) => a.at - b.at);
        expect(order(shuffled.map(({ each }) => each))).toEqual(order(field));
      }),
    );
  });
  it('the order of a board is total, antisymmetric and transitive', () => {
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        const sign = (x: OrderedEntry, y: OrderedEntry): number => Math.sign(compareEntries(x, y));
        expect(sign(a, b) + sign(b, a)).toBe(0);
        if (sign(a, b) === 0) expect(a.id).toBe(b.id);
        if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });
});
