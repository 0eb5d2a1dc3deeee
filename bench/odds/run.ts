import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { percentile, print, printGoal, printTimes, shown } from '../figures.ts';
import { todaysMatches } from '../matches.ts';
import { submit } from '../product.ts';
import { createGoalProvider, type GoalProvider } from '../push/scores.ts';
import { MARKETS } from './changes.ts';
import type { Round, Seeding } from './provider.ts';

const EVENTS = 3000;
const LIVE_EVERY = 50;
const BOOKMAKERS = 10;
const CHANGES = 500;
/** No multiple of the ten batches a second: goals fall at all times between them. */
const GOALS = 47;
const ROUND_S = 5;
const ROUNDS = 8;
const GOAL = { ratio: 1.3, megabytes: 150 };

interface Figures {
  readonly versions: number;
  readonly log: number;
  readonly offers: number;
  readonly bytes: number;
  readonly rss: number;
}

async function ask<Answer>(child: ChildProcess, message: Seeding | Round | 'figures'): Promise<Answer> {
  child.send(message);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

const start = (file: string, ...args: readonly string[]): ChildProcess => fork(path.join(import.meta.dirname, file), args);

const goalMs = async (provider: GoalProvider): Promise<readonly number[]> => (await provider.submit(GOALS, ROUND_S)).answeredMs;

/** Goals alone, then beside the changes of odds, in turn. */
export async function runOdds(): Promise<void> {
  const server = start('server.ts', String(BOOKMAKERS));
  const odds = start('provider.ts');
  try {
    const [{ url, key }] = (await once(server, 'message')) as [{ url: string; key: string }];
    const { matches, messages } = todaysMatches(EVENTS, 60, LIVE_EVERY);
    await submit(url, key, messages);
    const goals = createGoalProvider(
      url,
      key,
      matches.filter(({ isLive }) => isLive),
    );
    const startMs = performance.now();
    const offersSent = await ask<number>(odds, { url, key, matches, bookmakers: BOOKMAKERS });
    const seededS = (performance.now() - startMs) / 1000;
    print(
      `${EVENTS} events, ${BOOKMAKERS} bookmakers, ${MARKETS.length} markets`,
      `${offersSent} offers, ${shown(offersSent / seededS)} a second`,
    );
    const seeded = await ask<Figures>(server, 'figures');
    await goalMs(goals);
    const [alone, beside, changes]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = await goalMs(goals);
      const [busy, answered] = await Promise.all([goalMs(goals), ask<number[]>(odds, { perSecond: CHANGES, seconds: ROUND_S })]);
      alone.push(...quiet);
      beside.push(...busy);
      changes.push(...answered);
    }
    printTimes('a goal to its answer, without odds', alone);
    printTimes(`a goal beside ${CHANGES} changes a second`, beside);
    printTimes('a batch of changes to its answer', changes);
    // Of all rounds: one holds too few goals for a p99 of its own.
    const ratio = percentile(beside, 0.99) / percentile(alone, 0.99);
    printGoal(`p99 of a goal at most ${GOAL.ratio} times the quiet one`, shown(ratio), ratio <= GOAL.ratio);
    const { versions, log, offers, bytes, rss } = await ask<Figures>(server, 'figures');
    print(
      'on disk',
      `${shown((log - seeded.log) / (versions - seeded.versions))} bytes a version, ${shown(offers / offersSent)} an offer`,
    );
    print('memory of the server', `${shown(rss / 2 ** 20)} MB`);
    printGoal(`offers take at most ${GOAL.megabytes} MB`, `${shown(bytes / 2 ** 20)} MB`, bytes / 2 ** 20 <= GOAL.megabytes);
  } finally {
    odds.disconnect();
    server.disconnect();
    await once(server, 'exit');
  }
}
