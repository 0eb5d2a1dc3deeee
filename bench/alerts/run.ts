import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PushSubscriptionKeys } from '@stillingen/wire';
import webPush from 'web-push';
import { temporaryFolder } from '../../server/testing/run.ts';
import { median, print, printGoal, printRatio, shown, usageOf } from '../figures.ts';
import { idsAt, type Match, scoreMessage, todaysMatches } from '../matches.ts';
import { post, type Product, startProduct, submit } from '../product.ts';
import { following, joinCrowd, percentileMs, receivedBy, startCrowd } from '../push/crowds.ts';
import { createGoalProvider, type GoalProvider } from '../push/scores.ts';
import { insertSubscriptions } from './subscriptions.ts';

const SUBSCRIPTIONS = 100_000;
const FOLLOW_EVERY = 5;
const SERVICES = 3;
const MATCHES = 100;
const LEAGUES = 10;
/** Visitors with open pages. */
const FOLLOWERS = 1000;
const SCORES_PER_SECOND = 20;
const ROUND_S = 8;
const ROUNDS = 5;
const SETTLE_MS = 1500;
const LIMIT_MS = 60_000;
const POLL_MS = 100;
const PEER_SAMPLE = 2000;
const PEER_AT_ONCE = 50;
const GOAL = { seconds: 10, push: 1.2 } as const;
const LEAST_MS = 1;

interface Count {
  readonly received: number;
  readonly bytes: number;
  readonly lastMs: number;
}
async function countOf(receiver: ChildProcess): Promise<Count> {
  const answer = once(receiver, 'message');
  receiver.send('count');
  return ((await answer) as [Count])[0];
}

/** Seconds from just before the provider's message until the last push service has the last one. */
async function handOver(receiver: ChildProcess, submitGoal: () => Promise<unknown>, expected: number): Promise<number> {
  await countOf(receiver);
  const fromMs = Date.now();
  await submitGoal();
  let received = 0;
  let lastMs = fromMs;
  while (received < expected && Date.now() - fromMs < LIMIT_MS) {
    await sleep(POLL_MS);
    const count = await countOf(receiver);
    received += count.received;
    if (count.received > 0) lastMs = count.lastMs;
  }
  if (received !== expected) print('not handed over', `${expected - received} of ${expected}`);
  return (lastMs - fromMs) / 1000;
}

/** p99 of live push in milliseconds, over scores of other matches. */
async function livePush(
  provider: GoalProvider,
  crowd: readonly ChildProcess[],
  beside?: () => Promise<unknown>,
): Promise<number> {
  await sleep(SETTLE_MS);
  await receivedBy(crowd);
  const [{ submitted }] = await Promise.all([provider.submit(SCORES_PER_SECOND, ROUND_S), beside?.()]);
  await sleep(SETTLE_MS);
  // The goal itself reaches open pages too, without a stamp.
  return percentileMs(await receivedBy(crowd), 0.99, submitted.length * FOLLOWERS);
}

/** Seconds for `count` messages by web-push alone: signed, encrypted and posted one by one. */
async function peerSeconds(subscriptions: readonly PushSubscriptionKeys[], count: number): Promise<number> {
  const vapidDetails = { subject: 'mailto:post@example.dk', ...webPush.generateVAPIDKeys() };
  const payload = JSON.stringify({
    t: 'Mål til Brøndby IF: 1-0',
    b: 'Brøndby IF – Vejle Boldklub',
    tag: 'g_1_AbCd1234 score 1-0',
  });
  const sample = subscriptions.slice(0, PEER_SAMPLE);
  let next = 0;
  const send = async (): Promise<void> => {
    for (let at = next++; at < sample.length; at = next++) {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(sample[at]!, payload, {
        vapidDetails,
        TTL: 600,
      });
      const response = await fetch(endpoint, { method, headers: headers as Record<string, string>, body: new Uint8Array(body) });
      await response.arrayBuffer();
    }
  };
  const fromMs = performance.now();
  await Promise.all(Array.from({ length: PEER_AT_ONCE }, send));
  return ((performance.now() - fromMs) / 1000) * (count / sample.length);
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^stillingen_${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

async function untilLoaded({ url }: Product): Promise<void> {
  while ((await metric(url, 'alert_subscriptions')) < SUBSCRIPTIONS) await sleep(POLL_MS);
}

export async function runAlerts(): Promise<void> {
  using folder = temporaryFolder('bench');
  const receiver = fork(path.join(import.meta.dirname, 'receiver.ts'), [String(SERVICES)]);
  const [origins] = (await once(receiver, 'message')) as [string[]];
  const { matches, messages } = todaysMatches(MATCHES, LEAGUES, 1);
  const [followed, ...others] = matches as [Match, ...Match[]];
  let key: string;
  let event: string;
  {
    await using first = await startProduct(folder.path);
    key = await first.newKey('bench');
    await submit(first.url, key, messages);
    event = `g_1_${(await idsAt(first.url, matches)).get(followed.home)!}`;
  }
  const options = { count: SUBSCRIPTIONS, followEvery: FOLLOW_EVERY, event, origins };
  const followers = await insertSubscriptions(path.join(folder.path, 'data'), options);
  const startMs = performance.now();
  await using product = await startProduct(folder.path, [], { WEB_PUSH_LOOPBACK: 'on' });
  await untilLoaded(product);
  print(`started with ${SUBSCRIPTIONS} subscriptions in memory`, `${shown((performance.now() - startMs) / 1000)} s`);
  const pid = product.started.child.pid!;
  print('memory of the server', `${shown(usageOf(pid)!.serverMb)} MB`);

  const provider = createGoalProvider(product.url, key, others);
  const crowd = startCrowd(product.url.replace('http://', ''), 1, following(['u_1_1']));
  await joinCrowd(crowd, FOLLOWERS);
  await livePush(provider, crowd);
  const [seconds, quiet, busy, cpu]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    quiet.push(await livePush(provider, crowd));
    const goal = () => post(product.url, key, JSON.stringify([scoreMessage(followed, round)]));
    const cpuBefore = usageOf(pid)!.serverCpuMs;
    busy.push(
      await livePush(provider, crowd, async () => {
        seconds.push(await handOver(receiver, goal, followers.length));
        cpu.push(usageOf(pid)!.serverCpuMs - cpuBefore);
      }),
    );
  }
  for (const child of crowd) child.disconnect();
  const peer = await peerSeconds(followers, followers.length);
  receiver.disconnect();

  print('rounds', seconds.map((each, at) => `${shown(each)} s, push p99 ${quiet[at]!} and ${busy[at]!} ms`).join('   '));
  print('processor time of the server in it', `${shown(median(cpu) / 1000)} s`);
  printRatio('handed over, seconds, against web-push and fetch', median(seconds), peer);
  printGoal(
    `a goal handed over to ${followers.length} of ${SUBSCRIPTIONS} in ${GOAL.seconds} s`,
    `${shown(median(seconds))} s`,
    median(seconds) <= GOAL.seconds,
  );
  const ratio = median(busy) / Math.max(median(quiet), LEAST_MS);
  printGoal(
    `p99 of live push at most ${GOAL.push} times the quiet one`,
    `${median(busy)} / ${median(quiet)} ms = ${shown(ratio)}`,
    ratio <= GOAL.push,
  );
}
