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

async function keysOf(product: Product): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const { connector } of MADE_SOURCES) keys.set(connector.name, await product.newKey(`${connector.name}-live`));
  return keys;
}

const start = (name: string): ChildProcess =>
  fork(path.join(import.meta.dirname, `${name}.ts`), { execArgv: ['--expose-gc'], serialization: 'advanced' });

/** Milliseconds from the first answer with a score to its accepted message, in the measured time. */
function delaysOf({ served }: SourceServer, { scores }: Results, sinceMs: number, source = ''): number[] {
  const accepted = new Map<string, number>();
  for (const { source: name, match, goals, atMs } of scores) {
    const state = stateName(name, Number(match), goals);
    if (!accepted.has(state)) accepted.set(state, atMs);
  }
  return [...served].flatMap(([state, servedMs]) => {
    const atMs = accepted.get(state);
    return servedMs < sinceMs || atMs === undefined || !state.startsWith(source) ? [] : [atMs - servedMs];
  });
}

interface Run {
  readonly results: Results;
  readonly server: SourceServer;
  readonly sinceMs: number;
}

async function ours(folder: string): Promise<Run> {
  await using product = await startProduct(folder);
  const keys = await keysOf(product);
  const realMs = Date.now();
  // The clock has caught up when the run is over: the provider API refuses times ahead of its own.
  const fromMs = Math.floor(realMs / 1000 - LONGEST_S * (FACTOR - 1)) * 1000;
  const server = await startSourceServer(madeDay(fromMs), () => Math.floor(fromMs + (Date.now() - realMs) * FACTOR));
  const sources = MADE_SOURCES.map((source) => {
    const { name } = source.connector;
    return { name, leagues: codesOf(source), key: keys.get(name)! };
  });
  const child = start('connectors');
  const assignment: Assignment = {
    ...{ sources, mirror: server.url, url: product.url, dataDir: path.join(folder, 'own') },
    ...{ fromMs, realMs, factor: FACTOR },
  };
  child.send(assignment);
  await sleep(WARM_S * 1000);
  child.send('measure');
  const sinceMs = sharedNowMs();
  await sleep(RUN_S * 1000);
  const result = resultOf<Results>(child);
  child.send('end');
  return { results: await result, server, sinceMs };
}

const stepsOf = (steps: readonly Step[], keys: ReadonlyMap<string, string>): PeerStep[] =>
  steps.map(({ source, answer, messages }) => ({
    ...{ answer, key: keys.get(source)! },
    body: messages.length === 0 ? '' : JSON.stringify(messages),
  }));

interface PeerFigures {
  readonly delays: readonly number[];
  readonly cpuMs: number;
}

/** The same answers and messages, one after the other, into an empty server. */
async function peer(folder: string, { server, results, sinceMs }: Run): Promise<PeerFigures> {
  await using product = await startProduct(folder);
  const child = start('peer');
  const steps = stepsOf(results.steps, await keysOf(product));
  const measuredFrom = results.steps.findIndex(({ atMs }) => atMs >= sinceMs);
  const result = resultOf<PeerResults>(child);
  const assignment: PeerAssignment = { mirror: server.url, url: product.url, steps, measuredFrom };
  child.send(assignment);
  const { accepted, cpuMs } = await result;
  return { delays: accepted.map(({ answer, atMs }) => atMs - server.replayed.get(answer)!), cpuMs };
}

async function idleMb(): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'idle.ts'));
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes / 2 ** 20;
}

function report({ results, server, sinceMs }: Run, other: PeerFigures, idle: number): void {
  const delays = delaysOf(server, results, sinceMs);
  const { cpuMs, rssMb, heapMb, warnings } = results;
  const steps = results.steps.filter(({ atMs }) => atMs >= sinceMs);
  // The clock is faster than the real one, and with it everything that the process does.
  const share = cpuMs / (RUN_S * 1000 * FACTOR);
  print('sources, leagues, matches in play', `${MADE_SOURCES.length}, ${leagueCount}, ${matchCount}`);
  print('intervals divided by', `${FACTOR}; ${RUN_S} s are ${shown((RUN_S * FACTOR) / 60)} minutes; goals ${RATE} times as many`);
  print('answers, those with messages', `${steps.length}, ${steps.filter(({ messages }) => messages.length > 0).length}`);
  for (const line of new Set(warnings)) print('warning', line);
  printTimes('from a changed answer to the accepted message', delays);
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
}

export async function runConnect(): Promise<void> {
  using folder = temporaryFolder('bench');
  using peerFolder = temporaryFolder('bench');
  const idle = await idleMb();
  const run = await ours(folder.path);
  try {
    report(run, await peer(peerFolder.path, run), idle);
  } finally {
    await run.server[Symbol.asyncDispose]();
  }
}
