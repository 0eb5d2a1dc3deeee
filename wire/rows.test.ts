import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROW_TABLES } from './rows.ts';
import { anyCodec, anyWords, SAMPLE_FEEDS } from './testing/any-words.ts';
import { FeedCursor, readRows, WireError } from './text/text.ts';

const isNotBlank = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((side) => Object.keys(side as object).length > 0)
    : value !== null && value !== '' && value !== false;
const nonBlank = (words: object): object => Object.fromEntries(Object.entries(words).filter(([, value]) => isNotBlank(value)));

describe.each(ROW_TABLES.map(({ title, codec }) => [title, anyCodec(codec)] as const))('the row of: %s', (_, codec) => {
  it('reads back what was written', () => {
    fc.assert(
      fc.property(anyWords(codec), (words) => {
        const text = codec.writeText(words);
        const feed = new FeedCursor(text);
        expect(feed.nextHead()).toBe(codec.head);
        expect(codec.readNext(feed)).toEqual(words);
        expect(feed.nextHead()).toBeNull();
        expect(codec.read(codec.write(words))).toEqual(words);
      }),
    );
  });

  it('a change of a row has what differs, and nothing else', () => {
    fc.assert(
      fc.property(anyWords(codec), anyWords(codec), (before, drawn) => {
        const headWord = Object.keys(before)[0]!;
        const now: Record<string, unknown> = { ...drawn, [headWord]: before[headWord] };
        const text = codec.changesText(now, before);
        if (text === null) {
          expect(nonBlank(now)).toEqual(nonBlank(before));
          return;
        }
        const changes = codec.readNextChanges(new FeedCursor(text));
        for (const word of Object.keys(changes)) if (word !== headWord) expect(now[word]).not.toEqual(before[word]);
        expect(nonBlank({ ...before, ...changes })).toEqual(nonBlank(now));
      }),
    );
  });

  it('a table of keys has no key twice, and reads the first of repeated ones', () => {
    const keys = Object.values(codec.fields).flatMap((spec) => [spec.key, ...('copies' in spec ? spec.copies : [])]);
    expect(new Set(keys).size).toBe(keys.length);
    fc.assert(
      fc.property(anyWords(codec), anyWords(codec), (first, second) => {
        const keysOfFirst = new Set(codec.write(first).map(([key]) => key));
        const repeated = codec.write(second).filter(([key]) => keysOfFirst.has(key) && !key.startsWith('RA'));
        const text = codec.writeText(first).slice(0, -1) + repeated.map(([key, value]) => `${key}÷${value}¬`).join('') + '~';
        expect(codec.readNext(new FeedCursor(text))).toEqual(first);
      }),
    );
  });

  it('a table of keys ignores unknown keys, also long ones and those beyond ASCII', () => {
    fc.assert(
      fc.property(anyWords(codec), (words) => {
        const [, head, rest] = /^([^¬]*¬)(.*)$/s.exec(codec.writeText(words))!;
        expect(codec.readNext(new FeedCursor(`${head}ZZZZ÷1¬unknown_key÷2¬¬Æ÷3¬zz÷÷¬${rest}`))).toEqual(words);
      }),
    );
  });
});

describe('a table of keys', () => {
  it('a table of keys has few enough words for rows to be objects of fixed places, which are copied a hundred times faster', () => {
    for (const { codec } of ROW_TABLES) expect(Object.keys(codec.fields).length).toBeLessThan(160);
  });

  it.each([['~'], ['¬'], ['÷']])('a table of keys refuses a value with %s, whichever word it is', (delimiter) => {
    for (const { codec } of ROW_TABLES) {
      for (const [word, spec] of Object.entries(codec.fields)) {
        if (!('kind' in spec) || (spec.kind !== 'text' && spec.kind !== 'id')) continue;
        expect(() => anyCodec(codec).writeText({ [word]: `a${delimiter}b` })).toThrow(WireError);
      }
    }
  });

  it.each(['1.5', '1e3', '0x10', ' 1', '1234567890123456', '-', 'NaN', '1-'])(
    'a table of keys refuses %j as a whole number',
    (value) => {
      const { codec } = ROW_TABLES.find(({ title }) => title === 'event')!;
      expect(() => anyCodec(codec).readNext(new FeedCursor(`AA÷x¬AD÷${value}¬~`))).toThrow(WireError);
    },
  );

  it.each(['AA÷x', 'AA÷x¬', 'AA÷x¬AD', 'AA÷x¬AD¬~', 'AA÷x¬÷1¬~'])('a table of keys refuses a truncated row: %s', (text) => {
    const { codec } = ROW_TABLES.find(({ title }) => title === 'event')!;
    expect(() => anyCodec(codec).readNext(new FeedCursor(text))).toThrow(WireError);
  });
});

describe('a text of each kind of feed', () => {
  const kindByText = new Map([...SAMPLE_FEEDS].reverse().map(([kind, text]) => [text, kind]));
  it('a text of each kind of feed equals the recorded text', async () => {
    const sections = [...kindByText].reverse().map(([text, kind]) => `# ${kind}\n${text.replaceAll('~', '~\n')}\n`);
    await expect(sections.join('\n')).toMatchFileSnapshot('golden.txt');
    for (const text of kindByText.keys()) expect(readRows(text).length).toBeGreaterThan(0);
  });
});
