import fc from 'fast-check';

/** Words for round trips: any text without the delimiters, lone surrogates or the signs that lists within a cell end at. */
export const anyWord = fc.string({ unit: 'grapheme', maxLength: 10 }).map((text) => text.replaceAll(/[~¬÷|;_]/gu, ''));
export const anyNumber = fc.nat(1_000_000);
export const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
