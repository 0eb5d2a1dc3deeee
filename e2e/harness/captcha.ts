import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '../../server/testing/run.ts';

/** A hosted captcha on loopback: a script, a frame with a button, and the verification of answers. */
export interface CaptchaProvider extends AsyncDisposable {
  readonly url: string;
  /** The settings of a site that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Requests so far, by path. */
  readonly requests: readonly string[];
  /** Whether its script is served, and the verdict on valid answers. */
  behave(how: { readonly isThere?: boolean; readonly accepts?: boolean }): void;
}

const SECRET = 'a secret of the operator';
const SITE_KEY = 'site-key-of-the-operator';

/** The interface of hosted captchas: explicit rendering, a ready callback, an answer callback. */
const script = (url: string, onload: string): string => `
  window.turnstile = {
    render(container, options) {
      const frame = document.createElement('iframe');
      frame.title = 'Kontrol';
      frame.height = '66';
      frame.width = '300';
      frame.src = '${url}/frame?key=' + options.sitekey + '&language=' + options.language + '&theme=' + options.theme;
      frame.onMessage = (event) => {
        if (event.source !== frame.contentWindow) return;
        if (event.data === '') options['expired-callback']();
        else options.callback(event.data);
      };
      addEventListener('message', frame.onMessage);
      container.append(frame);
      return frame;
    },
    remove(frame) {
      removeEventListener('message', frame.onMessage);
      frame.remove();
    },
  };
  window[${JSON.stringify(onload)}]();`;

const frame = (token: string): string => `<!doctype html><html lang="da"><title>Kontrol</title>
  <button onclick="parent.postMessage('${token}', '*')">Jeg er et menneske</button>
  <button onclick="parent.postMessage('', '*')">Vent for længe</button>`;

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

export async function startCaptchaProvider(): Promise<CaptchaProvider> {
  const requests: string[] = [];
  const given = new Set<string>();
  let [isThere, accepts] = [true, true];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://captcha');
    requests.push(pathname);
    if (pathname === '/api.js' && isThere)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script(url, searchParams.get('onload')!));
    if (pathname === '/frame' && searchParams.get('key') === SITE_KEY) {
      const token = randomUUID();
      given.add(token);
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(frame(token));
    }
    if (pathname !== '/verify') return void response.writeHead(503).end();
    return void bodyOf(request).then((body) => {
      const isRight = body.get('secret') === SECRET && given.delete(body.get('response')!);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: isRight && accepts }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = temporaryFolder('captcha');
  const file = path.join(folder.path, 'captcha.json');
  writeFileSync(
    file,
    JSON.stringify({ verifyUrl: `${url}/verify`, secret: SECRET, siteKey: SITE_KEY, scriptUrl: `${url}/api.js` }),
  );
  return {
    url,
    settings: { CAPTCHA: file },
    requests,
    behave(how) {
      isThere = how.isThere ?? isThere;
      accepts = how.accepts ?? accepts;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        folder[Symbol.dispose]();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
