import { percentile, print, printGoal, printTimes, shown } from '../figures.ts';
import { openOdds } from './open.ts';
import { measureOddsPage } from './page.ts';

const CHANGES = 500;
/** No multiple of the ten batches a second: goals fall at all times between them. */
const GOALS = 47;
const ROUND_S = 5;
const ROUNDS = 8;
const WATCH_MS = 10_000;
const GOAL = { ratio: 1.3, megabytes: 150 };

/** Goals alone, then beside the changes of odds, in turn. */
async function measureServer(): Promise<void> {
  await using site = await openOdds();
  const goalMs = async (): Promise<readonly number[]> => (await site.goals.submit(GOALS, ROUND_S)).answeredMs;
  const seeded = await site.figures();
  await goalMs();
  const [alone, beside, changes]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await goalMs();
    const [busy, answered] = await Promise.all([goalMs(), site.change({ perSecond: CHANGES, seconds: ROUND_S })]);
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
  const { versions, log, offers, bytes, rss } = await site.figures();
  print(
    'on disk',
    `${shown((log - seeded.log) / (versions - seeded.versions))} bytes a version, ${shown(offers / site.offers)} an offer`,
  );
  print('memory of the server', `${shown(rss / 2 ** 20)} MB`);
  printGoal(`offers take at most ${GOAL.megabytes} MB`, `${shown(bytes / 2 ** 20)} MB`, bytes / 2 ** 20 <= GOAL.megabytes);
}

/** Changes and a goal a second for some minutes. */
export async function runOddsFor(minutes: number): Promise<void> {
  await using site = await openOdds();
  const before = await site.figures();
  let waiting = 0;
  const watch = setInterval(() => {
    void site.figures().then((now) => (waiting = Math.max(waiting, now.waiting)));
  }, WATCH_MS);
  const seconds = minutes * 60;
  const [{ answeredMs }, changes] = await Promise.all([
    site.goals.submit(1, seconds),
    site.change({ perSecond: CHANGES, seconds }),
  ]);
  clearInterval(watch);
  const after = await site.figures();
  printTimes('a goal to its answer', answeredMs);
  printTimes('a batch of changes to its answer', changes);
  const megabytes = (of: 'rss' | 'log'): string => `${shown(before[of] / 2 ** 20)} to ${shown(after[of] / 2 ** 20)} MB`;
  print('memory of the server, log on disk', `${megabytes('rss')}, ${megabytes('log')}`);
  print('messages that waited at most', String(waiting));
  printGoal(
    'every change is one version',
    String(after.versions - before.versions),
    after.versions - before.versions === CHANGES * seconds,
  );
  printGoal('none is shed', String(after.shed), after.shed === 0);
}

export async function runOdds(): Promise<void> {
  await measureOddsPage();
  await measureServer();
}
