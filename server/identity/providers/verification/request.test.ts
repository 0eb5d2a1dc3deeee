import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askProvider, ProviderUnreachable } from './request.ts';
import { listen } from '../../../testing/identity/listen.ts';

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url!, 'http://provider');
  if (pathname === '/elsewhere') response.writeHead(302, { location: '/object' }).end();
  else if (pathname === '/most') response.end(`"${'x'.repeat(262_142)}"`);
  else if (pathname === '/large') response.end(`"${'x'.repeat(262_143)}"`);
  else if (pathname === '/fails') response.writeHead(500).end('{}');
  else if (pathname === '/refuses') response.writeHead(400).end('{"error": "invalid_grant"}');
  else if (pathname === '/page') response.end('<html>');
  else if (pathname === '/list') response.end('[1]');
  else if (pathname === '/null') response.end('null');
  else if (pathname === '/number') response.end('5');
  else if (pathname === '/split') {
    const bytes = Buffer.from('{"name": "Åse"}');
    response.write(bytes.subarray(0, 11));
    // Once the first half is read.
    setTimeout(() => response.end(bytes.subarray(11)), 20);
  } else if (pathname === '/nothing') response.end();
  else if (pathname === '/form')
    void text(request).then((sent) => response.end(JSON.stringify({ method: request.method, sent })));
  else response.end('{"name": "Åse"}');
});
let url: string;
beforeAll(async () => {
  url = await listen(server);
});
afterAll(() => server.close());

describe('a request to a provider', () => {
  it('answers the object that it sends, also with a status that refuses', async () => {
    expect((await askProvider(`${url}/object`)).body).toEqual({ name: 'Åse' });
    expect(await askProvider(`${url}/refuses`)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
  it('is a GET, and with a form a POST of it', async () => {
    expect((await askProvider(`${url}/form`)).body).toEqual({ method: 'GET', sent: '' });
    expect((await askProvider(`${url}/form`, { code: 'a b' })).body).toEqual({ method: 'POST', sent: 'code=a+b' });
  });
  it.each(['list', 'null', 'number', 'nothing', 'most'])('answers no fields for what is no object: %s', async (path) => {
    const { status, body } = await askProvider(`${url}/${path}`);
    expect([status, body]).toEqual([200, {}]);
  });
  it('puts a letter together that came in two parts', async () => {
    expect((await askProvider(`${url}/split`)).body).toEqual({ name: 'Åse' });
  });
  it.each(['elsewhere', 'large', 'fails', 'page'])('takes no answer that is out of bounds: %s', async (path) => {
    await expect(askProvider(`${url}/${path}`)).rejects.toBeInstanceOf(ProviderUnreachable);
  });
  it('tells nothing of the address but its host where it fails, as secrets stand in it', async () => {
    const asking = askProvider(`${url}/fails?access_token=secret`, { client_secret: 'secret' });
    await expect(asking).rejects.toThrow(`${new URL(url).host} does not answer: Error`);
    await expect(asking).rejects.not.toThrow(/secret/);
  });
});
