import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
}

/** A host on the loopback that answers 204 to everything, and records it. */
export interface RecordingHost extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
}

export async function openRecordingHost(): Promise<RecordingHost> {
  const requests: RecordedRequest[] = [];
  const server = createServer(({ method = '', url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    requests.push({ method, path: pathname, query: Object.fromEntries(searchParams), headers });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
