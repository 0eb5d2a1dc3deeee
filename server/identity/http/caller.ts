import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';

/** Web sessions are bound to this cookie. It grants nothing by itself. */
const COOKIE = '__Host-lsidb';
const DEVICE = /^[A-Za-z0-9_-]{22}$/;
const WORD = /^[\w.-]{1,40}$/;
const COOKIE_S = 400 * 86_400;

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

/** Platform and version come from headers, and default to the web page's (ACC-27). */
export const createCallerReader =
  (addressOf: (request: FastifyRequest) => string) =>
  (request: FastifyRequest): Caller => ({
    address: addressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    platform: word(request.headers['x-platform'], 'web'),
    appVersion: word(request.headers['x-app-version'], 'client-v4'),
    device: deviceOf(request.headers.cookie ?? ''),
  });

export const deviceCookie = (device: string): string =>
  `${COOKIE}=${device}; Path=/; Max-Age=${COOKIE_S}; Secure; HttpOnly; SameSite=Lax`;

/** The first match wins: user agents contain the names of later entries as well. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const named = (userAgent: string, table: readonly (readonly [string, string])[]): string | undefined =>
  table.find(([mark]) => userAgent.includes(mark))?.[1];

/** Display name of a device, built from known names only: `Chrome på Windows`. */
export function deviceName(userAgent: string): string {
  const browser = named(userAgent, BROWSERS) ?? 'Ukendt program';
  const system = named(userAgent, SYSTEMS);
  return system === undefined ? browser : `${browser} på ${system}`;
}

const SHORT = /\/(?:24|48)$/;

export function truncateAddress(address: string): string {
  if (SHORT.test(address)) return address;
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (four !== undefined) return `${four}.0/24`;
  const groups = address.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::/48` : '';
}
