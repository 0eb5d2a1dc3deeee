import { setTimeout as sleep } from 'node:timers/promises';
import { print, printGoal, printTimes, shown } from '../figures.ts';
import { scoreMessage, todaysMatches } from '../matches.ts';
import { post, type Product, startProduct, tell, temporaryFolder } from '../product.ts';
import { joinCrowd, mostSubscribers, percentileMs, receivedBy } from './crowds.ts';
import { stamp } from './mark.ts';

const MATCHES = 250;
const LEAGUES = 30;
const PER_SECOND = 50;
const ROUND_S = 8;
const ROUNDS = 3;
const SETTLE_MS = 2000;
const CROWDS = 3;
const SUBSCRIBE = JSON.stringify({ op: 'subscribe', s: 'u_1_1' });
/** By number of clients; milliseconds. */
const GOALS = [
  { clients: 1000, p50: 30, p99: 150 },
  { clients: 10_000, p50: null, p99: 250 },
] as const;

/** Fifty scores a second, each to every client: the time of its making goes along as its situation. */
async function measure(
  product: Product,
  key: string,
  { clients, p50, p99 }: (typeof GOALS)[number],
  first: number,
): Promise<void> {
  const { matches } = todaysMatches(MATCHES, LEAGUES, 1);
  const address = product.url.replace('http://', '');
  const each = Math.floor(mostSubscribers(clients) / CROWDS);
  const crowd = [];
  for (let i = 0; i < CROWDS; i += 1) crowd.push(await joinCrowd(address, each, ['/push', SUBSCRIBE, 'subscribed']));
  const rounds: { readonly p50: number; readonly p99: number }[] = [];
  const answeredMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(SETTLE_MS);
    await receivedBy(crowd);
    const startMs = performance.now();
    const sends = PER_SECOND * ROUND_S;
    const answers: Promise<unknown>[] = [];
    for (let i = 0; i < sends; i += 1) {
      await sleep(Math.max(0, startMs + (i * 1000) / PER_SECOND - performance.now()));
      const n = first + round * sends + i;
      const message = scoreMessage(matches[n % MATCHES]!, Math.floor(n / MATCHES) + 1);
      const fromMs = performance.now();
      answers.push(
        post(product.url, key, JSON.stringify([{ ...message, situation: stamp() }])).then(() =>
          answeredMs.push(performance.now() - fromMs),
        ),
      );
    }
    await Promise.all(answers);
    await sleep(SETTLE_MS);
    const received = await receivedBy(crowd);
    const expected = sends * each * CROWDS;
    if (received.messages !== expected) print('not delivered', `${expected - received.messages} of ${expected}`);
    rounds.push({ p50: percentileMs(received, 0.5), p99: percentileMs(received, 0.99) });
  }
  for (const child of crowd) child.disconnect();
  const middle = (of: 'p50' | 'p99'): number =>
    rounds.map((round) => round[of]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
  print(`${clients} clients, rounds`, rounds.map((round) => `p50 ${shown(round.p50)} p99 ${shown(round.p99)} ms`).join('   '));
  printTimes(`${clients} clients, message to answer`, answeredMs);
  if (p50 !== null) printGoal(`p50 at most ${p50} ms to ${clients} clients`, `${shown(middle('p50'))} ms`, middle('p50') <= p50);
  printGoal(`p99 at most ${p99} ms to ${clients} clients`, `${shown(middle('p99'))} ms`, middle('p99') <= p99);
}

/** From a provider's message to each of 1,000 and 10,000 push clients that all follow football, 50 scores a second. */
export async function runSaturday(): Promise<void> {
  using folder = temporaryFolder();
  await using product = await startProduct(folder.path);
  const key = await product.newKey('bench');
  await tell(product.url, key, todaysMatches(MATCHES, LEAGUES, 1).messages);
  for (const [i, goal] of GOALS.entries()) await measure(product, key, goal, i * PER_SECOND * ROUND_S * ROUNDS);
}
