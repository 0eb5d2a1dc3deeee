import { type Agent, get } from 'node:http';
import { type Counted, noteTime, type Tally, type Timed } from './tally.ts';

const HEADERS = { 'x-fsign': 'stillingen', 'accept-encoding': 'gzip, br' } as const;
const TIMEOUT_MS = 10_000;

/**
 * Asks one address and reads its answer to the end, without keeping more of it than its tag, by which it is asked for the next time.
 * False where there was none, or one that no visitor expects.
 */
export function ask(
  tally: Tally,
  what: Extract<Timed, 'page' | 'feed'>,
  url: string,
  agent: Agent,
  tags: Map<string, string> | null = null,
): Promise<boolean> {
  const tag = tags?.get(url);
  const headers = tag === undefined ? HEADERS : { ...HEADERS, 'if-none-match': tag };
  const count = (name: Counted, by = 1): void => void (tally.counts[name] += by);
  const fromMs = performance.now();
  count('requests');
  return new Promise((resolve) => {
    const request = get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      noteTime(tally, what, performance.now() - fromMs);
      const isExpected = [200, 204, 304].includes(response.statusCode!);
      if (!isExpected) count('errors');
      if (response.headers.etag !== undefined) tags?.set(url, response.headers.etag);
      response.on('data', (chunk: Buffer) => count('bytes', chunk.length));
      response.on('end', () => resolve(isExpected));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', () => {
      count('errors');
      resolve(false);
    });
  });
}
