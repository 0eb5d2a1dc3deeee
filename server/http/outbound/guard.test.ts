import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { guardedLookup, isPublicAddress, PRIVATE_ADDRESS, type Reach, readPublicUrl } from './guard.ts';

it.each([
  ['this network', '0.0.0.0', '0.0.0.1'],
  ['private', '10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.1'],
  ['loopback', '127.0.0.1', '127.255.255.255', '::1'],
  ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  ['of a carrier', '100.64.0.0', '100.127.255.255'],
  ['reserved or of tests', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '2001:db8::1'],
  ['multicast or broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff00::1', 'ff02::1'],
  ['unspecified', '::', '0:0:0:0:0:0:0:0'],
  ['unique local or site-local', 'fc00::1', 'fdff::1', 'fec0::1'],
  ['IPv4 within IPv6', '::ffff:10.0.0.1', '::ffff:a00:1', '0:0:0:0:0:ffff:0a00:0001', '::127.0.0.1', '::ffff:8.8.8.8'],
  ['of NAT64', '64:ff9b::10.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::1'],
  ['6to4 or Teredo', '2002:a00:1::', '2002:7f00:1::1', '2001::1'],
  ['no address', 'name', '', '127.1', '010.0.0.1', '0x7f000001', ' 8.8.8.8'],
])('an address is not public when it is %s', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

it('other addresses are public, up to the bounds of private networks', () => {
  const addresses = ['8.8.8.8', '9.255.255.255', '11.0.0.0', '172.15.255.255', '172.32.0.0', '100.63.255.255', '100.128.0.0'];
  expect([...addresses, '2a00:1450:4001::1', '2620:0:862::1'].filter((each) => !isPublicAddress(each))).toEqual([]);
});

it.each([
  ...['http://127.0.0.1/', 'http://2130706433/', 'http://017700000001/', 'http://[::1]/', 'http://[::ffff:7f00:1]/'],
  ...['http://[fd00::1]/', 'http://172.16.0.1/', 'http://100.64.0.1/', 'http://metadata.google.internal/', 'http://localhost./'],
  ...['http://user:pw@host/', 'http://host:6379/', 'file:///etc/passwd', 'dict://127.0.0.1:11211/', 'http://allowed.example/'],
  ...['https://10.0.0.1/', 'https://8.8.8.8/', 'https://localhost/', 'https://nas.lan/', 'https://a.example/#b', 'text'],
])('an address of the operator is refused: %s', (text) => {
  expect(readPublicUrl(text, 'public')).toBeNull();
});

it('an address of the operator is https at a public name, at any port', () => {
  expect(readPublicUrl('https://hooks.example:8443/a?b', 'public')?.href).toBe('https://hooks.example:8443/a?b');
});

describe('the lookup of a connection', () => {
  const look = (addresses: readonly string[], reach: Reach = 'public', all = true) =>
    new Promise<unknown>((resolve) => {
      const answers: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      guardedLookup(reach, (_host, done) => done(null, answers))('push.example', { all }, (error, found) =>
        resolve(error?.message ?? found),
      );
    });

  it('leads a name to its public addresses', async () => {
    expect(await look(['8.8.8.8', '8.8.4.4'])).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '8.8.4.4', family: 4 },
    ]);
    expect(await look(['8.8.8.8', '8.8.4.4'], 'public', false)).toBe('8.8.8.8');
  });

  it.each([[['127.0.0.1']], [['10.0.0.1']], [['169.254.169.254']], [['8.8.8.8', '10.0.0.1']], [['::1']], [[]]])(
    'refuses a name that leads to %j, whatever it led to before',
    async (addresses) => {
      expect(await look(addresses)).toBe(PRIVATE_ADDRESS);
    },
  );

  it('leads to this machine within reach of it', async () => {
    expect(await look(['127.0.0.1'], 'loopback')).toEqual([{ address: '127.0.0.1', family: 4 }]);
    expect(await look(['192.168.0.1'], 'loopback')).toBe(PRIVATE_ADDRESS);
  });
});
