import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@stillingen/domain/messages';
import { createIngestClient, type IngestClient } from '@stillingen/sources';
import { print, printGoal, shown } from '../figures.ts';
import { type Match, scoreMessage, todaysMatches } from '../matches.ts';
import { type Product, submit } from '../product.ts';
import { type Machines, openMachines } from './machines.ts';

const MATCHES = 50;
const LEAGUES = 5;
const ROUNDS = 3;
const PAUSE_MS = 1000;
const ON_ITS_WAY_MS = 100;
const RETRY_MS = 50;
/** Requests without an answer by then are retried. */
const ANSWER_MS = 2000;
const BEFORE_MS = 3000;
const AFTER_MS = 3000;
const GOAL_MS = 5000;
const LOSSES = { killed: 'SIGKILL', stopped: 'SIGSTOP' } as const;

const isLeading = async ({ url }: Product): Promise<boolean> =>
  (await fetch(`${url}/readyz?role=live`, { signal: AbortSignal.timeout(500) }).catch(() => null))?.status === 200;

async function leaderOf(liveServers: readonly Product[]): Promise<Product> {
  for (;;) {
    for (const live of liveServers) if (await isLeading(live)) return live;
    await sleep(RETRY_MS);
  }
}

/** Providers that repeat unanswered messages, one provider for each match. */
interface Providers {
  readonly answeredMs: readonly number[];
  /** Answered messages as `key seq`, once all are answered. */
  stop(): Promise<ReadonlySet<string>>;
}

function startProviders(clients: readonly IngestClient[], matches: readonly Match[], goals: Map<Match, number>): Providers {
  const answered = new Set<string>();
  const answeredMs: number[] = [];
  let isOver = false;
  let turn = 0;
  async function insist(message: Message): Promise<void> {
    for (;;) {
      const first = turn;
      const answer = clients[first % clients.length]!.deliver([message]).then(
        (results) => results.every(({ result }) => result === 'accepted' || result === 'duplicate'),
        () => false,
      );
      if (await Promise.race([answer, sleep(ANSWER_MS, false)])) break;
      // The first request that fails moves all providers to the next server.
      if (turn === first) turn += 1;
      await sleep(RETRY_MS);
    }
    answered.add(`${message.key} ${message.seq}`);
    answeredMs.push(performance.now());
  }
  const sending = matches.map(async (match) => {
    while (!isOver) {
      await sleep(PAUSE_MS * (0.5 + Math.random()));
      const next = (goals.get(match) ?? 0) + 1;
      goals.set(match, next);
      await insist(scoreMessage(match, next));
    }
  });
  return {
    answeredMs,
    async stop() {
      isOver = true;
      await Promise.all(sending);
      return answered;
    },
  };
}

async function faultsOf({ db }: Machines, answered: ReadonlySet<string>): Promise<{ lost: number; doubled: number }> {
  const rows = await db<{ key: string; seq: string; times: number }[]>`
    select key, seq, count(*)::int as times from journal group by key, seq`;
  const held = new Map(rows.map(({ key, seq, times }) => [`${key} ${seq}`, times]));
  return {
    lost: [...answered].filter((each) => !held.has(each)).length,
    doubled: rows.filter(({ times }) => times > 1).length,
  };
}

export async function runFailover(): Promise<void> {
  await using machines = await openMachines();
  if (machines === null) return;
  let liveServers = [await machines.start('live'), await machines.start('live')];
  const key = await liveServers[0]!.newKey('bench');
  const { matches, messages } = todaysMatches(MATCHES, LEAGUES, 1);
  const goals = new Map<Match, number>();
  await submit((await leaderOf(liveServers)).url, key, messages);
  for (const [loss, signal] of Object.entries(LOSSES)) {
    const tookMs: number[] = [];
    let [lost, doubled, answeredCount] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const leader = await leaderOf(liveServers);
      const clients = liveServers.map(({ url }) => createIngestClient({ url, key }));
      const providers = startProviders(clients, matches, goals);
      await sleep(BEFORE_MS);
      const atMs = performance.now();
      leader.started.child.kill(signal);
      // Answers sent before the end may still arrive.
      const firstAfter = (): number | undefined => providers.answeredMs.find((ms) => ms > atMs + ON_ITS_WAY_MS);
      while (firstAfter() === undefined) await sleep(1);
      tookMs.push(firstAfter()! - atMs);
      await sleep(AFTER_MS);
      leader.started.child.kill('SIGCONT');
      const answered = await providers.stop();
      const faults = await faultsOf(machines, answered);
      lost += faults.lost;
      doubled += faults.doubled;
      answeredCount += answered.size;
      await leader.started.end('SIGTERM');
      liveServers = [...liveServers.filter((live) => live !== leader), await machines.start('live')];
    }
    print(`leader ${loss}: until the next message is accepted`, tookMs.map((ms) => `${shown(ms / 1000)} s`).join('   '));
    const longest = Math.max(...tookMs);
    printGoal(`leader ${loss}: accepted again within ${GOAL_MS / 1000} s`, `${shown(longest / 1000)} s`, longest <= GOAL_MS);
    printGoal(
      `leader ${loss}: none of ${answeredCount} answered messages lost or doubled`,
      `${lost} and ${doubled}`,
      lost + doubled === 0,
    );
  }
}
