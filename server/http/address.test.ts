import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressKey, addressOf } from './address.ts';

describe('addressKey', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('addressOf', () => {
  const request = (headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
    ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

  it.each([
    ['', {}, '192.0.2.1'],
    ['', { 'x-forwarded-for': '198.51.100.7' }, '192.0.2.1'],
    ['x-forwarded-for', {}, '192.0.2.1'],
    ['x-forwarded-for', { 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7'],
    ['x-forwarded-for', { 'x-forwarded-for': 'anything, 203.0.113.5, 2001:db8:1:2::9' }, '2001:db8:1:2::/64'],
    ['x-real-ip', { 'x-forwarded-for': '198.51.100.7' }, '192.0.2.1'],
  ])('header %j of %j gives %s', (header, headers, address) => {
    expect(addressOf(request(headers), header)).toBe(address);
  });
});
