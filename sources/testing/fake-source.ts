import { SPORT } from '@stillingen/domain';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { parsed, readEach } from '../connect/kit/answer.ts';
import type { Connector } from '../connect/kit/connector.ts';
import { paceOf } from '../connect/kit/pace.ts';
import { ConnectorRun, type RunOptions } from '../connect/engine/connector-run.ts';
import { nowhere, type SourceState } from '../connect/engine/source-state.ts';
import { createInMemoryIngest } from '../in-memory-ingest.ts';
import type { HttpAnswer, HttpGet } from '../ports.ts';
import { createTestClock } from './fake-clock.ts';

const check = Compile(Type.Object({ matches: Type.Array(Type.Unknown()) }));
const Match = Compile(
  Type.Object({
    id: Type.String(),
    start: Type.String(),
    stage: Type.Integer(),
    score: Type.Tuple([Type.Integer(), Type.Integer()]),
  }),
);

/** A small source of football, in whose answers a match is `{id, start, stage, score}`. */
export const testSource: Connector = {
  name: 'test-source',
  about: 'football of tests',
  terms: 'none',
  website: 'https://source.example',
  attribution: { text: 'Test', url: 'https://source.example', licence: 'CC0' },
  address: 'https://source.example',
  key: { setting: 'TEST_KEY', where: 'source.example', header: 'x-key' },
  limits: { perMinute: 10, perHour: 300, perDay: 3000 },
  leagues: null,
  requests: ({ matches, nowMs }) => [{ path: '/day', ...paceOf(matches, nowMs, 15_000) }],
  read: ({ body }) => ({
    unmapped: [],
    ...readEach(parsed(check, body, '').matches, 'matches', (item, path) => {
      const { id, start, stage, score } = parsed(Match, item, path);
      return {
        key: `t/${id}`,
        sport: SPORT.football,
        competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
        home: { name: `Hold ${id}` },
        away: { name: `Gæst ${id}` },
        start,
        phase: stage === 1 ? 'before' : stage === 3 ? 'over' : 'live',
        stages: [stage],
        ...(stage === 1 ? {} : { score: { home: score[0], away: score[1] } }),
      };
    }),
  }),
};

export const answerOf = (body: unknown, change: Partial<HttpAnswer> = {}): HttpAnswer => ({
  status: 200,
  headers: {},
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  ...change,
});

export type Answering = (request: {
  path: string;
  headers: Readonly<Record<string, string>>;
  nowMs: number;
}) => HttpAnswer | { error: string };

/** A connector in virtual time against a source that is a function. */
export function runFake(
  startMs: number,
  answering: Answering,
  { leastSleepMs = 0, ...options }: Partial<RunOptions> & { readonly leastSleepMs?: number } = {},
) {
  const clock = createTestClock(startMs, leastSleepMs);
  const ending = new AbortController();
  const ingest = createInMemoryIngest({ name: 'test-source', origin: 'real' });
  const requests: { path: string; atMs: number; headers: Readonly<Record<string, string>> }[] = [];
  const heartbeats: number[] = [];
  const lines: string[] = [];
  const states: SourceState[] = [];
  const httpGet: HttpGet = async (url, headers) => {
    const path = `${url.pathname}${url.search}`;
    requests.push({ path, atMs: clock.nowMs(), headers });
    return answering({ path, headers, nowMs: clock.nowMs() });
  };
  const run = new ConnectorRun({
    connector: testSource,
    leagues: [],
    key: 'secret-key-of-the-operator',
    address: new URL('https://source.example'),
    userAgent: 'stillingen/test',
    httpGet,
    ingest: {
      async deliver(messages, more) {
        if (messages.length === 0) heartbeats.push(clock.nowMs());
        return ingest.deliver(messages, more);
      },
    },
    clock,
    random: () => 0.5,
    log: { info: (line) => void lines.push(line), warn: (line) => void lines.push(line) },
    store: { ...nowhere, write: async (state) => void states.push(structuredClone(state)) },
    signal: ending.signal,
    ...options,
  }).run();
  return {
    ingest,
    requests,
    heartbeats,
    lines,
    states,
    clock,
    /** Ends the run at this time of the virtual clock. */
    async until(ms: number): Promise<void> {
      // The clock needs one that waits, also after the run has ended.
      void clock.sleep(ms - clock.nowMs() + 1, ending.signal);
      await clock.runTo(ms, () => ending.abort());
      await run;
    },
  };
}
