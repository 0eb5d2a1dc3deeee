import { print, shown } from '../figures.ts';

const LABELS: Readonly<Record<Timed, string>> = {
  page: 'page, to its first byte',
  feed: 'feed, to its first byte',
  handshake: 'push, to the end of its handshake',
  update: 'goal, from its provider to a visitor',
  back: 'push, from its loss until it is restored',
  answer: 'goal, from its provider to the answer',
};

export interface Run {
  readonly visitors: number;
  readonly following: number;
  readonly seconds: number;
  /** Processor time (milliseconds) while visitors arrive and stay; null for a server of others. */
  readonly server: { readonly arrivingCpuMs: number; readonly cpuMs: number; readonly mb: number } | null;
  readonly arriving: Tally;
  readonly staying: Tally;
}

const PARTS = [0.5, 0.95, 0.99, 1] as const;

function printTally(tally: Tally): void {
  for (const [name, label] of Object.entries(LABELS) as [Timed, string][]) {
    const count = samplesOf(tally, name);
    if (count === 0) continue;
    const parts = PARTS.map((part) => `${part === 1 ? 'max' : `p${part * 100}`} ${shown(percentileOf(tally, name, part)!)}`);
    print(label, `${parts.join('   ')} ms   (${count})`);
  }
  const { counts } = tally;
  const mb = (bytes: number): string => `${shown(bytes / 1e6)} MB`;
  print(
    'requested',
    `${counts.requests} answers, ${mb(counts.bytes)}   ${counts.polls} polls, ${counts.repairs} repairs, ${counts.reloads} lists, ${counts.refreshes} refreshes of match pages`,
  );
  print('pushed', `${counts.updates} goals, ${mb(counts.pushBytes)}   ${counts.gaps} gaps`);
  print('submitted', `${counts.accepted} goals accepted, ${counts.unanswered} times not answered`);
  print('failed', `${counts.errors} answers, ${counts.refused} connections; ${counts.sentAway} connections asked to reconnect`);
}

export function printRun({ visitors, following, seconds, server, arriving, staying }: Run): void {
  console.log('  while visitors arrive');
  printTally(arriving);
  if (server !== null)
    print('server, for each visit', `${shown(server.arrivingCpuMs / arriving.counts.visits)} ms of a processor`);
  console.log(`  while all visitors stay, ${shown(seconds)} s`);
  printTally(staying);
  print('visitors that follow at the end', `${following} of ${visitors}`);
  if (server !== null)
    print(
      'server',
      `${shown(server.cpuMs / seconds / 10)} % of a processor, ${shown(server.mb)} MB   ${shown((staying.counts.updates * 1000) / server.cpuMs)} goals delivered a CPU second`,
    );
}

export function jsonOf({ arriving, staying, ...run }: Run): string {
  const figures = (tally: Tally): object => ({
    ...tally.counts,
    ...Object.fromEntries(
      (Object.keys(LABELS) as Timed[]).map((name) => [
        name,
        Object.fromEntries(PARTS.map((part) => [`p${part * 100}`, percentileOf(tally, name, part)])),
      ]),
    ),
  });
  return `${JSON.stringify({ ...run, arriving: figures(arriving), staying: figures(staying) }, null, 2)}\n`;
}

export const TIMES = ['page', 'feed', 'handshake', 'update', 'back', 'answer'] as const;
export type Timed = (typeof TIMES)[number];
export const COUNTS = [
  'visits',
  'requests',
  'bytes',
  'errors',
  'refused',
  'sentAway',
  'updates',
  'pushBytes',
  'gaps',
  'repairs',
  'reloads',
  'refreshes',
  'polls',
  'accepted',
  'unanswered',
] as const;
export type Counted = (typeof COUNTS)[number];

/** Buckets grow by a twentieth: times are exact to 5 %, and memory does not grow. */
const STEP = Math.log(1.05);
const LEAST_MS = 0.1;
const BUCKETS = 300;

export interface Tally {
  readonly times: Record<Timed, number[]>;
  readonly counts: Record<Counted, number>;
}

export const emptyTally = (): Tally => ({
  times: Object.fromEntries(TIMES.map((name) => [name, Array.from({ length: BUCKETS }, () => 0)])) as Tally['times'],
  counts: Object.fromEntries(COUNTS.map((name) => [name, 0])) as Tally['counts'],
});

export function noteTime({ times }: Tally, name: Timed, ms: number): void {
  const bucket = ms <= LEAST_MS ? 0 : Math.min(BUCKETS - 1, Math.ceil(Math.log(ms / LEAST_MS) / STEP));
  times[name][bucket]! += 1;
}

export function addTally(into: Tally, { times, counts }: Tally): void {
  for (const name of TIMES) for (const [i, count] of times[name].entries()) into.times[name][i]! += count;
  for (const name of COUNTS) into.counts[name] += counts[name];
}

export const samplesOf = ({ times }: Tally, name: Timed): number => times[name].reduce((sum, count) => sum + count, 0);

/** Milliseconds; null without samples. */
export function percentileOf(tally: Tally, name: Timed, part: number): number | null {
  const wanted = samplesOf(tally, name) * part;
  if (wanted === 0) return null;
  let seen = 0;
  return LEAST_MS * Math.exp(STEP * tally.times[name].findIndex((count) => (seen += count) >= wanted));
}
