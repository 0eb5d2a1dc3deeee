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
    ['const openDoor = 1;', 'identifier: openDoor'],
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

  it.each([
    ["throw new StoreError('nobody leads');", 'message: nobody'],
    ['new IngestError(400, `${key} was told twice`);', 'message: told'],
    ["log.warn({ term }, 'this process said so');", 'message: said'],
    ["this.#log.info('waits for who leads');", 'message: for who'],
    ["console.error('his key is unknown');", 'message: his'],
  ])('finds the banned sentence of the message %s', (source, expected) => {
    expect(found(source)).toEqual([expected]);
  });

  it.each([
    ['web/shell/shell.module.css', '.a {\n  /* Told by the frame. */\n}', 'comment: Told'],
    ['server/database/migrations/0001-journal.sql', '-- Who leads.\nselect 1; -- Nobody else.', 'comment: Who'],
    ['docs/deploy/nginx.conf', '# Whoever asks.\nlisten 80;', 'comment: Whoever'],
    ['docs/deploy/compose.yaml', 'a: 1 # said by the proxy', 'comment: said'],
    ['scripts/setup/run.mjs', '/** Tells the result. @param {string} a */', 'comment: Tells'],
  ])('finds the banned sentence of a comment in %s', (path, source, expected) => {
    expect(found(source, path)).toContain(expected);
  });

  it.each([
    ['server/push/hub.ts', `const a = 1;\n/**\n * Short.\n * ${'long '.repeat(21)}\n */`, 4],
    ['scripts/test.mjs', `// ${'x'.repeat(101)}`, 1],
    ['web/shell/shell.module.css', `\n/* ${'x'.repeat(101)} */`, 2],
    ['server/database/migrations/0001-journal.sql', `select 1;\n  -- ${'x'.repeat(101)}`, 2],
    ['docs/deploy/stillingen.service', `[Unit]\n# ${'x'.repeat(101)}`, 2],
  ])('finds a comment line of over 100 characters in %s', (path, source, line) => {
    expect(plainWordsOf(path, source)).toMatchObject([{ kind: 'length', line }]);
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
    "throw new StoreError('a lease is held by another process');",
    'log.warn(`the term of "who" is over`);',
    `// ${'x'.repeat(100)}`,
    `/*\n *   requested ${'-'.repeat(80)}--> answered\n */`,
    `// oxlint-disable-next-line react/no-danger -- ${'reason '.repeat(12)}`,
  ])('passes %s', (source) => {
    expect(found(source)).toEqual([]);
  });

  it.each([
    ['web/shell/shell.module.css', '.who { content: "told"; }'],
    ['server/database/migrations/0001-journal.sql', "select 'nobody' as told;"],
    ['docs/deploy/compose.yaml', 'told: who#nobody'],
  ])('passes text outside comments in %s', (path, source) => {
    expect(found(source, path)).toEqual([]);
  });

  it('gives the line and the term to use', () => {
    expect(plainWordsOf('client/a.ts', '\n\nconst farewell = createFarewell();')).toEqual([
      { kind: 'identifier', line: 3, found: 'createFarewell', instead: 'PendingLogout' },
    ]);
  });
});
