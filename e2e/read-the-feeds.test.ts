import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../server/test-folder.ts';
import { startTestStack, type TestStack } from '../server/test-stack.ts';
import { createMatch } from './setup/match.ts';

const GUIDE = path.join(import.meta.dirname, '..', 'docs', 'feeds-quickstart.md');
/** A reader asks every five seconds. */
const SOON = { timeout: 20_000, interval: 50 } as const;

/** The last program of the guide below the heading. */
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

describe("other people's programs, as the guide has them", () => {
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  const running: ChildProcess[] = [];
  let stack: TestStack;
  let key: string;
  beforeAll(async () => {
    stack = await startTestStack();
    key = await stack.keyOf('test');
    await stack.tell(key, [...match.kickedOff(20), match.score(1, 0)]);
  });
  afterAll(async () => {
    for (const child of running) child.kill();
    await stack[Symbol.asyncDispose]();
  });

  /** What a reader has printed so far, by line. */
  function start(command: string, file: string): () => string[] {
    let said = '';
    const child = spawn(command, [file], { env: { PATH: process.env.PATH ?? '', STILLINGEN: stack.url } });
    running.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text.toString();
      });
    }
    return () => said.split('\n').filter(Boolean);
  }

  it('tell the matches that are being played, a goal as it falls, and a match that came after the list', async () => {
    const readers = READERS.flatMap(([heading, file, command]) => {
      if (spawnSync(command, ['--version']).error !== undefined) {
        console.log(`No ${command} here: the reader in ${heading} is skipped.`);
        return [];
      }
      const source = path.join(folder, file);
      writeFileSync(source, programOf(heading));
      return [{ heading, lines: start(command, source) }];
    });
    for (const { heading, lines } of readers) {
      await expect.poll(lines, { ...SOON, message: heading }).toEqual(['Brøndby IF 1 - 0 Vejle Boldklub']);
    }
    await stack.tell(key, [match.score(1, 1)]);
    for (const { heading, lines } of readers) {
      await expect.poll(() => lines().at(-1), { ...SOON, message: heading }).toBe('Brøndby IF 1 - 1 Vejle Boldklub');
    }
    const later = createMatch({ key: 'later', home: 'AGF', away: 'OB' });
    await stack.tell(key, [later.fixture()]);
    await stack.tell(key, [later.status(12, { score: { home: 2, away: 0 } })]);
    for (const { heading, lines } of readers) {
      // Which of both is the last line depends on when they began.
      await expect.poll(lines, { ...SOON, message: heading }).toContain('AGF 2 - 0 OB');
      expect(lines().join(), heading).not.toMatch(/undefined|None/);
    }
  });

  it('are given in TypeScript, Python and shell, in some twenty lines each', () => {
    for (const [heading] of READERS) expect(programOf(heading).trim().split('\n').length).toBeLessThanOrEqual(25);
  });
});
