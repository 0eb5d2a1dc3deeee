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
export const createCallerReader =
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

/** The first that is found names it: later ones stand in the user agents of earlier ones, too. */
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

/** What a list of sessions calls a device, in words of our own alone: `Chrome på Windows`. */
export function deviceName(userAgent: string): string {
  const browser = named(userAgent, BROWSERS) ?? 'Ukendt program';
  const system = named(userAgent, SYSTEMS);
  return system === undefined ? browser : `${browser} på ${system}`;
}

const SHORT = /\/(?:24|48)$/;

/** An address of the network as it may be kept: a network of 256 addresses, or a /48 of IPv6. */
export function truncateAddress(address: string): string {
  if (SHORT.test(address)) return address;
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (four !== undefined) return `${four}.0/24`;
  const groups = address.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::/48` : '';
}
