import { setTimeout as sleep } from 'node:timers/promises';
import { print, printGoal, shown } from '../figures.ts';
import { startProviders } from '../load/providers.ts';
import { emptyTally, percentileOf, samplesOf } from '../load/report.ts';
import { listVisit, startVisitors } from '../load/visits.ts';
import { idsAt, todaysMatches } from '../matches.ts';
import { submit } from '../product.ts';
import { mostSubscribers } from '../push/crowds.ts';
import { openMachines } from './machines.ts';

const VISITORS = 10_000;
const PROCESSES = 3;
/** A server admits a thousand handshakes a second. */
const AT_ONCE = 50;
const STEP_MS = 100;
const MATCHES = 250;
const LEAGUES = 30;
const PER_SECOND = 5;
const SETTLE_MS = 5000;
/** Clients receive the time over which to reconnect with a heartbeat. */
const HEARTBEAT_MS = 26_000;
const PATIENCE_MS = 90_000;
const EDGE_USER = 'edge';
const GOAL = { backS: 25, handshakeMs: 500 } as const;

export async function runReconnect(): Promise<void> {
  await using machines = await openMachines();
  if (machines === null) return;
  const live = await machines.start('live');
  const edges = [await machines.start('edge', EDGE_USER), await machines.start('edge', EDGE_USER)];
  const key = await live.newKey('bench');
  const { matches, messages } = todaysMatches(MATCHES, LEAGUES, 1);
  await submit(live.url, key, messages);
  for (const { url } of edges) await idsAt(url, matches);

  const count = mostSubscribers(VISITORS);
  const visit = { ...listVisit(edges.map(({ url }) => url)), page: null, feeds: [] };
  using visitors = startVisitors(PROCESSES, [visit]);
  const coming = emptyTally();
  for (let come = 0; come < count; await sleep(STEP_MS)) {
    come = Math.min(count, come + AT_ONCE);
    await visitors.setCount(come, coming);
  }
  while ((await visitors.setCount(count, coming)) < count) await sleep(STEP_MS);
  const provided = emptyTally();
  const providers = startProviders(provided, { urls: live.url, key, matches, count: 1, perSecond: PER_SECOND });
  await sleep(HEARTBEAT_MS);

  const seen = emptyTally();
  await visitors.setCount(count, emptyTally());
  const statementsBefore = await machines.statementsOf(EDGE_USER);
  const fromMs = performance.now();
  await edges[0]!.started.end('SIGKILL');
  // Clients notice a closed connection at once: the first report counts none at the dead edge.
  let following = await visitors.setCount(count, seen);
  const fallen = count - following;
  while (following < count && performance.now() - fromMs < PATIENCE_MS) {
    await sleep(STEP_MS);
    following = await visitors.setCount(count, seen);
  }
  const seconds = (performance.now() - fromMs) / 1000;
  const statements = (await machines.statementsOf(EDGE_USER)) - statementsBefore;
  await sleep(SETTLE_MS);
  await visitors.setCount(count, seen);
  await providers.end();

  const handshakeMs = percentileOf(seen, 'handshake', 0.99) ?? Number.NaN;
  const { refused, sentAway, repairs, polls, reloads, errors } = seen.counts;
  print('visitors who lost their edge', `${samplesOf(seen, 'back')} of ${count}, ${fallen} of them away at once`);
  print(
    'back, each of them',
    `p50 ${shown((percentileOf(seen, 'back', 0.5) ?? Number.NaN) / 1000)}   p99 ${shown((percentileOf(seen, 'back', 0.99) ?? Number.NaN) / 1000)} s`,
  );
  print(
    'meanwhile',
    `${refused} connections refused, ${sentAway} asked to reconnect, ${polls} polls, ${repairs} repairs, ${reloads} lists, ${errors} answers failed`,
  );
  printGoal(
    `all ${count} follow again within ${GOAL.backS} s`,
    `${following} after ${shown(seconds)} s`,
    following === count && seconds <= GOAL.backS,
  );
  printGoal(`handshakes at most ${GOAL.handshakeMs} ms (p99)`, `${shown(handshakeMs)} ms`, handshakeMs <= GOAL.handshakeMs);
  printGoal('no statement of an edge to the database', String(statements), statements === 0);
}
