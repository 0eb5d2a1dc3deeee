import { temporaryFolder } from '../../server/testing/run.ts';
import { median, print, printGoal, printRatio, shown, usageOf } from '../figures.ts';
import { listFeed, todaysMatches } from '../matches.ts';
import { startProduct, submit } from '../product.ts';
import { isInstalled, type Load, loaded, startNginx } from './nginx.ts';
const MATCHES = 1500;
const LEAGUES = 150;
const LIVE_EVERY = 2;
const ROUNDS = 3;
const SIGN = { 'x-fsign': 'stillingen' } as const;
const GZIP = { 'accept-encoding': 'gzip' } as const;
const GOALS = { body: 0.6, 'not modified': 0.5 } as const;

interface Side {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly headers: Readonly<Record<string, string>>;
}

async function tagOf({ url, headers }: Side): Promise<string> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response.headers.get('etag')!;
}

async function compare(
  what: keyof typeof GOALS,
  [ours, peer]: readonly [Side, Side],
  headersOf: (side: Side) => Promise<Record<string, string>>,
): Promise<void> {
  const loads = new Map<Side, Load[]>([
    [ours, []],
    [peer, []],
  ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of [ours, peer])
      loads.get(side)!.push(await loaded(side.url, side.pid, { ...side.headers, ...(await headersOf(side)) }));
  }
  const middle = (side: Side, of: (load: Load) => number): number => median(loads.get(side)!.map(of));
  for (const side of [ours, peer]) {
    print(
      `${what}, ${side.name}: requests a CPU second`,
      loads
        .get(side)!
        .map((load) => shown(load.requestsPerCpuSecond))
        .join('   '),
    );
    print(
      `${what}, ${side.name}: p99`,
      `${shown(middle(side, ({ p99Ms }) => p99Ms))} ms at ${shown(middle(side, (load) => load.requestsPerSecond))} a second`,
    );
  }
  const [own, other] = [ours, peer].map((side) => middle(side, (load) => load.requestsPerCpuSecond)) as [number, number];
  printRatio(`${what}, ratio to the peer (requests a CPU second)`, own, other);
  printGoal(`${what}: at least ${GOALS[what]} of nginx`, shown(own / other), own / other >= GOALS[what]);
}

export async function runFeed(): Promise<void> {
  const missing = ['nginx', 'wrk'].filter((program) => !isInstalled(program));
  if (missing.length > 0 || usageOf(process.pid) === null) return print('skipped', `needs Linux and ${missing.join(', ')}`);
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path);
  await submit(product.url, await product.newKey('bench'), todaysMatches(MATCHES, LEAGUES, LIVE_EVERY).messages);
  const url = `${product.url}/8/x/feed/${listFeed()}`;
  const bytes = Buffer.from(await (await fetch(url, { headers: SIGN })).arrayBuffer());
  await using nginx = await startNginx(folder.path, bytes);
  const sides = [
    { name: 'ours', url, pid: product.started.child.pid!, headers: { ...SIGN, ...GZIP } },
    { name: 'nginx', url: nginx.url, pid: nginx.pid, headers: GZIP },
  ] as const;
  const zipped = await fetch(url, { headers: { ...SIGN, ...GZIP } });
  print('size, and as gzip', `${shown(bytes.length / 1000)} kB, ${zipped.headers.get('content-length')} bytes`);
  await compare('body', sides, async () => ({}));
  await compare('not modified', sides, async (side) => ({ 'if-none-match': await tagOf(side) }));
}
