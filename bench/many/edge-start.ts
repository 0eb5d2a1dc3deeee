import { Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { print, printGoal, shown, usageOf } from '../figures.ts';
import { instant, listFeed, todaysMatches } from '../matches.ts';
import { type Product, submit } from '../product.ts';
import { type Machines, openMachines } from './machines.ts';

const HISTORY = 17_000;
const LIVE = 3000;
const LEAGUES = 300;
const ROUNDS = 3;
const DAY_S = 86_400;
const HISTORY_DAYS = 30;
const GOAL = { seconds: 3, mb: 300 } as const;

/** Finished matches of the last month between the sides of today. */
function pastMatches(count: number, today: readonly Message[]): Message[] {
  const nowS = Math.floor(Date.now() / 1000);
  const fixtures = today.filter((message) => message.kind === 'fixture');
  return Array.from({ length: count }, (_, i): Message[] => {
    const fixture = fixtures[i % fixtures.length]!;
    const start = instant(nowS - DAY_S * (1 + (i % HISTORY_DAYS)) - (i % 7200));
    const key = `past${i}`;
    return [
      { ...fixture, key, at: start, start, round: String(1 + Math.floor(i / fixtures.length)) },
      {
        kind: 'status',
        key: `${key}/status`,
        seq: 1,
        at: start,
        event: key,
        stage: Stage.finished,
        score: { home: i % 4, away: i % 3, fullTime: [i % 4, i % 3] },
      },
    ];
  }).flat();
}

/** Until the edge reports that its state is current; memory after one page and one list. */
async function startEdge(machines: Machines): Promise<{ seconds: number; mb: number; edge: Product }> {
  const fromMs = performance.now();
  const edge = await machines.start('edge');
  while ((await fetch(`${edge.url}/readyz?role=edge`)).status !== 200);
  const seconds = (performance.now() - fromMs) / 1000;
  for (const path of ['/fodbold/', `/8/x/feed/${listFeed()}`])
    await (await fetch(edge.url + path, { headers: { 'x-fsign': 'stillingen' } })).arrayBuffer();
  return { seconds, mb: usageOf(edge.started.child.pid!)?.serverMb ?? Number.NaN, edge };
}

export async function runEdgeStart(): Promise<void> {
  await using machines = await openMachines();
  if (machines === null) return;
  const live = await machines.start('live');
  const key = await live.newKey('bench');
  const { messages } = todaysMatches(LIVE, LEAGUES, 1);
  await submit(live.url, key, messages);
  await submit(live.url, key, pastMatches(HISTORY, messages));
  // A leader writes a snapshot when it ends.
  await live.started.end('SIGTERM');
  await machines.start('live');
  const [row] = await machines.db<{ entries: string; bytes: string }[]>`
    select count(*) as entries, pg_total_relation_size('journal') as bytes from journal`;
  print('journal', `${row!.entries} entries, ${shown(Number(row!.bytes) / 1e6)} MB`);
  const starts: Awaited<ReturnType<typeof startEdge>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = await startEdge(machines);
    starts.push(start);
    await start.edge.started.end('SIGTERM');
  }
  print('edge: until it is true', starts.map(({ seconds }) => `${shown(seconds)} s`).join('   '));
  print('edge: memory', starts.map(({ mb }) => `${shown(mb)} MB`).join('   '));
  const worst = (of: 'seconds' | 'mb'): number => Math.max(...starts.map((start) => start[of]));
  const what = `${HISTORY + LIVE} events, ${LIVE} of them live`;
  printGoal(`edge with ${what}: true within ${GOAL.seconds} s`, `${shown(worst('seconds'))} s`, worst('seconds') <= GOAL.seconds);
  printGoal(`edge with ${what}: at most ${GOAL.mb} MB`, `${shown(worst('mb'))} MB`, worst('mb') <= GOAL.mb);
}
