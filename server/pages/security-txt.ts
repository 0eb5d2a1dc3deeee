import type { FastifyInstance } from 'fastify';

interface SecurityOptions {
  /** Without it there is no file: a contact is required. */
  readonly email: string;
  readonly siteUrl: string;
  readonly nowMs: () => number;
}

const ADDRESS = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year; the file is written anew at each request. */
const VALID_DAYS = 180;

/** Where finders of a vulnerability write to (RFC 9116). */
export function serveSecurityText(app: FastifyInstance, { email, siteUrl, nowMs }: SecurityOptions): void {
  if (email === '') return;
  app.get(ADDRESS, { schema: { hide: true } }, async (_request, reply) => {
    const expires = new Date((Math.floor(nowMs() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
    const lines = [
      `Contact: mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`,
      `Expires: ${expires}`,
      'Preferred-Languages: da, en',
      ...(siteUrl === '' ? [] : [`Canonical: ${siteUrl}${ADDRESS}`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
