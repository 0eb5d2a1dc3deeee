import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { print, shown } from '../figures.ts';
import { todaysMatches } from '../matches.ts';
import { submit } from '../product.ts';
import { createGoalProvider, type GoalProvider } from '../push/scores.ts';
import { MARKETS } from './changes.ts';
import type { Round, Seeding } from './provider.ts';

const EVENTS = 3000;
const LIVE_EVERY = 50;
const BOOKMAKERS = 10;

export interface Figures {
  readonly versions: number;
  readonly log: number;
  readonly offers: number;
  readonly bytes: number;
  readonly rss: number;
  readonly waiting: number;
  readonly shed: number;
}

export interface OddsSite extends AsyncDisposable {
  /** Number of offers. */
  readonly offers: number;
  readonly goals: GoalProvider;
  /** The milliseconds of each batch to its answer. */
  change(round: Round): Promise<readonly number[]>;
  figures(): Promise<Figures>;
}

async function ask<Answer>(child: ChildProcess, message: Seeding | Round | 'figures'): Promise<Answer> {
  child.send(message);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

const start = (file: string, ...args: readonly string[]): ChildProcess => fork(path.join(import.meta.dirname, file), args);

/** A server with every offer once, and the provider of odds in a process of its own. */
export async function openOdds(): Promise<OddsSite> {
  await using stack = new AsyncDisposableStack();
  const server = start('server.ts', String(BOOKMAKERS));
  stack.defer(async () => {
    server.disconnect();
    await once(server, 'exit');
  });
  const odds = start('provider.ts');
  stack.defer(() => odds.disconnect());
  const [{ url, key }] = (await once(server, 'message')) as [{ url: string; key: string }];
  const { matches, messages } = todaysMatches(EVENTS, 60, LIVE_EVERY);
  await submit(url, key, messages);
  const startMs = performance.now();
  const offers = await ask<number>(odds, { url, key, matches, bookmakers: BOOKMAKERS });
  const seededS = (performance.now() - startMs) / 1000;
  print(
    `${EVENTS} events, ${BOOKMAKERS} bookmakers, ${MARKETS.length} markets`,
    `${offers} offers, ${shown(offers / seededS)} a second`,
  );
  const live = matches.filter(({ isLive }) => isLive);
  return Object.assign(stack.move(), {
    ...{ offers, goals: createGoalProvider(url, key, live) },
    change: (round: Round) => ask<readonly number[]>(odds, round),
    figures: () => ask<Figures>(server, 'figures'),
  });
}
