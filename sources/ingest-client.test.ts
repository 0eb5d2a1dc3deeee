import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createIngestClient } from './ingest-client.ts';

async function answering(status: number) {
  const server = createServer((request, response) => {
    request.resume();
    requests.count += 1;
    requests.paths.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"results":[]}');
  });
  const requests = { count: 0, paths: [] as string[] };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

it('an ingest client tries the next address when one stands by or is gone, and stays with the one that accepted', async () => {
  await using standby = await answering(503);
  await using leader = await answering(200);
  const gone = await answering(200);
  await gone[Symbol.asyncDispose]();
  const ingest = createIngestClient({ url: `${standby.url},${gone.url},${leader.url}`, key: 'k' });
  expect(await ingest.deliver([])).toEqual([]);
  expect(await ingest.deliver([])).toEqual([]);
  expect([standby.requests.count, leader.requests.count]).toEqual([1, 2]);
});

it('an ingest client rejects with the last answer, and tries no other address when the batch itself is refused', async () => {
  await using standby = await answering(503);
  await using other = await answering(503);
  await expect(createIngestClient({ url: `${standby.url},${other.url}`, key: 'k' }).deliver([])).rejects.toThrow('answered 503');
  await using strict = await answering(401);
  await expect(createIngestClient({ url: `${strict.url},${other.url}`, key: 'k' }).deliver([])).rejects.toThrow('answered 401');
  expect(other.requests.count).toBe(1);
});

it('an ingest client submits odds to an address of their own, and stays with the server that accepted messages', async () => {
  await using standby = await answering(503);
  await using leader = await answering(200);
  const ingest = createIngestClient({ url: `${standby.url},${leader.url}`, key: 'k' });
  await ingest.deliver([], { wholeEvents: true });
  expect(await ingest.submitOdds([])).toEqual([]);
  expect(standby.requests.paths).toEqual(['/ingest/v1/messages?events=whole']);
  expect(leader.requests.paths).toEqual(['/ingest/v1/messages?events=whole', '/ingest/v1/odds']);
});
