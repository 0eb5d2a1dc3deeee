import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { hasBrowser, startBrowser, type Visitors } from '../../harness/browser.ts';
import { type Program, runProgram, startProgram } from '../../harness/program.ts';
import { readingOf, rowOf, untilHydrated } from '../../harness/table.ts';

const { path: folder } = temporaryFolder('connect');
const dataDir = path.join(folder, 'data');

const START = new Date(Date.now() - 20 * 60_000).toISOString().replace(/\.\d+Z$/, 'Z');
const team = (abbrev: string, name: string, score: number) => ({ abbrev, name: { default: name }, score });

/** A day of the NHL with one game in its first period, as its score list states it. */
const dayOf = (address: string, home: number, away: number) => ({
  currentDate: address.slice(-10),
  games: [
    {
      id: 2026020777,
      season: 20262027,
      gameType: 2,
      startTimeUTC: START,
      gameState: 'LIVE',
      gameScheduleState: 'OK',
      homeTeam: team('BOS', 'Bruins', home),
      awayTeam: team('DAL', 'Stars', away),
      clock: { timeRemaining: '10:00', secondsRemaining: 600, running: true, inIntermission: false },
      period: 1,
      periodDescriptor: { number: 1, periodType: 'REG', maxRegulationPeriods: 3 },
    },
  ],
});

/** The first of the two days that are requested has the game, whatever the hour in America is. */
async function startSource() {
  let [score, first]: [readonly [number, number], string] = [[0, 0], ''];
  const server = http.createServer(({ url = '' }, response) => {
    if (!url.startsWith('/v1/score/')) return response.writeHead(404).end();
    first ||= url;
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify(url === first ? dayOf(url, ...score) : { currentDate: url.slice(-10), games: [] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(home: number, away: number): void {
      score = [home, away];
    },
    [Symbol.dispose]: () => void server.close(),
  };
}

/** The interval of requests, and that of the second answer, which confirms what is taken back. */
const BY_POLL = { timeout: 90_000, interval: 250 };

describe.runIf(hasBrowser)('a server that reads a live source', () => {
  let source: Awaited<ReturnType<typeof startSource>>;
  let program: Program;
  let visitors: Visitors;
  let url: string;
  beforeAll(async () => {
    source = await startSource();
    program = startProgram(['serve'], { DATA_DIR: dataDir, CONNECT: `nhl@${source.url}` });
    [url, visitors] = [await program.ready(), await startBrowser()];
  });
  afterAll(async () => {
    await visitors[Symbol.asyncDispose]();
    await program[Symbol.asyncDispose]();
    source[Symbol.dispose]();
  });

  it('a goal of an answer stands on the page, and is taken back when the answer takes it back', async () => {
    await expect.poll(async () => (await (await fetch(`${url}/ishockey/`)).text()).includes('Boston Bruins'), BY_POLL).toBe(true);
    const page = await visitors.open(`${url}/ishockey/`);
    await untilHydrated(page);
    const row = rowOf(page, 'Boston Bruins');
    await expect.poll(() => readingOf(row)).toMatch(/Boston Bruins 0\b.* Dallas Stars 0\b/);
    source.set(1, 0);
    await expect.poll(() => readingOf(row), BY_POLL).toMatch(/Boston Bruins (MÅL )?1\b.* Dallas Stars 0\b/);
    source.set(0, 0);
    await expect.poll(() => readingOf(row), BY_POLL).toMatch(/Boston Bruins 0\b.* Dallas Stars 0\b/);
    expect(await page.locator('footer').innerText()).toContain('NHL');
  });

  it('connect status shows the last good answer, the requests used and the matches followed', async () => {
    const { stdout, code } = await runProgram(['connect', 'status'], { DATA_DIR: dataDir });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^nhl\n {2}last good answer {4}\d+ s ago\n/);
    expect(stdout).toMatch(/requests {12}\d+ in the last hour, \d+ in the last day\n {2}matches {13}1 followed, 1 in play\n/);
  });
});

describe('the command line of connect', () => {
  it.each([
    [['connect', 'football-data'], {}, /^FOOTBALL_DATA_KEY is not set, and football-data needs a key: /],
    [['serve'], { CONNECT: 'nosuch' }, /^the source is "nosuch"; allowed: openligadb, /],
  ])('%j with %j is refused with one line', async (words, settings, line) => {
    const { code, stderr } = await runProgram(words, { DATA_DIR: path.join(folder, 'unused'), ...settings });
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('connect lists the sources with their terms, and needs no server', async () => {
    const { stdout, code } = await runProgram(['connect'], { DATA_DIR: path.join(folder, 'unused') });
    expect(code).toBe(0);
    expect(stdout).toMatch(/openligadb .*\n +no key; ODbL 1\.0.*https:\/\/www\.openligadb\.de/);
    expect(stdout).toMatch(/football-data .*\n +key in FOOTBALL_DATA_KEY: /);
  });
});
