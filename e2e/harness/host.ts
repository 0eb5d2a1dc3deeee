import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of a stranger, on a host and port of its own: every address answers the same page. */
export interface HostSite extends AsyncDisposable {
  readonly url: string;
}

export async function openHost(html: string, policy: string): Promise<HostSite> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    response.end(`<!doctype html><html lang="da"><title>En anden side</title><body>${html}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
