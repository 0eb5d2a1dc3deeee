import { describe, expect, it } from 'vitest';
import { plainWordsOf } from './plain-words.ts';

const found = (source: string, path = 'server/push/hub.ts'): string[] =>
  plainWordsOf(path, source).map(({ kind, found: text }) => `${kind}: ${text}`);

describe('plain words', () => {
  it.each([
    ['const told = 1;', 'identifier: told'],
    ['const isTold = true;', 'identifier: isTold'],
    ['interface ToldMatch {}', 'identifier: ToldMatch'],
    ['const a = { tellBy() {} };', 'identifier: tellBy'],
    ['class A { #lastSaid = 1; }', 'identifier: lastSaid'],
    ['const said_until_s = 1;', 'identifier: said_until_s'],
    ['const b = makeWay();', 'identifier: makeWay'],
    ["import { Witness } from './a.ts';", 'identifier: Witness'],
  ])('finds the banned identifier of %s', (source, expected) => {
    expect(found(source)).toContain(expected);
  });

  it.each([
    ['// Who reads nothing is closed.', 'comment: Who'],
    ['/** Whoever connects first leads. */', 'comment: Whoever'],
    ['// The buffer goes to who asks.', 'comment: to who'],
    ['// Nobody follows this channel.', 'comment: Nobody'],
    ['/**\n * A subscriber.\n * He is told of it.\n */', 'comment: told'],
    ['// Keeps his place in the queue.', 'comment: his'],
  ])('finds the banned sentence of %s', (source, expected) => {
    expect(found(source)).toContain(expected);
  });

  it.each([
    ["it('is heard though its asker goes on', () => {});", 'title: heard'],
    ["it.each([1])('answers nobody %s', () => {});", 'title: nobody'],
    ["describe('who reads', () => {});", 'title: who'],
    ["it.skipIf(true)('tells all', () => {});", 'title: tells'],
    ["it('says what is allowed', () => {});", 'title: says'],
  ])('finds the banned title of %s', (source, expected) => {
    expect(found(source)).toContain(expected);
  });

  it('finds a file named by a banned word', () => {
    expect(found('', 'server/feeds/tell.ts')).toEqual(['identifier: tell.ts']);
  });

  it.each([
    'const title = satellite + intellect + unfolded;',
    '// A visitor who signs in keeps the settings.',
    '// The answer is `nobody home`, as "who" is asked.',
    "const text = 'nobody told him';",
    "log('who is there');",
    '// Closes the connection: the history is this long.',
  ])('passes %s', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('gives the line and the term to use', () => {
    expect(plainWordsOf('client/a.ts', '\n\nconst farewell = createFarewell();')).toEqual([
      { kind: 'identifier', line: 3, found: 'createFarewell', instead: 'createPendingLogout' },
    ]);
  });
});
