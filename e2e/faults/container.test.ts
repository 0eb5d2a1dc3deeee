import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempDisposableSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runSteps } from '../../scripts/deploy/container-steps.ts';
import { SETTINGS } from '../../server/ops/config/config.ts';
import { freePort, spawnTied } from '../../server/testing/child.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(ROOT, 'docs/deploy/Dockerfile');
const IMAGE = 'node:24-slim';
const READY_MS = 120_000;
/** Packages are installed and the app is built: half a minute on a machine that does nothing else. */
const STEPS_MS = 600_000;
/** npm reaches no registry, and has not kept every package. */
const OFFLINE = /npm error code (?:ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ENOTCACHED)/;

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const hasRuntime =
  succeeds('docker', 'info') && (succeeds('docker', 'image', 'inspect', IMAGE) || succeeds('docker', 'pull', IMAGE));

const isReady = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok === true;
};
async function expectServed(url: string, hasEnded = (): boolean => false): Promise<void> {
  await expect.poll(async () => hasEnded() || (await isReady(url)), { timeout: READY_MS }).toBe(true);
  expect(hasEnded()).toBe(false);
  const [health, front] = await Promise.all([fetch(`${url}/healthz`), fetch(url)]);
  expect([health.status, front.status]).toEqual([200, 200]);
  expect(await front.text()).toContain('<script type="module" src="/assets/');
}

it.runIf(hasRuntime)('the image builds from the Dockerfile, becomes ready and stops', { timeout: STEPS_MS }, async () => {
  const name = `stillingen-test-${process.pid}`;
  execFileSync('docker', ['build', '-q', '-f', FILE, '-t', name, ROOT], { stdio: 'pipe' });
  const port = await freePort();
  const id = execFileSync('docker', ['run', '-d', '--rm', '-p', `127.0.0.1:${port}:8080`, name], { encoding: 'utf8' }).trim();
  try {
    await expectServed(`http://127.0.0.1:${port}`);
  } finally {
    execFileSync('docker', ['stop', id], { stdio: 'ignore' });
    execFileSync('docker', ['rmi', name], { stdio: 'ignore' });
  }
});

/** That of a plain shell: nothing of this process, of its test runner or of a server changes the build. */
function plainEnvironment(): Record<string, string> {
  const settings = new Set<string>(Object.values(SETTINGS).map(({ name }) => name));
  const isOurs = (name: string): boolean => settings.has(name) || /^(?:NODE_|VITEST|npm_(?!config_)|INIT_CWD|TMPDIR)/.test(name);
  const kept = Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined && !isOurs(each[0]));
  const node = path.dirname(process.execPath);
  const places = (process.env.PATH ?? '').split(path.delimiter).filter((place) => !place.includes('node_modules'));
  return {
    ...Object.fromEntries(kept),
    ...{ PATH: [node, ...places].join(path.delimiter), npm_config_prefer_offline: 'true', npm_config_audit: 'false' },
  };
}

it.skipIf(hasRuntime)(
  'the steps of the Dockerfile install, build and start a server without rights that stops',
  { timeout: STEPS_MS },
  async (test) => {
    // Not in the folder of the run, which only its owner may enter, and which may be in memory.
    using folder = mkdtempDisposableSync('/var/tmp/stillingen-container-');
    chmodSync(folder.path, 0o755);
    const isRoot = process.getuid?.() === 0;
    const user = isRoot ? 'nobody' : String(process.getuid?.());
    const env = plainEnvironment();
    const container = (() => {
      try {
        return runSteps({ context: ROOT, file: FILE, root: folder.path, user, env });
      } catch (error) {
        if (!OFFLINE.test(String((error as { stderr?: Buffer }).stderr))) throw error;
        return test.skip('npm reached no registry');
      }
    })();
    expect([container.command, ...container.args]).toEqual(['node', 'scripts/stillingen.mjs', 'serve']);
    const port = await freePort();
    const asUser = isRoot ? ['setpriv', '--reuid', user, '--regid', 'nogroup', '--clear-groups'] : [];
    const [command = '', ...args] = [...asUser, container.command, ...container.args];
    const server = spawnTied(command, args, {
      cwd: container.folder,
      env: { ...env, ...container.env, HOST: '127.0.0.1', PORT: String(port), HOME: container.folder },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
    try {
      await expectServed(`http://127.0.0.1:${port}`, () => server.exitCode !== null);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
  },
);
