import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, PRIVATE_ADDRESS, publicLookup, readEndpoint } from './endpoint.ts';

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
  ])('is accepted at a push service: %s', (text) => {
    expect(readEndpoint(text, false)?.href).toBe(text);
  });

  it.each([
    ['with another protocol', 'http://push.example/'],
    ['with another protocol', 'http://127.0.0.1/'],
    ['with another protocol', 'file:///etc/passwd'],
    ['with another protocol', 'dict://127.0.0.1:11211/'],
    ['with another protocol', 'ws://push.example/'],
    ['with another protocol', 'ftp://push.example/'],
    ['with an IPv4 address', 'https://127.0.0.1/'],
    ['with an IPv4 address', 'https://8.8.8.8/'],
    ['with an IPv4 address', 'https://10.0.0.1/'],
    ['with an IPv4 address', 'https://172.16.0.1/'],
    ['with an IPv4 address', 'https://192.168.0.1/'],
    ['with an IPv4 address', 'https://100.64.0.1/'],
    ['with an IPv4 address', 'https://169.254.169.254/latest/meta-data/'],
    ['with an IPv4 address', 'https://224.0.0.1/'],
    ['with an IPv4 address', 'https://255.255.255.255/'],
    ['with an IPv4 address', 'https://0.0.0.0/'],
    ['with an IPv4 address in another notation', 'https://2130706433/'],
    ['with an IPv4 address in another notation', 'https://017700000001/'],
    ['with an IPv4 address in another notation', 'https://0177.0.0.1/'],
    ['with an IPv4 address in another notation', 'https://0x7f000001/'],
    ['with an IPv4 address in another notation', 'https://0x7f.0.0.0x1/'],
    ['with an IPv4 address in another notation', 'https://127.1/'],
    ['with an IPv4 address in another notation', 'https://10.1/'],
    ['with an IPv4 address in another notation', 'https://0/'],
    ['with an IPv4 address in another notation', 'https://127.0.0.1./'],
    ['with an IPv4 address in another notation', 'https://127。0。0。1/'],
    ['with an IPv4 address in another notation', 'https://①27.0.0.1/'],
    ['with an IPv6 address', 'https://[::1]/'],
    ['with an IPv6 address', 'https://[::]/'],
    ['with an IPv6 address', 'https://[fd00::1]/'],
    ['with an IPv6 address', 'https://[fe80::1]/'],
    ['with an IPv6 address', 'https://[ff02::1]/'],
    ['with an IPv6 address', 'https://[::ffff:10.0.0.1]/'],
    ['with an IPv6 address', 'https://[::ffff:7f00:1]/'],
    ['with an IPv6 address', 'https://[64:ff9b::10.0.0.1]/'],
    ['with an IPv6 address', 'https://[2002:a00:1::]/'],
    ['with an IPv6 address', 'https://[2a00:1450:4001::1]/'],
    ['with a name of this network', 'https://localhost/'],
    ['with a name of this network', 'https://localhost./'],
    ['with a name of this network', 'https://LOCALHOST/'],
    ['with a name of this network', 'https://ｌocalhost/'],
    ['with a name of this network', 'https://a.localhost/'],
    ['with a name of this network', 'https://localhost.localdomain/'],
    ['with a name of this network', 'https://printer.local/'],
    ['with a name of this network', 'https://printer.local./'],
    ['with a name of this network', 'https://metadata.google.internal/'],
    ['with a name of this network', 'https://metadata.google.internal./'],
    ['with a name of this network', 'https://db.svc.cluster.local/'],
    ['with a name of this network', 'https://nas.home.arpa/'],
    ['with a name of this network', 'https://nas.lan/'],
    ['with a name of this network', 'https://db/'],
    ['with a dot at the end of its name', 'https://push.example./'],
    ['with a user or password', 'https://user:pw@push.example/'],
    ['with a user or password', 'https://user@push.example/'],
    ['with a user or password', 'https://:pw@push.example/'],
    ['with a user or password', 'https://push.example@10.0.0.1/'],
    ['with a user or password', 'https://10.0.0.1\\@push.example/'],
    ['with another port', 'https://push.example:8443/'],
    ['with another port', 'https://push.example:6379/'],
    ['with another port', 'https://push.example:80/'],
    ['with another port', 'https://push.example:0/'],
    ['with a fragment', 'https://push.example/#a'],
    ['without the form of a URL', 'not a url'],
    ['without the form of a URL', ''],
    ['without the form of a URL', 'https://'],
    ['without the form of a URL', 'https://1.1.1.1.1/'],
    ['without the form of a URL', 'https://push_x.example/'],
  ])('is refused %s: %s', (_, text) => {
    expect(readEndpoint(text, false)).toBeNull();
  });

  it('is accepted on this machine where the operator allows it, and on no other private address', () => {
    expect(['http://127.0.0.1:81/a', 'https://[::1]:81/a'].map((text) => readEndpoint(text, true)?.href)).toEqual([
      'http://127.0.0.1:81/a',
      'https://[::1]:81/a',
    ]);
    for (const text of ['http://10.0.0.1/', 'http://192.168.1.1/', 'ftp://127.0.0.1/', 'http://localhost/'])
      expect(readEndpoint(text, true), text).toBeNull();
  });
});

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

describe('the lookup of a connection', () => {
  const look = (addresses: readonly string[], allowsLoopback = false, all = true) =>
    new Promise<unknown>((resolve) => {
      const answers: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      publicLookup(allowsLoopback, (_host, done) => done(null, answers))('push.example', { all }, (error, found) =>
        resolve(error?.message ?? found),
      );
    });

  it('leads a name to its public addresses', async () => {
    expect(await look(['8.8.8.8', '8.8.4.4'])).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '8.8.4.4', family: 4 },
    ]);
    expect(await look(['8.8.8.8', '8.8.4.4'], false, false)).toBe('8.8.8.8');
  });

  it.each([[['127.0.0.1']], [['10.0.0.1']], [['169.254.169.254']], [['8.8.8.8', '10.0.0.1']], [['::1']], [[]]])(
    'refuses a name that leads to %j, whatever it led to before',
    async (addresses) => {
      expect(await look(addresses)).toBe(PRIVATE_ADDRESS);
    },
  );

  it('leads to this machine where the operator allows it', async () => {
    expect(await look(['127.0.0.1'], true)).toEqual([{ address: '127.0.0.1', family: 4 }]);
    expect(await look(['192.168.0.1'], true)).toBe(PRIVATE_ADDRESS);
  });
});
