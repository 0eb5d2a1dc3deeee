import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../ops/config/config.ts';
import { openMailTransport } from './roles/identity.ts';

async function noticesWith(settings: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const config = readConfig({ SITE_URL: 'http://localhost:8080', DATA_DIR: '/srv/data', ...settings });
  await using _carrier = openMailTransport(config, {} as FastifyBaseLogger, (line) => lines.push(line));
  return lines;
}
const FOLDER = 'SMTP_URL is not set: mails of accounts are written to /srv/data/mail';
const BEFORE = 'Set it before others use the site.';

describe('mail transport', () => {
  it('the mail transport without SMTP_URL is an announced folder, with logged links on a site of this machine', async () => {
    expect(await noticesWith({})).toEqual([`${FOLDER}, and their links are shown here. ${BEFORE}`]);
    expect(await noticesWith({ SMTP_URL: 'smtp://mail.example.dk', MAIL_FROM: 'post@example.dk' })).toEqual([]);
  });

  it.each([
    { SITE_URL: 'https://example.dk' },
    { HOST: '0.0.0.0' },
    { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' },
    { DATABASE_URL: 'postgres://h/d' },
  ])('the mail transport is a folder without logged links with %j', async (settings) => {
    expect(await noticesWith(settings)).toEqual([`${FOLDER}. ${BEFORE}`]);
  });
});
