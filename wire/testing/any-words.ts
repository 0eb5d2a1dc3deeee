import { RESULT_NUMBER, type ResultName } from '@stillingen/domain';
import fc from 'fast-check';
import type { FeedKind } from '../names/feed-name.ts';
import { ROW_TABLES } from '../rows.ts';
import type { Constant, Field, Fields, RowCodec } from '../text/fields.ts';
import type { Cell, FeedCursor, Row } from '../text/text.ts';
import { treeNode, writeTree } from '../text/tree.ts';

const DELIMITER = /[~¬÷]/;
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '{{7*7}}',
  'Brøndby IF',
  'Ábo',
  '\u2066x\u2069',
  '\uFEFFX',
  'a\nb',
  'Z\u0351\u036B\u0343',
  'a|b',
  "=cmd|' /C calc'!A0",
  '-1+1',
  '-0',
  '__proto__',
  'toString',
  '\uD800',
];

export const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !DELIMITER.test(text)),
);
const anyId = anyText.filter((text) => !['', '0', 'undefined'].includes(text));
const anyInt = fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 });
const anySide = fc.dictionary(fc.constantFrom(...(Object.keys(RESULT_NUMBER) as ResultName[])), anyText, {
  maxKeys: 4,
  noNullPrototype: true,
});
const hasSome = (side: object): boolean => Object.keys(side).length > 0;
const anyResults = fc.oneof(
  fc.tuple(anySide).filter((sides) => sides.some(hasSome)),
  fc.tuple(anySide, anySide).filter((sides) => sides.some(hasSome)),
);

const VALUES: Readonly<Record<Field<unknown>['kind'], fc.Arbitrary<unknown>>> = {
  text: anyText,
  int: anyInt,
  decimal: anyInt.map((tenths) => tenths / 10 || 0).filter((number) => /^-?\d+(?:\.\d+)?$/.test(String(number))),
  id: anyId,
  numericId: anyInt.filter((number) => number !== 0),
  flag: fc.constant(true),
  yes: fc.boolean(),
  results: anyResults,
};

const isField = (entry: [string, Field<unknown> | Constant]): entry is [string, Field<unknown>] => !('constant' in entry[1]);

export function anyWords(
  codec: Pick<RowCodec<Fields>, 'fields'>,
  always: readonly string[] = [],
): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(codec.fields).filter(isField);
  return fc.record(
    Object.fromEntries(
      entries.map(([word, spec], at) => [
        word,
        at === 0 || always.includes(word) ? VALUES[spec.kind] : fc.option(VALUES[spec.kind], { nil: null }),
      ]),
    ),
    { noNullPrototype: true },
  );
}

export function sampleWords(codec: Pick<RowCodec<Fields>, 'fields'>): Record<string, unknown> {
  const sample = (spec: Field<unknown>, at: number): unknown => {
    if (spec.kind === 'int' || spec.kind === 'numericId') return at + 1;
    if (spec.kind === 'decimal') return at + 1.5;
    if (spec.kind === 'flag' || spec.kind === 'yes') return true;
    if (spec.kind === 'results') return [{ time: '1:23.4', gap: '+0.5' }, { rank: '2' }];
    return spec.kind === 'id' ? `id${String(at).padStart(6, '0')}` : `ø ${spec.key}`;
  };
  return Object.fromEntries(
    Object.entries(codec.fields)
      .filter(isField)
      .map(([word, spec], at) => [word, sample(spec, at)]),
  );
}

export const anyWord = fc.string({ unit: 'grapheme', maxLength: 10 }).map((text) => text.replaceAll(/[~¬÷|;_]/gu, ''));
export const anyNumber = fc.nat(1_000_000);
export const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });

type AnyWords = Readonly<Record<string, unknown>>;
export interface AnyCodec extends Pick<RowCodec<Fields>, 'fields' | 'head'> {
  writeText(words: AnyWords): string;
  changesText(words: AnyWords, before: AnyWords): string | null;
  write(words: AnyWords): Cell[];
  read(row: Row): AnyWords;
  readNext(feed: FeedCursor): AnyWords;
  readNextChanges(feed: FeedCursor): AnyWords;
}
export const anyCodec = (codec: Pick<RowCodec<Fields>, 'fields' | 'head'>): AnyCodec => codec as unknown as AnyCodec;

export const SAMPLE_FEEDS: ReadonlyMap<FeedKind | 'menus', string> = new Map(
  [...new Set(ROW_TABLES.flatMap(({ feeds }) => feeds))].map((kind) => [
    kind,
    ROW_TABLES.filter(({ feeds }) => feeds.includes(kind))
      .map(({ codec, tree }) => {
        const words = sampleWords(codec);
        return tree === true ? writeTree([treeNode('RW', anyCodec(codec).write(words))]) : anyCodec(codec).writeText(words);
      })
      .join(''),
  ]),
);
