import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, score, status } from '../domain/testing/scenario.ts';
import { today } from '../server/testing/run.ts';
import { startTestStack, type TestStack } from '../server/testing/stack.ts';
import { checkTypes, installPackedClient } from './testing/packed-client.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-package-'));
const installed = installPackedClient(folder);

/** A program that prints each score of the one match of today, and ends after the given number. */
const PROGRAM = `
import { browserPorts, createClient } from '@stillingen/client';
const [origin, transport, delay] = process.argv.slice(2);
const ports = browserPorts();
/** Something on the way lets no WebSocket through. */
const refused = () => {
  const socket = { onopen: null, onmessage: null, onclose: null, send() {}, close() {} };
  setTimeout(() => socket.onclose?.());
  return socket;
};
const client = createClient({
  origin, projectId: 8, sign: 'stillingen', language: 'da',
  ports: transport === 'stream' ? { ...ports, openSocket: refused, random: () => 0 } : ports,
});
client.setDelay(Number(delay));
const tzHours = Number(process.argv[5]);
const { table } = client.openTable({ feed: \`f_1_0_\${tzHours}_da_1\`, day: 0 });
let last = '';
const show = () => {
  for (const id of table.rows.keys()) {
    const { homeScore, awayScore } = table.row(id).get();
    const now = \`\${homeScore}-\${awayScore}\`;
    if (now !== last) console.log((last = now));
  }
};
client.connection.subscribe(() => console.log(client.connection.get().mode));
table.structure.subscribe(() => {
  show();
  for (const id of table.rows.keys()) table.row(id).subscribe(show);
});
process.stdin.on('end', () => client[Symbol.asyncDispose]()).resume();
`;

const DELAY_SECONDS = 2;

let stack: TestStack;
let key: string;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'program.mjs'), PROGRAM);
  stack = await startTestStack();
  key = await stack.keyOf('test');
  await today(copenhagen());
  await stack.submit(key, [fixture({ start: new Date().toISOString().replace(/\.\d+Z/, 'Z') }), status(1, 12)]);
});
afterAll(async () => {
  await stack[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Runs the program; `next` waits for a line that it prints. */
function run(transport: 'socket' | 'stream', delaySeconds: number, tzHours: number) {
  const args = [path.join(folder, 'program.mjs'), stack.url, transport, String(delaySeconds), String(tzHours)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async until(line: string): Promise<void> {
      for (let next = await lines.next(); next.value !== line; next = await lines.next()) {
        if (next.done === true) throw new Error(`ended without ${line}`);
      }
    },
    async end(): Promise<number | null> {
      const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
      child.stdin.end();
      return ended;
    },
  };
}

describe('the package of the client', () => {
  it('the package of the client has its own types and modules, and imports no other package', () => {
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
      exports: Record<string, { types: string; default: string }>;
      dependencies?: object;
    };
    expect(manifest.dependencies).toBeUndefined();
    expect(Object.keys(manifest.exports)).toHaveLength(5);
    for (const entry of Object.values(manifest.exports))
      for (const file of Object.values(entry)) expect(existsSync(path.join(installed, file))).toBe(true);
    writeFileSync(
      path.join(folder, 'typed.mts'),
      `import { createClient, type OpenTable } from '@stillingen/client';
       import { type Account, createAccount, subscribeOver } from '@stillingen/client/account';
       import { openDetail } from '@stillingen/client/detail';
       import { hasAccount } from '@stillingen/client/has-account';
       import { createOriginResolver } from '@stillingen/client/origin';
       const origin = createOriginResolver({}, 8, { session: { get: () => null, set() {}, remove() {} }, random: Math.random });
       const client = createClient({ origin, projectId: 8, sign: 's', language: 'da' });
       const opened: OpenTable = client.openTable({ feed: 'f_1_0_1_da_1', day: 0 });
       export const goals: number | null = opened.table.row('x').get().homeScore;
       export const isKnown: boolean = hasAccount(['lsid_id']);
       export const text: string | null = openDetail(client, { feeds: ['x'], seed: {} }).text('x').get();
       type Ports = Parameters<typeof createAccount>[0]['ports'];
       const api = { mode: 'production', production: 'https://id.example' } as const;
       export const open = (ports: Ports): Account =>
         createAccount({ ports: { ...ports, subscribe: subscribeOver(client) }, config: { namespace: 'dk', project: 8, api } });
       export const email = (account: Account): string | undefined => account.get().profile?.email;
       // @ts-expect-error: rows have types, and no such word
       opened.table.row('x').get().noSuchWord;`,
    );
    expect(() => checkTypes(path.join(folder, 'typed.mts'), 'nodenext')).not.toThrow();
  });

  it.each(['socket', 'stream'] as const)(
    'follows a match in plain Node over a %s, and ends when it is disposed of',
    async (transport) => {
      const home = transport === 'socket' ? 1 : 2;
      const program = run(transport, 0, copenhagen());
      await program.until('push');
      await stack.submit(key, [score(home * 10, home, 0)]);
      await program.until(`${home}-0`);
      expect(await program.end()).toBe(0);
    },
  );

  it('the package of the client shows goals after the delay', async () => {
    await stack.submit(key, [score(30, 3, 0)]);
    const program = run('socket', DELAY_SECONDS, copenhagen());
    await program.until('3-0');
    const submittedMs = Date.now();
    await stack.submit(key, [score(40, 4, 0)]);
    await program.until('4-0');
    expect(Date.now() - submittedMs).toBeGreaterThanOrEqual(DELAY_SECONDS * 1000);
    expect(await program.end()).toBe(0);
  });
});

/** Hours by which Copenhagen is ahead of UTC now. */
function copenhagen(): number {
  const text = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Copenhagen', timeZoneName: 'longOffset' }).format(new Date());
  return Number(/GMT\+0?(\d+)/.exec(text)?.[1] ?? 0);
}
