import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveSecurityText } from './security-txt.ts';

const NOW = Date.parse('2026-11-29T19:12:00Z');

async function answer(email: string, siteUrl: string) {
  const app = Fastify();
  serveSecurityText(app, { email, siteUrl, nowMs: () => NOW });
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  return { statusCode, type: headers['content-type'], body };
}

it('security.txt names the contact, an end within a year and its own address', async () => {
  expect(await answer('sikkerhed+1@example.dk', 'https://example.dk')).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
    body: [
      'Contact: mailto:sikkerhed%2B1@example.dk',
      'Expires: 2027-05-28T00:00:00.000Z',
      'Preferred-Languages: da, en',
      'Canonical: https://example.dk/.well-known/security.txt',
      '',
    ].join('\n'),
  });
  expect((await answer('hej@example.dk', '')).body).not.toContain('Canonical');
});

it('security.txt does not exist when no contact is set', async () => {
  expect((await answer('', 'https://example.dk')).statusCode).toBe(404);
});
