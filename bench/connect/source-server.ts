import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type MadeMatch, momentOf } from '../../sources/testing/made-day/match.ts';
import type { MadeSource } from '../../sources/testing/made-day/sources.ts';

/** Comparable between processes of one machine. */
export const sharedNowMs = (): number => performance.timeOrigin + performance.now();

/** The state of a match by the number of its goals: 'nhl 2026020001 3'. */
export const stateName = (source: string, id: number, goals: number): string => `${source} ${id} ${goals}`;

interface Day {
  readonly source: MadeSource;
  readonly matches: readonly MadeMatch[];
}

export interface SourceServer extends AsyncDisposable {
  /** Of the source: '/openligadb' and the like are below it. */
  readonly url: string;
  /** When each state of a match was first served. */
  readonly served: ReadonlyMap<string, number>;
  /** When each answer was last served, by its number; '/replay/7' serves it again. */
  readonly replayed: ReadonlyMap<number, number>;
}

/** Whether an answer states a match, or is the probe of its round. */
const isOf = (match: MadeMatch, path: string, text: string): boolean =>
  text.includes(String(match.id)) || path.startsWith(`/getlastchangedate/${match.league}/`);

/** Speaks for all sources, each under its name, by the time of one clock. */
export async function startSourceServer(days: readonly Day[], nowMs: () => number): Promise<SourceServer> {
  const byName = new Map(days.map((day) => [day.source.connector.name, day]));
  const served = new Map<string, number>();
  const replayed = new Map<number, number>();
  const answers: Buffer[] = [];

  function noteServed({ source, matches }: Day, path: string, text: string, atMs: number): void {
    const servedMs = sharedNowMs();
    for (const match of matches) {
      const name = stateName(source.connector.name, match.id, momentOf(match, atMs).goals.length);
      if (!served.has(name) && isOf(match, path, text)) served.set(name, servedMs);
    }
  }

  const server = createServer((request, response) => {
    // The clock of the run is not that of the machine.
    response.sendDate = false;
    const [, name = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    if (name === 'replay') {
      const number = Number(rest.slice(1));
      replayed.set(number, sharedNowMs());
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(answers[number]);
      return;
    }
    const day = byName.get(name)!;
    const atMs = nowMs();
    const text = JSON.stringify(day.source.write(rest, day.matches, atMs));
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    const body = gzipSync(text, { level: 1 });
    answers.push(body);
    const headers = {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      etag,
      'x-answer': String(answers.length - 1),
    };
    noteServed(day, rest, text, atMs);
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    replayed,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
