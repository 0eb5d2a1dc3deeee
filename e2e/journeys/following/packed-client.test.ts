import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copenhagenHours } from '@stillingen/domain';
import { fixture, score, status } from '../../../domain/testing/scenario.ts';
import { checkTypes, installPackedClient } from '../../../scripts/testing/packed-client.ts';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { startTestStack, type TestStack } from '../../../server/testing/stack.ts';
import { startBrowser } from '../../harness/browser.ts';

const { path: project } = temporaryFolder('stranger');
const README = readFileSync(path.join(import.meta.dirname, '../../../client/README.md'), 'utf8');
const tzHours = copenhagenHours(Date.now() / 1000);

/** The example of the README, of a server and with the hours of this day. */
const example = (origin: string): string =>
  /```js\n(import [^]*?)```/.exec(README)![1]!.replace('https://scores.example', origin).replace('f_1_0_1_', `f_1_0_${tzHours}_`);

const PAGE = `
import { createClient, type TableRow } from '@stillingen/client';
const origin = new URLSearchParams(location.search).get('origin')!;
const client = createClient({ origin, projectId: 8, sign: 'stillingen', language: 'da' });
const { table } = client.openTable({ feed: 'f_1_0_${tzHours}_da_1', day: 0 });
const text = ({ homeName, homeScore, awayScore, awayName }: TableRow): string =>
  \`\${homeName} \${homeScore ?? ''}-\${awayScore ?? ''} \${awayName}\`;
client.connection.subscribe(() => (document.title = client.connection.get().mode));
table.structure.subscribe(() => {
  document.body.replaceChildren();
  for (const id of table.rows.keys()) {
    const row = table.row(id);
    const line = document.body.appendChild(document.createElement('p'));
    const show = (): void => void (line.textContent = text(row.get()));
    row.subscribe(show);
    show();
  }
});
`;

let stack: TestStack;
let key: string;
let site: PreviewServer;
let siteUrl: string;
let installed: string;
beforeAll(async () => {
  installed = installPackedClient(project);
  writeFileSync(
    path.join(project, 'index.html'),
    '<!doctype html><title>Live</title><link rel="icon" href="data:,"><script type="module" src="/main.ts"></script>',
  );
  writeFileSync(path.join(project, 'main.ts'), PAGE);
  const common = { root: project, configFile: false, logLevel: 'silent' } as const;
  await build(common);
  site = await preview({ ...common, preview: { host: '127.0.0.1', port: 0 } });
  siteUrl = site.resolvedUrls!.local[0]!;
  stack = await startTestStack({ settings: { PUSH_ORIGINS: new URL(siteUrl).origin } });
  key = await stack.keyOf('stranger');
  await stack.submit(key, [fixture({ start: new Date().toISOString().replace(/\.\d+Z/, 'Z') }), status(1, 12)]);
});
afterAll(async () => {
  await site.close();
  await stack[Symbol.asyncDispose]();
});

describe('the packed client in the project of another program', () => {
  it('has no maps, tests or paths of the machine that packed it', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.map$|\.test\.|testing/.test(name))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    const root = path.resolve(import.meta.dirname, '../../..');
    const texts = files
      .filter((name) => /\.(js|ts|json)$/.test(name))
      .map((name) => readFileSync(path.join(installed, name), 'utf8'));
    expect(texts.filter((text) => text.includes(root) || /from '@stillingen/.test(text))).toEqual([]);
  });

  it('has a README that names every module and value of the package', async () => {
    const { exports } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
      exports: Record<string, { default: string }>;
    };
    for (const [module, entry] of Object.entries(exports)) {
      expect(README).toContain(module.replace('.', '@stillingen/client'));
      const values = Object.keys((await import(path.join(installed, entry.default))) as object);
      expect(values.filter((name) => !README.includes(`\`${name}`) && !README.includes(`${name}(`))).toEqual([]);
    }
  });

  it.each(['bundler', 'nodenext'] as const)('compiles strictly when modules are resolved by %s', (resolution) => {
    expect(() => checkTypes(path.join(project, 'main.ts'), resolution)).not.toThrow();
  });

  it('shows a goal in Chromium when a page of another site is built with Vite', async () => {
    const scripts = path.join(project, 'dist', 'assets');
    const sizes = readdirSync(scripts).map((name) => gzipSync(readFileSync(path.join(scripts, name))).length);
    console.log(`the list built with Vite: ${(Math.max(...sizes) / 1000).toFixed(1)} kB gzip`);
    await using visitors = await startBrowser();
    const page = await visitors.open(`${siteUrl}?origin=${encodeURIComponent(stack.url)}`);
    await page.getByText('Brøndby').waitFor();
    await page.waitForFunction(() => document.title === 'push');
    await stack.submit(key, [score(10, 1, 0)]);
    await expect.poll(() => page.locator('p').textContent()).toBe('Brøndby IF 1-0 Vejle Boldklub');
  });

  it.each([
    { environment: 'with WebSocket', flags: [], home: 2 },
    { environment: 'without WebSocket, as before Node 22', flags: ['--no-experimental-websocket'], home: 3 },
  ])('prints a goal by the example of the README in Node $environment', async ({ flags, home }) => {
    writeFileSync(path.join(project, 'example.js'), example(stack.url));
    const child = spawn(process.execPath, [...flags, path.join(project, 'example.js')], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill());
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const until = async (wanted: RegExp): Promise<string> => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true || wanted.test(value)) return String(value);
      }
    };
    await until(/^Brøndby IF - Vejle/);
    await stack.submit(key, [score(home * 10, home, 0)]);
    expect(await until(new RegExp(` ${home}:0$`))).toBe(`Brøndby IF - Vejle Boldklub ${home}:0`);
  });
});
