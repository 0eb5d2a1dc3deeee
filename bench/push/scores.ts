import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, print, printTimes, shown, usageOf } from '../figures.ts';
import { type Match, scoreMessage } from '../matches.ts';
import { post } from '../product.ts';
import { percentileMs, receivedBy, stamp } from './crowds.ts';
const PER_SECOND = 50;
const ROUND_S = 8;
const ROUNDS = 3;
const SETTLE_MS = 2000;

export interface GoalProvider {
  /** Submits `perSecond` goals for `seconds`, without waiting for answers. */
  submit(
    perSecond: number,
    seconds: number,
  ): Promise<{ readonly submitted: readonly Match[]; readonly answeredMs: readonly number[] }>;
}

/** The situation of each score carries the time of its creation. */
export function createGoalProvider(url: string, key: string, matches: readonly Match[]): GoalProvider {
  let n = 0;
  return {
    async submit(perSecond, seconds) {
      const submitted: Match[] = [];
      const answeredMs: number[] = [];
      const startMs = performance.now();
      const answers: Promise<unknown>[] = [];
      for (let i = 0; i < perSecond * seconds; i += 1, n += 1) {
        await sleep(Math.max(0, startMs + (i * 1000) / perSecond - performance.now()));
        const match = matches[n % matches.length]!;
        const body = JSON.stringify([{ ...scoreMessage(match, Math.floor(n / matches.length) + 1), situation: stamp() }]);
        const fromMs = performance.now();
        submitted.push(match);
        answers.push(post(url, key, body).then(() => answeredMs.push(performance.now() - fromMs)));
      }
      await Promise.all(answers);
      return { submitted, answeredMs };
    },
  };
}

export interface Saturday {
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds per second of elapsed time. */
  readonly cpuMsPerSecond: number;
  /** Deliveries per second of processor time. */
  readonly perCpuSecond: number;
}

/** Fifty scores a second in rounds. `pids` are the servers of the crowd. */
export async function measureSaturday(
  name: string,
  provider: GoalProvider,
  crowd: readonly ChildProcess[],
  followersOf: (match: Match) => number,
  pids: readonly number[],
): Promise<Saturday> {
  const cpuMs = (): number => pids.reduce((sum, pid) => sum + (usageOf(pid)?.serverCpuMs ?? Number.NaN), 0);
  const rounds: Saturday[] = [];
  const answers: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(SETTLE_MS);
    await receivedBy(crowd);
    const [fromMs, cpuBefore] = [performance.now(), cpuMs()];
    const { submitted, answeredMs } = await provider.submit(PER_SECOND, ROUND_S);
    const [seconds, cpu] = [(performance.now() - fromMs) / 1000, cpuMs() - cpuBefore];
    await sleep(SETTLE_MS);
    const received = await receivedBy(crowd);
    const expected = submitted.reduce((sum, match) => sum + followersOf(match), 0);
    if (received.messages !== expected) print(`${name}: not delivered`, `${expected - received.messages} of ${expected}`);
    answers.push(...answeredMs);
    rounds.push({
      p50: percentileMs(received, 0.5, expected),
      p99: percentileMs(received, 0.99, expected),
      cpuMsPerSecond: cpu / seconds,
      perCpuSecond: (received.messages * 1000) / cpu,
    });
  }
  print(`${name}, rounds`, rounds.map((each) => `p50 ${shown(each.p50)} p99 ${shown(each.p99)} ms`).join('   '));
  printTimes(`${name}, message to answer`, answers);
  const middle = (of: keyof Saturday): number => median(rounds.map((each) => each[of]));
  return {
    p50: middle('p50'),
    p99: middle('p99'),
    cpuMsPerSecond: middle('cpuMsPerSecond'),
    perCpuSecond: middle('perCpuSecond'),
  };
}
