import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONVERGED, convergence } from '../harness/faults/convergence.ts';
import { openSite, type FaultSite } from '../harness/faults/site.ts';
import { watch } from '../harness/faults/watcher.ts';
import { spawnTied } from '../../server/testing/child.ts';
import { createTcpRelay } from '../../server/testing/tcp-relay.ts';

const NAMESPACE = `stillingen-${process.pid}`;
const [NEAR, FAR] = [`sn${process.pid % 100_000}`, `sf${process.pid % 100_000}`];
const SUBNET = `10.87.${process.pid % 250}`;
const ip = (...words: string[]): Buffer => execFileSync('ip', words, { stdio: 'pipe' });

/** A network for visitors on a link with faults; false without the right to make one. */
function makeNetwork(): boolean {
  try {
    ip('netns', 'add', NAMESPACE);
    ip('link', 'add', NEAR, 'type', 'veth', 'peer', 'name', FAR, 'netns', NAMESPACE);
    ip('addr', 'add', `${SUBNET}.1/24`, 'dev', NEAR);
    ip('link', 'set', NEAR, 'up');
    ip('-n', NAMESPACE, 'addr', 'add', `${SUBNET}.2/24`, 'dev', FAR);
    ip('-n', NAMESPACE, 'link', 'set', FAR, 'up');
    return true;
  } catch {
    removeNetwork();
    return false;
  }
}
const removeNetwork = (): void => void spawnSync('ip', ['netns', 'del', NAMESPACE]);
process.once('exit', removeNetwork);
const hasNetwork = makeNetwork();
if (!hasNetwork) console.log('Network namespaces not available (ip netns, as root): faults of links are not tested.');

