import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { deliver, eventsOf, listFeed } from '../../harness/feed.ts';
import { createMatch } from '../../harness/match.ts';
import { type Program, runProgram, startProgram } from '../../harness/program.ts';

const { path: folder } = temporaryFolder('backup');
const settings = { DATA_DIR: path.join(folder, 'data') };
const file = path.join(folder, 'backup.gz');
const first = createMatch({ key: 'm1', home: 'Vejle Boldklub', away: 'Randers FC' });
const second = createMatch({ key: 'm2', home: 'FC Midtjylland', away: 'Brøndby IF' });

const oneLine = (text: string): boolean => /^[^\n]+\n$/.test(text);
const newFolder = (name: string): string => path.join(folder, name);

const textOf = async (url: string, feed: string): Promise<string> =>
  (await fetch(`${url}/8/x/feed/${feed}`, { headers: { 'x-fsign': 'stillingen' } })).text();

async function feedsOf(url: string): Promise<string[]> {
  const list = await textOf(url, listFeed());
  return [
    list,
    await textOf(url, 'src_1'),
    ...(await Promise.all(eventsOf(list).map(({ id }) => textOf(url, `df_sui_1_${id}`)))),
  ];
}

let program: Program;
let url: string;
let key: string;
let lines: string[];
beforeAll(async () => {
  program = startProgram(['serve'], settings);
  url = await program.ready();
  const source = ['--text', 'Avisen', '--url', 'https://avis.example/', '--licence', 'ODbL 1.0'];
  key = (await runProgram(['provider', 'add', 'avis', ...source], settings)).stdout.trim();
  for (const messages of [
    [...first.kickedOff(20), first.score(1, 0), first.incident('goal', { type: 'goal', side: 'home', minute: 12 })],
    second.finished(2, 2),
  ])
    await deliver(url, key, messages);
});
afterAll(async () => {
  await program[Symbol.asyncDispose]();
});

describe('a backup of a running server', () => {
  it('a backup holds the journal, the providers and hashes of their keys, compressed, readable by its owner alone', async () => {
    const { code, stdout, stderr } = await runProgram(['backup', file], settings);
    expect(code, stderr).toBe(0);
    expect(statSync(file).mode % 0o1000).toBe(0o600);
    lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
    const kinds = lines.map((line) => (JSON.parse(line) as { kind?: string }).kind ?? 'header');
    const entries = kinds.filter((kind) => kind === 'entry').length;
    expect(stdout).toBe(`${entries} entries are in ${file}\n`);
    expect(entries).toBeGreaterThan(5);
    expect(
      Map.groupBy(kinds, (kind) => kind)
        .keys()
        .toArray(),
    ).toEqual(['header', 'provider', 'key', 'account', 'entry', 'end']);
    expect(lines.join('')).not.toContain(key);
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual(['backup.gz']);
  });

  it('restore into a new folder gives the same feeds, keys and journal', async () => {
    const restored = { DATA_DIR: newFolder('restored') };
    const { code, stdout, stderr } = await runProgram(['restore', file], restored);
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^\d+ entries are restored\n$/);
    expect((await runProgram(['rebuild', '--verify'], restored)).stdout).toMatch(/^\d+ entries, 2 events: no difference\n$/);
    await using other = startProgram(['serve'], restored);
    const otherUrl = await other.ready();
    const feeds = await feedsOf(url);
    expect(feeds).toHaveLength(4);
    expect(feeds[1]).toContain('SRT÷Avisen¬SRU÷https://avis.example/¬SRL÷ODbL 1.0¬SRS÷1¬');
    expect(await feedsOf(otherUrl)).toEqual(feeds);
    const answer = await deliver(otherUrl, key, [first.score(2, 0)]);
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([200, expect.stringContaining('accepted')]);
    expect((await runProgram(['backup', newFolder('again.gz')], restored)).code).toBe(0);
    const again = gunzipSync(readFileSync(newFolder('again.gz')))
      .toString('utf8')
      .split('\n');
    // All but the header, which has the time.
    expect(again.slice(1, lines.length - 1)).toEqual(lines.slice(1, -1));
  });
});

