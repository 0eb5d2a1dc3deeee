import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const OTHER_FILES = 200;

export interface CrowdWords {
  readonly path: string;
  readonly hellos: readonly string[];
  readonly ready: string;
}

export const following = (subjects: readonly string[]): CrowdWords => ({
  path: '/push',
  hellos: subjects.map((s) => JSON.stringify({ op: 'subscribe', s })),
  ready: 'subscribed',
});

export type CrowdRequest =
  | { readonly kind: 'join'; readonly count: number; readonly stepMs: number }
  | { readonly kind: 'report' };

const STEP_MS = 25;

async function send(child: ChildProcess, request: CrowdRequest): Promise<unknown> {
  const gone = new AbortController();
  try {
    const refused = once(child, 'exit', { signal: gone.signal }).then(() =>
      Promise.reject(new Error('a subscriber process failed')),
    );
    const answer = once(child, 'message', { signal: gone.signal });
    child.send(request);
    return ((await Promise.race([answer, refused])) as [unknown])[0];
  } finally {
    gone.abort();
  }
}

export function startCrowd(address: string, processes: number, words: CrowdWords): ChildProcess[] {
  const file = path.join(import.meta.dirname, 'crowd.ts');
  return Array.from({ length: processes }, () => fork(file, [address, JSON.stringify(words)]));
}

/** `each` join each process, concurrently: servers write in the order of connections. */
export async function joinCrowd(crowd: readonly ChildProcess[], each: number): Promise<void> {
  const request: CrowdRequest = { kind: 'join', count: each, stepMs: STEP_MS * crowd.length };
  await Promise.all(crowd.map((child) => send(child, request)));
}

export async function receivedBy(crowd: readonly ChildProcess[]): Promise<Received> {
  const all = await Promise.all(crowd.map(async (child) => (await send(child, { kind: 'report' })) as Received));
  return all.reduce((sum, { messages, byMs }) => ({
    messages: sum.messages + messages,
    byMs: sum.byMs.map((count, i) => count + byMs[i]!),
  }));
}

/** Milliseconds; infinite if fewer of the expected messages arrived. */
export function percentileMs({ byMs }: Received, part: number, expected: number): number {
  let seen = 0;
  const ms = byMs.findIndex((count) => (seen += count) >= expected * part);
  return ms === -1 ? Number.POSITIVE_INFINITY : ms;
}

function openFilesLimit(): number {
  const report = process.report.getReport() as unknown as { userLimits: { open_files: { hard: number | 'unlimited' } } };
  const { hard } = report.userLimits.open_files;
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : hard;
}

export const mostSubscribers = (wished: number): number => Math.min(wished, openFilesLimit() - OTHER_FILES);

export interface Received {
  readonly messages: number;
  readonly byMs: readonly number[];
}

export const MARK = '@';
export const DIGITS = 16;
const MESSAGE_BYTES = 300;

const FROM_US = Number(process.hrtime.bigint() / 1000n) - performance.now() * 1000;
/** Microseconds, equal in all processes of the system. */
export const systemUs = (): number => Math.floor(FROM_US + performance.now() * 1000);

export const stamp = (): string => `${MARK}${String(systemUs()).padStart(DIGITS, '0')}`;

/** A feed row of 300 bytes with the time of its creation. */
export function message(): string {
  const row = (filler: string): string => `AA÷bench000¬ZZ÷${stamp()}${filler}¬~`;
  return row('.'.repeat(MESSAGE_BYTES - Buffer.byteLength(row(''))));
}
