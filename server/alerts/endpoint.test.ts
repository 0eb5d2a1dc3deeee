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
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fd00::1]/',
    'https://[2a00:1450:4001::1]/',
    'https://8.8.8.8/',
    'https://172.16.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'https://localhost/',
    'https://localhost./',
    'https://a.localhost/',
    'https://printer.local/',
    'https://db/',
    'https://user:pw@push.example/',
    'https://push.example:8443/',
    'https://push.example:6379/',
    'https://push.example/#a',
    'http://push.example/',
    'file:///etc/passwd',
    'dict://127.0.0.1:11211/',
    'ws://push.example/',
    'not a url',
    '',
  ])('is refused at %s', (text) => {
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

it('only global addresses are public', () => {
  const addresses = [
    ...['8.8.8.8', '172.15.0.1', '2a00:1450:4001::1'],
    ...[
      '10.1.2.3',
      '172.31.0.1',
      '192.168.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '100.127.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'ff02::1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001:db8::1',
    ],
    'name',
  ];
  expect(addresses.filter(isPublicAddress)).toEqual(['8.8.8.8', '172.15.0.1', '2a00:1450:4001::1']);
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
