import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { BareApp, type BareRow } from './app.ts';

const SCRIPT = 'client.js';

export async function serveBarePage(
  folder: string,
  rows: readonly BareRow[],
): Promise<{ readonly url: string } & AsyncDisposable> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'client.ts'), output: { entryFileNames: SCRIPT } },
    },
  });
  const script = readFileSync(path.join(folder, SCRIPT));
  const json = JSON.stringify(rows).replaceAll('<', '\\u003c');
  const page =
    `<!doctype html><meta charset="utf-8"><style>a{display:grid;grid-template-columns:repeat(8,1fr)}</style><body><div id="root">${renderToString(createElement(BareApp, { rows }))}</div>` +
    `<script type="application/json" id="rows">${json}</script><script type="module" src="/${SCRIPT}"></script>`;
  const server = createServer((request, response) => {
    if (request.url === `/${SCRIPT}`) response.setHeader('content-type', 'text/javascript').end(script);
    else response.setHeader('content-type', 'text/html').end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