/** Visitors in the network of the link; `stdout`: where their output goes. */
function spawnFar(args: readonly string[], stdout: 'pipe' | 'inherit'): { readonly child: ChildProcess } & AsyncDisposable {
  const program = path.join(import.meta.dirname, '../harness/faults/remote-visitors.ts');
  const child = spawnTied('ip', ['netns', 'exec', NAMESPACE, process.execPath, program, ...args], {
    stdio: ['ignore', stdout, 'inherit'],
  });
  return {
    child,
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const visitors = (url: string, count: number): AsyncDisposable => spawnFar(['gather', url, String(count)], 'inherit');

interface FarWatcher extends AsyncDisposable {
  readonly modes: ReadonlySet<string>;
  scores(): ReadonlyMap<string, string>;
}
function watchFar(url: string): FarWatcher {
  const far = spawnFar(['watch', url], 'pipe');
  const modes = new Set<string>();
  let scores: ReadonlyMap<string, string> = new Map();
  createInterface(far.child.stdout!).on('line', (line) => {
    const seen = JSON.parse(line) as { mode: string; scores: [string, string][] };
    modes.add(seen.mode);
    scores = new Map(seen.scores);
  });
  return {
    modes,
    scores: () => scores,
    [Symbol.asyncDispose]: () => far[Symbol.asyncDispose](),
  };
}

/** At random, in each direction; false without the right to do so. */
function losePackets(): boolean {
  const rules = `table ip ${TABLE} {
    chain in { type filter hook input priority 0; iifname "${NEAR}" numgen random mod 50 == 0 drop; }
    chain out { type filter hook output priority 0; oifname "${NEAR}" numgen random mod 50 == 0 drop; }
  }`;
  try {
    execFileSync('nft', ['-f', '-'], { input: rules, stdio: ['pipe', 'pipe', 'pipe'] });
    return true;
  } catch {
    return false;
  }
}
const TABLE = `stillingen_${process.pid}`;
const keepPackets = (): Buffer => execFileSync('nft', ['delete', 'table', 'ip', TABLE]);
const canLose = hasNetwork && losePackets();
if (canLose) keepPackets();
else console.log('Packet loss not available (nft, as root): a link with loss is not tested.');

/** False without the right to do so, or on a kernel without token buckets. */
function slowDown(): boolean {
  try {
    execFileSync('tc', ['qdisc', 'add', 'dev', NEAR, 'root', 'tbf', 'rate', '1mbit', 'burst', '4kb', 'latency', '400ms'], {
      stdio: 'pipe',
    });
    return true;
  } catch {
    return false;
  }
}
const speedUp = (): Buffer => execFileSync('tc', ['qdisc', 'del', 'dev', NEAR, 'root']);
const canSlow = hasNetwork && slowDown();
if (canSlow) speedUp();
else console.log('Delay of links not available (tc, as root): a slow link is not tested.');

const FIVE_SECONDS = { timeout: 5000, interval: 20 } as const;

let site: FaultSite;
async function connected(): Promise<number> {
  const text = await (await fetch(`${site.machine.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return Number(/stillingen_push_connections\{transport="websocket"\} (\d+)/.exec(text)![1]);
}
const TOKEN = 'a-token-for-metrics';

beforeAll(async () => {
  site = await openSite({ HOST: '0.0.0.0', METRICS_TOKEN: TOKEN });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  removeNetwork();
});

describe.skipIf(!hasNetwork)('visitors on a bad link', () => {
  const far = (): string => `http://${SUBNET}.1:${new URL(site.machine.url).port}`;

  it.skipIf(!canSlow)('[F-11] twenty visitors on one megabit wait a bounded time, and delay no other visitor', async () => {
    slowDown();
    using _whole = { [Symbol.dispose]: speedUp };
    const provider = await site.provider(11, 60);
    await using watcher = watch(site.machine.url);
    await using _far = visitors(far(), 20);
    await expect.poll(connected).toBe(21);
    provider.begin(400);
    await sleep(6000);
    await provider.stop();
    const wrong = (): unknown[] => provider.matches.filter(({ home, score }) => watcher.scores().get(home) !== score);
    await expect.poll(wrong, FIVE_SECONDS).toEqual([]);
  });

  it.skipIf(!canLose)(
    '[F-12] visitors on a link that loses two percent of packets are not disconnected, and see all goals',
    async () => {
      const provider = await site.provider(122);
      await using watcher = watchFar(far());
      await expect.poll(() => watcher.modes.has('push')).toBe(true);
      const known = new Set(watcher.modes);
      losePackets();
      using _whole = { [Symbol.dispose]: keepPackets };
      provider.begin(50);
      await sleep(8000);
      await provider.stop();
      const wrong = (): unknown[] => provider.matches.filter(({ home, score }) => watcher.scores().get(home) !== score);
      await expect.poll(wrong).toEqual([]);
      expect([...watcher.modes].filter((mode) => !known.has(mode))).toEqual([]);
    },
  );

  it('[F-08] visitors whose link dies are disconnected within 33 seconds', async () => {
    await expect.poll(connected).toBe(0);
    await using _far = visitors(far(), 20);
    await expect.poll(connected).toBe(20);
    ip('-n', NAMESPACE, 'link', 'set', FAR, 'down');
    const startMs = performance.now();
    await expect.poll(connected, { timeout: 40_000, interval: 100 }).toBe(0);
    console.log(`F-08: gone ${Math.round(performance.now() - startMs)} ms after the link`);
    expect(performance.now() - startMs).toBeLessThan(35_000);
  });
});

describe('visitors far away', () => {
  it('[F-12] visitors on a link of 200 ms with stalls of one to three seconds are not disconnected, and see all goals', async () => {
    await using line = await createTcpRelay(Number(new URL(site.machine.url).port));
    const provider = await site.provider(12);
    line.delay(200);
    await using watcher = watch(`http://127.0.0.1:${line.port}`);
    const modes = new Set<string>();
    await expect.poll(() => watcher.client.connection.get().mode).toBe('push');
    watcher.client.connection.subscribe(() => modes.add(watcher.client.connection.get().mode));
    provider.begin(50);
    for (const stallMs of [1000, 2000, 3000]) {
      await sleep(1000);
      line.stall();
      await sleep(stallMs);
      line.join();
      line.delay(200);
    }
    expect(await convergence({ ...site, provider, edges: [site.machine.url], watchers: { watcher } })).toEqual(CONVERGED);
    expect([...modes].filter((mode) => mode !== 'push')).toEqual([]);
  });
});
