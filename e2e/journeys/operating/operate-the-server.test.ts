import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stage, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { deliver, todaysMatches } from '../../harness/feed.ts';
import { dataSet } from '../../../domain/testing/scores.ts';
import { type Program, runProgram, startProgram } from '../../harness/program.ts';

const { path: folder } = temporaryFolder('operator');
const dataDir = path.join(folder, 'data');
const settings = { DATA_DIR: dataDir };

const recorded = dataSet('football-wyscout');

describe('an operator beside a running server', () => {
  let program: Program;
  let url: string;
  beforeAll(async () => {
    program = startProgram(['serve'], settings);
    url = await program.ready();
  });
  afterAll(async () => {
    await program[Symbol.asyncDispose]();
  });

  it('a second server on the same folder refuses to start, and does not disturb the first', async () => {
    const { code, stderr } = await runProgram(['serve'], settings);
    expect(stderr).toBe(`DATA_DIR ${dataDir} is in use by process ${program.child.pid} (${url}); nothing was changed\n`);
    expect(code).toBe(2);
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok');
  });

  it('provider add creates a key, and provider revoke ends it', async () => {
    const key = (await runProgram(['provider', 'add', 'avis'], settings)).stdout.trim();
    const statusOfEmptyBatch = async (): Promise<number> => (await deliver(url, key, [])).status;
    expect(await statusOfEmptyBatch()).toBe(200);
    expect((await runProgram(['provider', 'revoke', 'avis'], settings)).stdout).toBe('keys revoked: 1\n');
    expect(await statusOfEmptyBatch()).toBe(401);
  });

  const matchLine = (day: string, home: string, away: string, score: string): string =>
    `    {"round": "Matchday 1", "date": "${day}", "time": "19:00", "team1": "${home}", "team2": "${away}", "score": {"ft": ${score}}}`;
  const season = (lines: readonly string[]): string =>
    ['{', '  "name": "Denmark Superligaen 2024/25",', '  "matches": [', lines.join(',\n'), '  ]', '}', ''].join('\n');

  it('import reports each fault of a broken file with line and reason, imports the rest and exits with 1', async () => {
    const source = path.join(folder, 'import');
    mkdirSync(source);
    writeFileSync(
      path.join(source, 'dk.1.json'),
      season([
        matchLine('2024-07-19', 'FC Midtjylland', 'Aarhus GF', '[1, 1]'),
        matchLine('2024-02-30', 'Silkeborg IF', 'Viborg FF', '[2, 0]'),
        matchLine('2024-07-20', 'Silkeborg IF', 'Viborg FF', '["two", 0]'),
        matchLine('2024-07-21', 'Brøndby IF', 'Vejle Boldklub', '[3, 1]'),
      ]),
    );
    writeFileSync(path.join(source, 'torn.json'), season([matchLine('2024-08-02', 'Randers FC', 'AaB', '[0, 0]')]).slice(0, -20));

    const first = await runProgram(['import', 'openfootball', source], settings);
    expect(first.stdout).toContain('refused  dk.1.json:5  there is no day 2024-02-30');
    expect(first.stdout).toContain('refused  dk.1.json:6  score ft is not two numbers: ["two",0]');
    expect(first.stdout).toMatch(/refused {2}torn\.json:\d+ {2}\S/);
    expect(first.stdout).toMatch(/^events read \d+, written 2, unchanged 0, refused 3; files skipped 0$/m);
    expect(first.code).toBe(1);
    const [, list] = /^all of these lines are in (.+)$/m.exec(first.stdout)!;
    expect(list).toContain(dataDir);
    expect(readFileSync(list!, 'utf8').trimEnd().split('\n')).toHaveLength(3);

    const again = await runProgram(['import', 'openfootball', source], settings);
    expect(again.stdout).toMatch(/^events read \d+, written 0, unchanged 2, refused 3; /m);
    expect(again.code).toBe(1);
  });

  it('import of the same file changes nothing the second time', async () => {
    const file = path.join(folder, 'dk.2.json');
    writeFileSync(file, season([matchLine('2024-09-01', 'AGF', 'Lyngby BK', '[2, 1]')]));
    const first = await runProgram(['import', 'openfootball', file], settings);
    expect(first.stdout).toMatch(/^events read 1, written 1, unchanged 0, refused 0; files skipped 0\npages:\n {2}http\S+\n$/);
    expect(first.stderr).toBe('1 matches and races  file 1 of 1: dk.2.json\n');
    expect(first.code).toBe(0);
    const page = await fetch(/http\S+/.exec(first.stdout)![0]);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Superligaen')]);
    const { stdout: before } = await runProgram(['rebuild', '--verify'], settings);
    expect(await runProgram(['import', 'openfootball', file], settings)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching('read 1, written 0, unchanged 1, refused 0; '),
    });
    const { stdout: after } = await runProgram(['rebuild', '--verify'], settings);
    expect(after).toBe(before);
    expect(after).toMatch(/no difference\n$/);
  });

  it('import reports that there is nothing to import', async () => {
    const { code, stdout } = await runProgram(['import', 'openfootball', path.join(folder, 'nowhere')], settings);
    expect(stdout).toContain('no such file or folder');
    expect(code).toBe(1);
    const other = path.join(folder, 'other');
    mkdirSync(other);
    writeFileSync(path.join(other, 'notes.md'), 'notes\n');
    const wrongFiles = await runProgram(['import', 'openfootball', other], settings);
    expect(wrongFiles.stdout).toContain('  skipped  notes.md  no file of openfootball\n');
    expect(wrongFiles.stdout).toMatch(/nothing was read: is it a file or folder of openfootball\?\n$/);
    expect(wrongFiles.code).toBe(1);
  });

  it.skipIf(recorded === null)(
    'replay plays a recorded match at 120 times its speed, live in the feed and marked as a replay',
    async () => {
      const replay = startProgram(['replay', 'wyscout', recorded!, '--speed', '120', '--match', '2057967'], settings);
      let seen: EventRow | undefined;
      for (const endMs = Date.now() + 30_000; seen === undefined && Date.now() < endMs; await sleep(200)) {
        seen = (await todaysMatches(url)).find(({ stageType, homeScore }) => stageType === StageType.live && homeScore !== null);
      }
      expect(seen).toMatchObject({
        homeName: 'Peru',
        awayName: 'Danmark',
        stage: Stage.firstHalf,
        origin: 'replay',
        notice: expect.stringContaining('Genafspilning af kampen 16. juni 2018'),
      });
      replay.child.kill('SIGTERM');
      const { stdout, stderr } = await replay.ended;
      expect(stdout).toMatch(/^recordings played 1, messages delivered \d+, refused 0\npages:\n {2}http\S+\/\n$/);
      expect((await fetch(/http\S+/.exec(stdout)![0])).status).toBe(200);
      expect(stderr).toMatch(/^0:\d\d:\d\d left {2}\d+ of \d+ messages {2}\S+$/m);
      expect(stderr).not.toMatch(/Error|at .*\.ts:/);
    },
  );

  it('the server exits with 0 at a signal, and the next start has the same state', async () => {
    const before = await todaysMatches(url);
    program.child.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
    program = startProgram(['serve'], settings);
    url = await program.ready();
    expect((await todaysMatches(url)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});
