import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect, type Database, untilReady } from '../../../server/database/database.ts';
import { startEmbedded } from '../../../server/database/embedded/embedded.ts';
import { openStore } from '../../../server/database/open.ts';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { freePort, spawnTied } from '../../../server/testing/child.ts';
import { runProgram } from '../../harness/program.ts';

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  serve: ['--demo', '--every-sport-live', '--world-size', '--world-seed', '--odds-rate', '--roles'],
  import: ['--odds'],
  replay: ['--speed', '--at', '--match'],
  rebuild: ['--verify'],
  status: ['--until', '--clear'],
  provider: ['--origin', '--text', '--url', '--licence'],
  backup: [],
  restore: ['--without-accounts'],
};
const oneLine = (text: string): boolean => /^[^\n]+\n$/.test(text);

const { path: folder } = temporaryFolder('operator');
const dataDir = path.join(folder, 'data');
const settings = { DATA_DIR: dataDir };

const contentOf = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => `${file}: ${readFileSync(file, 'base64')}`);

describe('an operator who mistypes a command', () => {
  it.each([
    [
      'a port that is none',
      ['serve'],
      { PORT: '80800' },
      'PORT is "80800"; allowed: a port from 1 to 65535, or 0 for a free one',
    ],
    ['a sign with a space', ['rebuild'], { FEED_SIGN: 'a b' }, 'FEED_SIGN is "a b"; allowed: 1 to 64 letters, digits, - or _'],
    ['a log level', ['serve'], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; allowed: silent, error, warn, info, debug'],
    ['a database of another kind', ['serve'], { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is "mysql://x"; allowed: postgres://'],
    [
      'an unknown command',
      ['server'],
      {},
      'There is no command "server"; did you mean serve? allowed: serve, import, replay, connect, rebuild, account, provider, webhook, status, backup, restore',
    ],
    [
      'an unknown option',
      ['serve', '--dmeo'],
      {},
      'the command line of serve is "--dmeo"; allowed: --demo, --every-sport-live, --world-size, --world-seed',
    ],
    [
      'an option out of range',
      ['serve', '--world-size', '19'],
      {},
      '--world-size is "19"; allowed: a whole number from 20 to 3000',
    ],
    [
      'a role that is none',
      ['serve', '--roles', 'live,egde'],
      {},
      '--roles is "live,egde"; allowed: some of live, edge, identity, alerts',
    ],
    ['no role', ['serve', '--roles', ''], {}, '--roles is ""; allowed: some of live, edge, identity, alerts'],
    [
      'a role alone without a bus',
      ['serve', '--roles', 'edge'],
      {},
      'ROLES is "edge"; allowed: without NATS_URL one process has all roles (live,edge,identity,alerts)',
    ],
    [
      'a bus without a database to share',
      ['serve'],
      { NATS_URL: 'nats://127.0.0.1:4222' },
      'NATS_URL is set and DATABASE_URL is not; allowed: both',
    ],
    [
      'a demo world where no messages are taken',
      ['serve', '--demo', '--roles', 'edge'],
      { NATS_URL: 'nats://127.0.0.1:4222', DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      '--demo is given without the role live',
    ],
    ['an option without its value', ['replay', 'wyscout', 'x', '--speed'], {}, 'the command line of replay is'],
    ['a word too many', ['rebuild', 'all'], {}, 'the command line of rebuild is "all"; allowed: no further words'],
    [
      'a command with a letter too few',
      ['imprt'],
      {},
      'There is no command "imprt"; did you mean import? allowed: serve, import',
    ],
    ['a format by half its name', ['replay', 'lapchart', 'x'], {}, 'FORMAT is "lapchart"; did you mean f1-lapchart? allowed: '],
    ['a format without its path', ['import', 'afl'], {}, 'the command line of import is "afl"; allowed: exactly FORMAT PATH'],
    ['a format that is not read', ['import', 'csv', 'x'], {}, 'FORMAT is "csv"; allowed: openfootball, football-international'],
    [
      'a time that is none',
      ['replay', 'wyscout', 'x', '--at', '2026-02-30T25:00:00Z'],
      {},
      '--at is "2026-02-30T25:00:00Z"; allowed: now, or a time',
    ],
    [
      'a source without its licence',
      ['provider', 'add', 'avis', '--text', 'Avisen', '--url', 'https://avis.example/'],
      {},
      '--text, --url and --licence belong together: give all three or none',
    ],
    [
      'a source without encryption',
      ['provider', 'add', 'avis', '--url', 'http://avis.example/'],
      {},
      '--url is "http://avis.example/"; allowed: an address such as https://www.example.org/',
    ],
    ['a name with capitals', ['provider', 'add', 'Opta'], {}, 'NAME is "Opta"; allowed: 1 to 40 of a-z, 0-9 and -'],
  ])(
    'a wrong command line ends with one line before anything starts: %s',
    async (_what, words, wrong: Record<string, string>, line) => {
      const { code, stdout, stderr } = await runProgram(words, { ...settings, ...wrong });
      expect(stderr).toContain(line);
      expect(stderr).toSatisfy(oneLine);
      expect(stdout).toBe('');
      expect(code).toBe(2);
      expect(existsSync(dataDir)).toBe(false);
    },
  );

  it.each(Object.entries(OPTIONS))('the help of %s names each of its options', async (name, options) => {
    const { code, stdout, stderr } = await runProgram([name, '--help'], settings);
    expect(stdout).toMatch(new RegExp(`^Usage: stillingen ${name}\\b`));
    expect(stdout.match(/(?<=^ {2})--[a-z-]+/gm) ?? []).toEqual(options);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each(['import', 'replay'])(
    'finds every format of %s in a line of its own, without words and without options',
    async (name) => {
      const { code, stdout } = await runProgram([name], settings);
      expect(stdout).toMatch(/^ {2}badminton-bwf {2,}badminton: /m);
      expect(stdout.match(/^ {2}[\w-]+ {2,}[\w ]+: .+$/gm)).toHaveLength({ import: 30, replay: 17 }[name]!);
      expect(code).toBe(0);
      expect(existsSync(dataDir)).toBe(false);
    },
  );

  it('the help names every command and every setting', async () => {
    const { code, stdout } = await runProgram(['--help']);
    for (const word of [
      ...Object.keys(OPTIONS),
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'PROJECT_ID',
      'FEED_SIGN',
      'LOG_LEVEL',
    ])
      expect(stdout).toContain(`  ${word} `);
    expect(code).toBe(0);
  });
});

describe('an operator who starts it for the first time', () => {
  it.each([
    ['without the demo world', [], []],
    [
      'with the demo world, also the way to real matches',
      ['--demo'],
      ['Real matches tonight: `npx stillingen connect` lists live sources'],
    ],
  ])('the first start prints the address, and then the settings that are missing: %s', async (_what, words, more) => {
    const first = path.join(folder, `first${words.length}`);
    const output = `${first}.log`;
    const both = openSync(output, 'w');
    const child = spawnTied(process.execPath, [path.join(import.meta.dirname, '../../../server/main.ts'), 'serve', ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: first, PORT: String(await freePort()) },
      stdio: ['ignore', both, both],
    });
    const lines = (): string[] => readFileSync(output, 'utf8').split('\n').filter(Boolean);
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(3 + more.length);
    child.kill('SIGTERM');
    await once(child, 'exit');
    closeSync(both);
    expect(lines()).toEqual([
      expect.stringMatching(/^Stillingen is served at http:\/\/localhost:\d+$/),
      expect.stringMatching(
        /^SITE_URL is not set: links in mails lead to the address above, .*\. Set it before others use the site\.$/,
      ),
      `SMTP_URL is not set: mails of accounts are written to ${first}/mail, and their links are shown here. Set it before others use the site.`,
      ...more,
    ]);
  });
});

describe('an operator whose folder or port is not free', () => {
  it('a folder of a newer PostgreSQL ends the start with one line, unchanged', async () => {
    const newer = path.join(folder, 'newer-postgres');
    mkdirSync(path.join(newer, 'postgres'), { recursive: true });
    writeFileSync(path.join(newer, 'postgres', 'PG_VERSION'), '99\n');
    const before = contentOf(newer);
    const { code, stderr } = await runProgram(['serve'], { DATA_DIR: newer });
    expect(stderr).toBe(`DATA_DIR ${newer} holds a database of PostgreSQL 99, this version needs 18; nothing was changed\n`);
    expect(code).toBe(2);
    expect(contentOf(newer)).toEqual(before);
  });

  it('a folder of a newer version ends the start with one line, unchanged', async () => {
    const newer = path.join(folder, 'newer-program');
    const target = { dataDir: newer, databaseUrl: '' };
    {
      await using store = await openStore(target);
      await store.db`insert into migration (name) values ('9999-from-the-future.sql')`;
    }
    const look = async (): Promise<unknown> => {
      await using server = await startEmbedded(newer);
      const db: Database = connect(server);
      await untilReady(db);
      const seen = [
        await db`select name, at from migration order by name`,
        await db`select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
        await db`select relname, n_tup_ins, n_tup_upd, n_tup_del from pg_stat_user_tables where relname <> 'migration' order by 1`,
      ];
      await db.end();
      return seen;
    };
    const before = await look();
    const { code, stderr } = await runProgram(['serve'], { DATA_DIR: newer });
    expect(stderr).toBe(
      'the database is of a newer version of Stillingen (it has 9999-from-the-future.sql): start that version; nothing was changed\n',
    );
    expect(code).toBe(2);
    expect(await look()).toEqual(before);
  });

  it('a folder that can not be created ends the start with one line', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, 'mine');
    const { code, stderr } = await runProgram(['serve'], { DATA_DIR: path.join(file, 'data') });
    expect(stderr).toContain(`DATA_DIR ${file}/data can not be made`);
    expect(stderr).toSatisfy(oneLine);
    expect(code).toBe(2);
  });

  it('a taken port ends the start with one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await runProgram(['serve'], { ...settings, PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(stderr).toBe(`PORT ${port} is taken by another program; set PORT to a free one\n`);
    expect(code).toBe(2);
  });
});
