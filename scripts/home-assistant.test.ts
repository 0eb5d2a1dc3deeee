import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { fixture, score, status } from '../domain/testing/scenario.ts';
import { startTestStack, type TestStack } from '../server/testing/stack.ts';

const DOCUMENT = readFileSync(path.join(import.meta.dirname, '../docs/home-assistant.md'), 'utf8');
const blockOf = (language: string, beginning: string): string =>
  [...DOCUMENT.matchAll(/```(\w+)\n([^]*?)```/g)].find(
    ([, name, block]) => name === language && block!.startsWith(beginning),
  )![2]!;
const PROGRAM = blockOf('python', '"""');

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    console.log('python3 not found: the example for Home Assistant is not run.');
    return false;
  }
}

interface Fired {
  readonly url: string;
  readonly token: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const now = () => ({ at: new Date().toISOString().replace(/\.\d+Z/, 'Z') });
let stack: TestStack;
let key: string;
let team: string;
let home: Server;
let homeUrl: string;
let answers: number[] = [];
const fired: Fired[] = [];

async function onFired(request: IncomingMessage): Promise<number> {
  const data = JSON.parse(await text(request)) as Fired['data'];
  const code = answers.shift() ?? 200;
  if (code === 200) fired.push({ url: request.url!, token: request.headers.authorization!, data });
  return code;
}

beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
  const start = new Date(Date.now() - 600_000).toISOString().replace(/\.\d+Z/, 'Z');
  await stack.submit(key, [fixture({ start, ...now() }), status(1, 12, now())]);
  team = /¬PX÷([^¬]+)/.exec(await (await stack.feed('u_1_1')).text())![1]!;
  home = createServer((request, response) => void onFired(request).then((code) => response.writeHead(code).end('{}')));
  home.listen(0, '127.0.0.1');
  await once(home, 'listening');
  homeUrl = `http://127.0.0.1:${(home.address() as AddressInfo).port}`;
});
afterAll(async () => {
  home.close();
  await stack[Symbol.asyncDispose]();
});

function run(stream: string) {
  const env = { ...process.env, STILLINGEN_STREAM: stream, HA_URL: homeUrl, HA_TOKEN: 'token', PAUSE_S: '0.1' };
  const child = spawn('python3', ['-c', PROGRAM], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill());
  return child;
}

/** Goals count once the stream is open: one is submitted until the first arrives. */
async function untilFollowing(): Promise<number> {
  let goals = 0;
  await expect
    .poll(async () => {
      if (fired.length > 0) return true;
      goals += 1;
      await stack.submit(key, [score(goals, goals, 0, now())]);
      return false;
    })
    .toBe(true);
  return goals;
}

describe('the example for Home Assistant', () => {
  it.skipIf(!hasPython())(
    'the program fires an event for a goal, and again for what a home that was away did not get',
    async () => {
      run(`${stack.url}/events/team/${team}?kinds=goal`);
      const goals = await untilFollowing();
      expect(fired[0]).toMatchObject({
        ...{ url: '/api/events/stillingen_goal', token: 'Bearer token' },
        data: { kind: 'goal', side: 'home', origin: 'real' },
      });
      fired.length = 0;
      answers = [503];
      await stack.submit(key, [score(goals + 1, goals + 1, 0, now())]);
      await expect.poll(() => fired.map(({ data }) => data['score'])).toContainEqual([goals + 1, 0]);
    },
  );

  it.skipIf(!hasPython())('the program ends with one line when the team is unknown', async () => {
    const child = run(`${stack.url}/events/team/none`);
    const [line, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([line, code]).toEqual([`${stack.url}/events/team/none: 404 there is no team "none"\n`, 1]);
  });

  it('the sensor reads fields that the answer has', async () => {
    const [sensor] = (parse(blockOf('yaml', 'rest:')) as { rest: Record<string, never>[] }).rest as unknown as {
      resource: string;
      method: string;
      headers: Record<string, string>;
      payload: string;
      sensor: { value_template: string; json_attributes: string[] }[];
    }[];
    const { resource, method, headers, payload, sensor: sensors } = sensor!;
    const answer = await fetch(resource.replace('https://scores.example', stack.url), {
      ...{ method, headers, body: payload.replace('MnOpQr56', team) },
    });
    expect(answer.status).toBe(200);
    const { items } = (await answer.json()) as { items: { match: Record<string, unknown> }[] };
    const { value_template, json_attributes } = sensors[0]!;
    const fields = [...value_template.matchAll(/match\.(\w+)/g)].map(([, name]) => name!).filter((name) => name !== 'sides');
    expect(Object.keys(items[0]!.match)).toEqual(expect.arrayContaining([...fields, 'sides', ...json_attributes]));
    expect(items[0]!.match).toMatchObject({ state: 'live', sides: [{ name: 'Brøndby IF' }, {}] });
  });
});
