import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';

/** The cookie that names a device; a session of a web page holds only together with it. By itself it opens nothing. */
const COOKIE = '__Host-lsidb';
const DEVICE = /^[A-Za-z0-9_-]{22}$/;
const WORD = /^[\w.-]{1,40}$/;
const COOKIE_S = 400 * 86_400;

/** The secret of the device that cookies name; null where they name none. */
export function deviceOf(cookies: string): string | null {
  const found = cookies
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${COOKIE}=`));
  const device = found?.slice(COOKIE.length + 1) ?? '';
  return DEVICE.test(device) ? device : null;
}

function word(value: unknown, fallback: string): string {
  return typeof value === 'string' && WORD.test(value) ? value : fallback;
}

/** Who calls: what the header names as platform and version, else a web page (ACC-27). */
export const callerReader =
  (addressOf: (request: FastifyRequest) => string) =>
  (request: FastifyRequest): Caller => ({
    address: addressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    platform: word(request.headers['x-platform'], 'web'),
    appVersion: word(request.headers['x-app-version'], 'client-v4'),
    device: deviceOf(request.headers.cookie ?? ''),
  });

/** The cookie of a device. Its name demands https, the whole site, and no other host. */
export const deviceCookie = (device: string): string =>
  `${COOKIE}=${device}; Path=/; Max-Age=${COOKIE_S}; Secure; HttpOnly; SameSite=Lax`;
