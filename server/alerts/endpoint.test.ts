import { describe, expect, it } from 'vitest';
import { readEndpoint } from './endpoint.ts';

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
