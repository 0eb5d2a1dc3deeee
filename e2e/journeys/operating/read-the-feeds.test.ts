import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { startTestStack, type TestStack } from '../../../server/testing/stack.ts';
import { createMatch } from '../../harness/match.ts';

const GUIDE = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'feeds-quickstart.md');

function programOf(heading: string): string {
  const section = readFileSync(GUIDE, 'utf8').split(`## ${heading}\n`)[1]!;
  return /```\w+\n(.*?)```/s.exec(section)![1]!;
}

const READERS = [
  ['TypeScript', 'live.ts', process.execPath],
  ['Python', 'live.py', 'python3'],
  ['Shell', 'live.sh', 'sh'],
] as const;

const { path: folder } = temporaryFolder('readers');

/** The feeds of a reader, and the name of a Danish national team in them. */
const PROJECTS = [
  ['the Danish project of the site', '8', 'Danmark'],
  ['an English project', '2', 'Denmark'],
] as const;

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack({ settings: { FEED_EDITIONS: '2:en' } });
  key = await stack.keyOf('test');
});
afterAll(() => stack[Symbol.asyncDispose]());

describe.each(PROJECTS)("other people's programs, as the guide has them, on %s", (_title, project, denmark) => {
  const running: ChildProcess[] = [];
  afterAll(() => {
    for (const child of running) child.kill();
  });

  /** Lines that a reader has printed of the matches of this test. */
  function start(command: string, file: string, opponent: string): () => string[] {
    let printed = '';
    const environment = { PATH: process.env.PATH ?? '', STILLINGEN: stack.url, STILLINGEN_PROJECT: project };
    const child = spawn(command, [file], { env: environment });
    running.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        printed += text.toString();
      });
    }
    return () => printed.split('\n').filter((line) => line.includes(opponent) || /error|undefined|None/i.test(line));
  }

  it('the example readers print live matches, each changed score once, and matches added later', async () => {
    const opponent = `Club ${project}`;
    const national = { home: { name: 'Danmark', kind: 'national' } } as const;
    const match = createMatch({ key: `${project}/m`, home: 'Danmark', away: opponent, more: national });
    await stack.submit(key, [...match.kickedOff(20), match.score(1, 0)]);
    const readers = READERS.flatMap(([heading, file, command]) => {
      if (spawnSync(command, ['--version']).error !== undefined) {
        console.log(`${command} not found: the reader in ${heading} is skipped.`);
        return [];
      }
      const source = path.join(folder, file);
      writeFileSync(source, programOf(heading));
      return [{ heading, lines: start(command, source, opponent) }];
    });
    const line = (score: string): string => `${denmark} ${score} ${opponent}`;
    for (const { heading, lines } of readers) await expect.poll(lines, { message: heading }).toEqual([line('1 - 0')]);
    await stack.submit(key, [match.score(1, 1)]);
    for (const { heading, lines } of readers)
      await expect.poll(lines, { message: heading }).toEqual([line('1 - 0'), line('1 - 1')]);
    // A goal that is withdrawn: the update feed repeats neither what was before it nor the goal itself.
    await stack.submit(key, [match.score(1, 0)]);
    for (const { heading, lines } of readers)
      await expect.poll(lines, { message: heading }).toEqual([line('1 - 0'), line('1 - 1'), line('1 - 0')]);
    const later = createMatch({ key: `${project}/later`, home: `${opponent} B`, away: 'OB' });
    await stack.submit(key, [later.fixture(), later.status(12, { score: { home: 2, away: 0 } })]);
    const last = `${opponent} B 2 - 0 OB`;
    for (const { heading, lines } of readers)
      await expect.poll(lines, { message: heading }).toEqual([line('1 - 0'), line('1 - 1'), line('1 - 0'), last]);
  });
});

it('the example readers are given in TypeScript, Python and shell, in some twenty lines each', () => {
  for (const [heading] of READERS) expect(programOf(heading).trim().split('\n').length).toBeLessThanOrEqual(25);
});
