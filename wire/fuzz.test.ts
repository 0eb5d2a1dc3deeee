import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as wire from './index.ts';
import { ROW_TABLES } from './rows.ts';
import { anyCodec, SAMPLE_FEEDS } from './testing/any-words.ts';

const numRuns = Number(process.env['STILLINGEN_FUZZ_RUNS'] ?? 500);
const seed = Number(process.env['STILLINGEN_FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const bits = fc.constantFrom(
  'AA÷',
  'ZA÷',
  'RAA÷',
  'RAC÷1¬',
  'A1÷',
  'AD÷',
  'DEL÷1',
  'TS÷',
  'TE÷',
  'PT÷',
  '1',
  '-1',
  '9'.repeat(20),
  '¬',
  '~',
  '÷',
  '\0',
  '\uD800',
  'æ',
  '0',
);
const page = fc.constantFrom(
  '<!doctype html><html><body>502 Bad Gateway</body></html>',
  '{"data":{"sections":[null]}}',
  '{"data":{"sections":[{"articles":[{}]}]}}',
  '[]',
  '0',
  'null',
  '',
);
const sample = fc.constantFrom(...SAMPLE_FEEDS.values());
const place = fc.double({ min: 0, max: 1, noNaN: true });

const mutated = fc
  .tuple(
    sample,
    fc.array(fc.record({ from: place, to: place, put: fc.oneof(bits, sample, fc.constant('')), twice: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([text, changes]) =>
    changes.reduce((before, { from, to, put, twice }) => {
      const [start, end] = [from, to].map((part) => Math.floor(part * before.length)).toSorted((a, b) => a - b) as [
        number,
        number,
      ];
      return before.slice(0, start) + put + (twice ? before.slice(start, end) : '') + before.slice(end);
    }, text),
  );
const cut = fc.tuple(sample, place).map(([text, part]) => text.slice(0, Math.floor(text.length * part)));
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(bits, { maxLength: 60 }).map((parts) => parts.join('')),
  page,
  mutated,
  cut,
);

const ROW_READERS: readonly string[] = ['readParticipant'];
const readers = Object.entries(wire).flatMap(([name, read]): [string, (text: string) => unknown][] => {
  if (typeof read !== 'function' || !/^(?:read|parse)[A-Z]/.test(name)) return [];
  const call = read as unknown as (input: unknown) => unknown;
  if (ROW_READERS.includes(name)) return [[name, (text) => wire.readRows(text).map(call)]];
  return name === 'parseOriginConfig' ? [] : [[name, call]];
});

const codecs = ROW_TABLES.map(({ title, codec }): [string, (text: string) => unknown] => [
  title,
  (text) => {
    const feed = new wire.FeedCursor(text);
    while (feed.nextHead() !== null) anyCodec(codec).readNext(feed);
  },
]);

describe.each([...readers, ...codecs])('%s', (_, read) => {
  it('a reader reads any text or refuses it by WireError, nothing else', () => {
    fc.assert(
      fc.property(anything, (text) => {
        try {
          read(text);
        } catch (error) {
          expect(error).toBeInstanceOf(wire.WireError);
        }
      }),
      { numRuns, seed },
    );
  });
});

describe('the one pass of the codecs', () => {
  function plainly(text: string) {
    const fields = Object.entries(wire.eventRow.fields).filter(([, spec]) => 'kind' in spec && spec.kind === 'text');
    return wire
      .readRows(text)
      .filter(([first]) => first![0] === wire.eventRow.head)
      .map((row) => fields.map(([word, { key }]) => [word, row.find(([known]) => known === key)?.[1] ?? null]));
  }
  function byCodec(text: string) {
    const feed = new wire.FeedCursor(text);
    const rows: unknown[] = [];
    const fields = Object.entries(wire.eventRow.fields).filter(([, spec]) => 'kind' in spec && spec.kind === 'text');
    for (let head = feed.nextHead(); head !== null; head = feed.nextHead()) {
      if (head !== wire.eventRow.head) feed.skipRow();
      else {
        const words = wire.eventRow.readNext(feed) as Readonly<Record<string, unknown>>;
        rows.push(fields.map(([word]) => [word, words[word]]));
      }
    }
    return rows;
  }

  it('a codec does not take a key after invisible letters for another key', () => {
    const text = SAMPLE_FEEDS.get('full')!.replaceAll(/¬(?=[A-Z])/g, '¬\0');
    expect(byCodec(text)).toEqual(plainly(text));
  });

  it('a codec reads any text in one pass as a reader that splits it first', () => {
    const event = fc.constantFrom(SAMPLE_FEEDS.get('full')!, SAMPLE_FEEDS.get('update')!);
    const near = fc.tuple(event, place, fc.oneof(bits, fc.constant(''))).map(([text, part, put]) => {
      const at = Math.floor(text.length * part);
      return text.slice(0, at) + put + text.slice(at);
    });
    let compared = 0;
    fc.assert(
      fc.property(near, (text) => {
        let [plain, quick]: [unknown, unknown] = [null, null];
        try {
          plain = plainly(text);
          quick = byCodec(text);
        } catch (error) {
          expect(error).toBeInstanceOf(wire.WireError);
          return;
        }
        compared += 1;
        expect(quick).toEqual(plain);
      }),
      { numRuns, seed },
    );
    expect(compared).toBeGreaterThan(0);
  });
});
