import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Networks of IANA's special-purpose registries (RFC 6890), which no public service has. */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Of the global 2000::/3: Teredo, documentation and 6to4, which may lead to private addresses. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, bits] of SPECIAL_V4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_V6) special.addSubnet(network, bits, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const family = familyOf(address);
  return !special.check(address, family) && (family === 'ipv4' || globalV6.check(address, family));
}
const isLoopbackAddress = (address: string): boolean => isIP(address) !== 0 && loopback.check(address, familyOf(address));

/** Where requests may go: `loopback` is public and this machine, `any` the operator's network too. */
export type Reach = 'public' | 'loopback' | 'any';

export const isReachable = (address: string, reach: Reach): boolean =>
  reach === 'any' ? isIP(address) !== 0 : isPublicAddress(address) || (reach === 'loopback' && isLoopbackAddress(address));

const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/;
/** Of RFC 6761 and RFC 6762 (appendix G); others may lead inside too, as their lookup detects. */
const LOCAL_NAME = /\.(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|test|invalid|onion|arpa)$/;

/** The host of a URL as lookups take it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Null unless it is https at a public name, or at an address of this machine within the reach. */
export function readPublicUrl(text: string, reach: Reach): URL | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const host = hostOf(url);
  if (reach !== 'public' && isLoopbackAddress(host) && /^https?:$/.test(url.protocol)) return url;
  return url.protocol === 'https:' && NAME.test(host) && !LOCAL_NAME.test(host) ? url : null;
}

/** The message of the error for a name that leads to an address out of reach. */
export const PRIVATE_ADDRESS = 'the address is not public';

type ResolveAll = (host: string, done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;
const resolveAll: ResolveAll = (host, done) => lookup(host, { all: true }, done);

/** Resolves names for connections, at the moment of each: a name may change after it was checked. */
export const guardedLookup =
  (reach: Reach, resolve = resolveAll): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      if (error !== null) return done(error, '', 4);
      const [first] = addresses;
      // One private address among public ones is an attempt to choose between them.
      if (first === undefined || !addresses.every(({ address }) => isReachable(address, reach)))
        return done(new Error(PRIVATE_ADDRESS), '', 4);
      if (options.all === true) return done(null, addresses);
      done(null, first.address, first.family);
    });

/** Why the host can not be connected to now; null where it can. */
export const unreachable = (url: URL, reach: Reach): Promise<string | null> =>
  new Promise((resolve) => {
    const host = hostOf(url);
    if (isIP(host) !== 0) return resolve(isReachable(host, reach) ? null : PRIVATE_ADDRESS);
    guardedLookup(reach)(host, { all: true }, (error) =>
      resolve(error === null ? null : error.message === PRIVATE_ADDRESS ? PRIVATE_ADDRESS : 'its name is not found'),
    );
  });
