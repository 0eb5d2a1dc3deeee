import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codesOf, MADE_SOURCES, madeMatches } from '../../sources/testing/made-day/sources.ts';
import { temporaryFolder } from '../../server/testing/run.ts';
import { median, percentile, print, printGoal, printRatio, printTimes, shown } from '../figures.ts';
import { type Product, startProduct } from '../product.ts';
import type { Assignment, Results, Step } from './connectors.ts';
import type { PeerAssignment, PeerResults, PeerStep } from './peer.ts';
import { type SourceServer, sharedNowMs, startSourceServer, stateName } from './source-server.ts';

const MATCHES: Readonly<Record<string, number>> = {
  ...{ openligadb: 50, 'football-data': 72, sportmonks: 60, nhl: 16, mlb: 15, thesportsdb: 87 },
};
/** Goals of a Saturday, times this. */
const RATE = 10;
/** The clock of sources and connectors is this many times as fast: intervals, budgets and saves too. */
const FACTOR = 20;
const [WARM_S, RUN_S, LONGEST_S] = [10, 40, 60];
const MINUTE = 60_000;
const GOAL = { p99Ms: 250, cpuShare: 0.15, memoryMb: 80 } as const;

const matchCount = Object.values(MATCHES).reduce((sum, count) => sum + count, 0);
const leagueCount = MADE_SOURCES.reduce((sum, { leagues }) => sum + leagues.length, 0);

function madeDay(fromMs: number) {
  return MADE_SOURCES.map((source) => {
    const count = MATCHES[source.connector.name]!;
    // All are in their first part to the end of the run.
    const starts = Array.from({ length: count }, (_, at) => fromMs - (4 + (at % 18)) * MINUTE);
    return { source, matches: madeMatches(source, starts, { rate: RATE }) };
  });
}

async function resultOf<Result>(child: ChildProcess): Promise<Result> {
  const answer = once(child, 'message') as Promise<[Result]>;
  const failed = once(child, 'exit').then(([code]) => {
    // The result may be read after the end of a process.
    return code === 0 ? answer : Promise.reject(new Error(`a process of the benchmark ended with ${code}`));
  });
  return (await Promise.race([answer, failed]))[0];
}

const keysOf = async (product: Product): Promise<Map<string, string>> => {
  const keys = new Map<string, string>();
  for (const { connector } of MADE_SOURCES)
    printTimes(`  ${connector.name}`, delaysOf(server, results, sinceMs, `${connector.name} `));
  printTimes('peer: fetch, JSON.parse and a prepared POST', other.delays);
  printRatio('ratio to the peer, p50 (ms)', median(delays), median(other.delays));
  printRatio('processor time to the peer (ms)', cpuMs, other.cpuMs);
  print('processor time in the run', `${shown(cpuMs)} ms, divided by the ${shown(RUN_S * FACTOR)} s of its own clock`);
  print('memory: resident, idle process, heap', `${shown(rssMb)}, ${shown(idle)}, ${shown(heapMb)} MB`);
  const p99 = percentile(delays, 0.99);
  printGoal(`p99 at most ${GOAL.p99Ms} ms`, `${shown(p99)} ms`, p99 <= GOAL.p99Ms);
  printGoal(`at most ${GOAL.cpuShare * 100} % of a processor`, `${shown(share * 100)} %`, share <= GOAL.cpuShare);
  printGoal(`a heap of at most ${GOAL.memoryMb} MB`, `${shown(heapMb)} MB`, heapMb <= GOAL.memoryMb);
};

export async function runConnect(): Promise<void> {
  using folder = temporaryFolder('bench');
  using peerFolder = temporaryFolder('bench');
  const idle = await idleMb();
  const run = await ours(folder.path);
  await using server = run.server;
  report(run, await peer(peerFolder.path, run), idle);
  void server;
}
