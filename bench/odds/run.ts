import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { percentile, print, printGoal, printTimes, shown } from '../figures.ts';
import { todaysMatches } from '../matches.ts';
import { submit } from '../product.ts';
import { createGoalProvider, type GoalProvider } from '../push/scores.ts';
import { MARKETS, OfferProvider } from './changes.ts';

const EVENTS = 3000;
const LIVE_EVERY = 50;
const BOOKMAKERS = 10;
const CHANGES = 500;
const GOALS = 20;
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

async function ask<Answer>(server: ChildProcess): Promise<Answer> {
  server.send('figures');
  const [answer] = (await once(server, 'message')) as [Answer];
  return answer;
}

const goalMs = async (provider: GoalProvider): Promise<readonly number[]> => (await provider.submit(GOALS, ROUND_S)).answeredMs;

/** Goals alone, then beside the changes of odds, in turn. */
export async function runOdds(): Promise<void> {
  const server = fork(path.join(import.meta.dirname, 'server.ts'), [String(BOOKMAKERS)]);
  try {
    const [{ url, key }] = (await once(server, 'message')) as [{ url: string; key: string }];
    const { matches, messages } = todaysMatches(EVENTS, 60, LIVE_EVERY);
    await submit(url, key, messages);
    const goals = createGoalProvider(
      url,
      key,
      matches.filter(({ isLive }) => isLive),
    );
    const odds = new OfferProvider(url, key, matches, BOOKMAKERS);
    const startMs = performance.now();
    await odds.seed();
    const seededS = (performance.now() - startMs) / 1000;
    print(
      `${EVENTS} events, ${BOOKMAKERS} bookmakers, ${MARKETS.length} markets`,
      `${odds.count} offers, ${shown(odds.count / seededS)} a second`,
    );
    const seeded = await ask<Figures>(server);
    await goalMs(goals);
    const [alone, beside, changes]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = await goalMs(goals);
      const [busy, answered] = await Promise.all([goalMs(goals), odds.change(CHANGES, ROUND_S)]);
      alone.push(...quiet);
      beside.push(...busy);
      changes.push(...answered);
    }
    printTimes('a goal to its answer, without odds', alone);
    printTimes(`a goal beside ${CHANGES} changes a second`, beside);
    printTimes('a batch of changes to its answer', changes);
    // Of all rounds: one holds a hundred goals, too few for a p99 of its own.
    const ratio = percentile(beside, 0.99) / percentile(alone, 0.99);
    printGoal(`p99 of a goal at most ${GOAL.ratio} times the quiet one`, shown(ratio), ratio <= GOAL.ratio);
    const { versions, log, offers, bytes, rss } = await ask<Figures>(server);
    print(
      'on disk',
      `${shown((log - seeded.log) / (versions - seeded.versions))} bytes a version, ${shown(offers / odds.count)} an offer`,
    );
    print('memory of the server', `${shown(rss / 2 ** 20)} MB`);
    printGoal(`offers take at most ${GOAL.megabytes} MB`, `${shown(bytes / 2 ** 20)} MB`, bytes / 2 ** 20 <= GOAL.megabytes);
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}
