import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { fixture } from '../../../domain/testing/scenario.ts';
import { eventAnswer } from '../../../sources/testing/odds/the-odds-api-answers.ts';
import { type Config, readConfig } from '../../ops/config/config.ts';
import { temporaryFolder } from '../../testing/run.ts';
import { startTestStack } from '../../testing/stack.ts';
import { chosenOddsSources, runOddsSources } from './odds-sources.ts';

const LEAGUE = 'soccer_denmark_superliga';
const HOUR_MS = 3_600_000;
const instant = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z/, 'Z');

let open = new AsyncDisposableStack();
afterEach(async () => {
  await open.disposeAsync();
  open = new AsyncDisposableStack();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.defer(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each<[Partial<Config>, string]>([
  [{ connect: [{ name: 'the-odds-api', leagues: ['nosuch'], mirror: null }] }, 'a league of the-odds-api is "nosuch"; allowed: '],
  [{ connect: [{ name: 'the-odds-api', leagues: [], mirror: null }] }, 'a league of the-odds-api is not named; allowed: '],
  [{ connect: [{ name: 'the-odds-api', leagues: [LEAGUE], mirror: null }] }, 'ODDS_API_KEY is not set'],
])('a source of odds is refused with what is allowed: %j', (settings, line) => {
  expect(() => chosenOddsSources({ ...readConfig({}), ...settings })).toThrow(line);
});

it('the odds of a source stand on the match of another provider while this process leads, and its key is in no line', async () => {
  const startMs = Date.now() + 3 * HOUR_MS;
  const requests: string[] = [];
  const address = await listen((request, response) => {
    requests.push(request.url!);
    const body = JSON.stringify([eventAnswer({ commence_time: instant(startMs) })]);
    response
      .setHeader('content-type', 'application/json')
      .end(body.replaceAll(/"2026-11-29T11:[^"]*"/g, `"${instant(Date.now())}"`));
  });
  const folder = open.use(temporaryFolder('odds-source'));
  const file = path.join(folder.path, 'bookmakers.json');
  const bookmakers = [{ id: 8, name: 'Pinnacle', kind: 'bookmaker' }];
  writeFileSync(file, JSON.stringify({ bookmakers, options: {}, available: { default: [8] } }));
  const stack = open.use(
    await startTestStack({
      settings: { BOOKMAKERS: file, ODDS_API_KEY: 'secret-key', CONNECT: `the-odds-api:${LEAGUE}@${address}` },
    }),
  );
  const sides = { home: { name: 'FC København', country: 'dk' }, away: { name: 'FC Midtjylland', country: 'dk' } };
  await stack.submit(await stack.keyOf('scores'), [fixture({ start: instant(startMs), at: instant(Date.now()), ...sides })]);
  const [event] = stack.state.events.keys();
  const ending = new AbortController();
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  const { config, db, url, state } = stack;
  const sources = chosenOddsSources(config);
  const run = runOddsSources({ config, sources, db, url, state, log, isLeading: () => true, signal: ending.signal });
  await expect
    .poll(() => stack.odds.state.offersOf(event!).map(({ betType }) => betType))
    .toEqual(['HOME_DRAW_AWAY', 'ASIAN_HANDICAP', 'OVER_UNDER']);
  ending.abort();
  await run;
  expect(requests[0]).toContain('apiKey=secret-key');
  expect(lines.join('\n')).not.toContain('secret-key');
});