describe('an operator who names a wrong file or folder', () => {
  async function refused(words: readonly string[], dataDir: string): Promise<string> {
    const { code, stdout, stderr } = await runProgram(words, { DATA_DIR: dataDir });
    expect(stdout).toBe('');
    expect(stderr).toSatisfy(oneLine);
    expect(code).toBe(2);
    return stderr;
  }

  it('backup refuses an existing file, and a data folder without data', async () => {
    const before = readFileSync(file);
    expect(await refused(['backup', file], settings.DATA_DIR)).toBe(
      `${file} exists already: name a new file; nothing was changed\n`,
    );
    expect(readFileSync(file)).toEqual(before);
    expect(await refused(['backup', newFolder('none.gz')], newFolder('none'))).toContain('holds nothing to back up');
    expect(await refused(['backup', newFolder('no/such/folder.gz')], settings.DATA_DIR)).toContain('can not be written');
    expect([existsSync(newFolder('none')), existsSync(newFolder('none.gz'))]).toEqual([false, false]);
  });

  it('restore refuses a folder that is not empty', async () => {
    const used = newFolder('used');
    mkdirSync(used);
    writeFileSync(path.join(used, 'note.txt'), 'mine');
    expect(await refused(['restore', file], used)).toBe(
      `DATA_DIR ${used} is not empty: name a new folder; nothing was changed\n`,
    );
    expect(readdirSync(used)).toEqual(['note.txt']);
    expect(await refused(['restore', file], settings.DATA_DIR)).toContain('is not empty');
  });

  const rewritten = (change: (all: string[]) => string[]): Buffer => gzipSync(`${change([...lines]).join('\n')}\n`);
  it.each<[string, () => Buffer, RegExp]>([
    ['torn', () => readFileSync(file).subarray(0, -30), /is no whole backup: unexpected end of file/],
    ['no backup', () => Buffer.from('hello'), /is no whole backup: incorrect header check/],
    ['another kind of file', () => gzipSync('{"a":1}\n'), /its first line is not the header of one/],
    [
      'one line without an end',
      () => gzipSync(Buffer.alloc(80 * 2 ** 20, 'x')),
      /a line of it is longer than 64 MiB; nothing was/,
    ],
    ['empty', () => gzipSync(''), /its checksum does not fit/],
    ['without its end', () => rewritten((all) => all.slice(0, -1)), /its checksum does not fit/],
    ['changed', () => rewritten((all) => all.map((line) => line.replace('Randers', 'Viborg'))), /its checksum does not fit/],
    [
      'of a newer form',
      () => rewritten(([head, ...rest]) => [head!.replace('"version":1', '"version":2'), ...rest]),
      /of a newer version/,
    ],
    [
      'of a newer version',
      () => rewritten(([head, ...rest]) => [head!.replace('"migrations":[', '"migrations":["9999-future.sql",'), ...rest]),
      /of a newer version of Stillingen \(it has 9999-future\.sql\)/,
    ],
  ])('restore refuses a file that is %s, and changes nothing', async (name, content, expected) => {
    const wrong = newFolder(`wrong-${name.replaceAll(' ', '-')}.gz`);
    writeFileSync(wrong, content());
    const target = newFolder('never');
    const output = await refused(['restore', wrong], target);
    expect(output).toMatch(expected);
    expect(output).toMatch(/nothing was changed\n$/);
    expect(existsSync(target)).toBe(false);
  });

  it('restore refuses a file that does not exist', async () => {
    expect(await refused(['restore', newFolder('nowhere.gz')], newFolder('never'))).toContain('no such file');
    expect(existsSync(newFolder('never'))).toBe(false);
  });
});
