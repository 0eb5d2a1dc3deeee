import type { ChildProcess } from 'node:child_process';
import { buildPushSubject } from '@stillingen/wire';
import { print, printGoal, printRatio, shown } from '../figures.ts';
import { idsAt, type Match, todaysMatches } from '../matches.ts';
import { type Product, submit } from '../product.ts';
import { following, joinCrowd, mostSubscribers, startCrowd } from '../push/crowds.ts';
import { createGoalProvider, type Saturday, measureSaturday } from '../push/scores.ts';
import { openMachines } from './machines.ts';

const MATCHES = 250;
const LEAGUES = 30;
const CROWDS = 3;
const [FEW, MANY] = [1000, 10_000];
const FOOTBALL = buildPushSubject({ kind: 'update', anySport: 1, projectType: 1 });
const GOAL = { few: { p50: 30, p99: 150 }, manyP99: 250, cpu: 1.1, carried: 1.8 } as const;

/** Every second client follows all football, the others one match each. */
interface Follow {
  readonly subjects: readonly string[];
  followersOf(match: Match, clients: number): number;
}

function followOf(matches: readonly Match[], ids: ReadonlyMap<string, string>): Follow {
  const subjects = matches.flatMap(({ home }) => [
    FOOTBALL,
    buildPushSubject({ kind: 'game', lang: 'da', event: ids.get(home)! }),
  ]);
  const placeOf = new Map(matches.map((match, i) => [match, 2 * i + 1]));
  return {
    subjects,
    followersOf(match, clients) {
      const [turns, rest] = [Math.floor(clients / subjects.length), clients % subjects.length];
      return Math.ceil(clients / 2) + turns + Number(placeOf.get(match)! < rest);
    },
  };
}

export async function runEdges(): Promise<void> {
  await using machines = await openMachines();
  if (machines === null) return;
  const live = await machines.start('live');
  const edges = [await machines.start('edge'), await machines.start('edge')];
  const key = await live.newKey('bench');
  const { matches, messages } = todaysMatches(MATCHES, LEAGUES, 1);
  await submit(live.url, key, messages);
  const follow = followOf(matches, await idsAt(edges[0]!.url, matches));
  const provider = createGoalProvider(live.url, key, matches);

  async function measure(name: string, clients: number, at: readonly Product[]): Promise<Saturday> {
    const each = Math.floor(mostSubscribers(clients) / CROWDS / at.length);
    const crowd: ChildProcess[] = [];
    for (const { url } of at) {
      const joining = startCrowd(url.replace('http://', ''), CROWDS, following(follow.subjects));
      await joinCrowd(joining, each);
      crowd.push(...joining);
    }
    const followersOf = (match: Match): number => crowd.length * follow.followersOf(match, each);
    const pids = at.map(({ started }) => started.child.pid!);
    const result = await measureSaturday(name, provider, crowd, followersOf, pids);
    for (const child of crowd) child.disconnect();
    await Promise.all(crowd.map((child) => new Promise((resolve) => child.once('exit', resolve))));
    return result;
  }

  const published = await machines.listen();
  const one = edges.slice(0, 1);
  const few = await measure(`one edge, ${FEW} clients`, FEW, one);
  const many = await measure(`one edge, ${MANY} clients`, MANY, one);
  print('bus, a goal', `${shown(published.bytes / published.entries)} bytes`);
  // So few that no scores are combined in one write.
  const shared = await measure(`two edges, ${2 * FEW} clients`, 2 * FEW, edges);
  const halved = await measure(`two edges, ${MANY} clients`, MANY, edges);
  const usEach = ({ cpuMsPerSecond }: Saturday, clients: number): number => (cpuMsPerSecond * 1000) / clients;
  for (const [name, result, clients] of [
    [`one edge, ${FEW}`, few, FEW],
    [`one edge, ${MANY}`, many, MANY],
    [`two edges, ${2 * FEW}`, shared, 2 * FEW],
    [`two edges, ${MANY}`, halved, MANY],
  ] as const)
    print(
      `${name}: processor time of the edges`,
      `${shown(result.cpuMsPerSecond / 10)} % of one   ${shown(usEach(result, clients))} µs a client and second   ${shown(result.perCpuSecond)} deliveries a CPU second`,
    );
  printRatio(`p99 to ${MANY} clients, two edges to one (ms)`, halved.p99, many.p99);
  printRatio('processor time a client, many to few (µs)', usEach(many, MANY), usEach(few, FEW));
  const cpu = usEach(many, MANY) / usEach(few, FEW);
  const carried = (2 * shared.perCpuSecond) / few.perCpuSecond;
  printGoal(`p50 at most ${GOAL.few.p50} ms to ${FEW} clients of one edge`, `${shown(few.p50)} ms`, few.p50 <= GOAL.few.p50);
  printGoal(`p99 at most ${GOAL.few.p99} ms to ${FEW} clients of one edge`, `${shown(few.p99)} ms`, few.p99 <= GOAL.few.p99);
  printGoal(`p99 at most ${GOAL.manyP99} ms to ${MANY} clients of one edge`, `${shown(many.p99)} ms`, many.p99 <= GOAL.manyP99);
  printGoal(`processor time a client at ${MANY} at most ${GOAL.cpu} of that at ${FEW}`, shown(cpu), cpu <= GOAL.cpu);
  printGoal(
    `two edges carry at least ${GOAL.carried} times what one does with a processor each`,
    shown(carried),
    carried >= GOAL.carried,
  );
}
