import { FAVOURITE_LIMITS } from '@stillingen/domain';
import { request } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { createScenario, fixture, score, status } from '../../domain/testing/scenario.ts';
import { createApp } from '../http/app.ts';
import { today } from './run.ts';
import { startTestStack, type TestStack } from './stack.ts';
import { geoRecord } from '../feeds/replies.ts';
import { FeedLibrary } from '../feeds/library.ts';
import { type FeedOptions, feedHandler } from '../feeds/plugin.ts';
import { PastStates } from '../projection/earlier/past-states.ts';
import { StateProjection } from '../projection/projection.ts';

export const NAME = 'f_1_0_1_da_1';
export const SIGN = { 'x-fsign': 'stillingen' } as const;

export interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}
export const header = ({ headers }: Answer, name: string): string | undefined =>
  headers.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);

const pairs = (list: readonly string[]): string[] =>
  list.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${list[at + 1]}`] : []));

type Ask = (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Answer>;

export interface FeedSite {
  readonly stack: () => TestStack;
  readonly ask: Ask;
  readonly feed: Ask;
}

export const ANSWER_MODES = [
  ['before node:http', { HTTP_FAST_PATH: 'on' }],
  ['by node:http', { HTTP_FAST_PATH: 'off' }],
] as const;

export function feedSite(settings: Readonly<Record<string, string>> = {}): FeedSite {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ settings });
    const start = `${await today(1)}T11:00:00Z`;
    await stack.submit(await stack.keyOf('test'), [fixture({ start }), status(1, 12), score(2, 1, 0)]);
  });
  afterAll(() => stack[Symbol.asyncDispose]());

  const ask: Ask = (path, headers = {}, method = 'GET') => {
    const { hostname, port } = new URL(stack.url);
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method, headers: { ...SIGN, ...headers }, agent: false }, (response) => {
        let body = '';
        response.setEncoding('latin1');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: pairs(response.rawHeaders).filter((line) => !line.toLowerCase().startsWith('date:')),
            body,
          }),
        );
      });
      sent.on('error', reject).end();
    });
  };
  return { stack: () => stack, ask, feed: (name, ...how) => ask(`/8/x/feed/${name}`, ...how) };
}

export async function serveFeeds(
  options: Partial<FeedOptions> = {},
): Promise<AsyncDisposable & { readonly url: string; readonly library: FeedLibrary }> {
  const { state } = createScenario();
  const library = new FeedLibrary({
    projection: new StateProjection(state),
    pastStates: new PastStates(state, 0),
    nowMs: Date.now,
    service: () => ({ status: 0, trueAtS: null }),
    myGames: FAVOURITE_LIMITS,
  });
  const handler = feedHandler({
    editions: [{ projectId: 8, library }],
    prefix: '/x/feed/',
    sign: SIGN['x-fsign'],
    geoOf: (headers) => geoRecord(headers, ''),
    report: () => {},
    ...options,
  });
  const app = createApp({ logLevel: 'silent' }, handler);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, library, [Symbol.asyncDispose]: () => app.close() };
}
