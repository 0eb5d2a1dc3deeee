import { describe, expect, it } from 'vitest';
import type { LinkProvider } from '../../context.ts';
import { addressOf, nameOf, proofOf } from './provider-identity.ts';

const of = (provider: LinkProvider, claims: Record<string, unknown>) =>
  addressOf(provider, { iss: 'i', sub: 's', exp: 1, email_verified: true, ...claims });

describe('what a provider says of an address', () => {
  it.each([
    ['google', 'a@gmail.com', true],
    ['google', 'A@GMail.com', true],
    ['google', 'a@googlemail.com', true],
    ['google', 'a@icloud.com', false],
    ['google', 'a@gmail.com.evil.example', false],
    ['google', 'a@xgmail.com', false],
    ['apple', 'a@icloud.com', true],
    ['apple', 'a@me.com', true],
    ['apple', 'a@mac.com', true],
    ['apple', 'a@privaterelay.appleid.com', true],
    ['apple', 'a@gmail.com', false],
    ['facebook', 'a@facebook.com', false],
  ] as const)('proves it where the provider runs the mailbox: %s, %s: %s', (provider, email, isMailboxTheirs) => {
    expect(of(provider, { email })).toMatchObject({ isMailboxTheirs, isPrivateRelay: false });
  });
  it.each([
    ['google', 'firma.example', true],
    ['google', 'anden.example', false],
    ['google', '', false],
    ['apple', 'firma.example', false],
  ] as const)('proves it at Google for the domain that it names: %s, %j: %s', (provider, hd, isMailboxTheirs) => {
    expect(of(provider, { email: 'a@firma.example', hd })).toMatchObject({ email: 'a@firma.example', isMailboxTheirs });
  });
  it.each([undefined, null, 5, '', 'a', 'a@', 'a@b.dk\r\nBcc: x@y.dk', ['a@gmail.com']])(
    'is nothing where it is none: %j',
    (email) => {
      expect(of('google', { email, hd: undefined })).toMatchObject({ email: null, isMailboxTheirs: false });
    },
  );
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    ['TRUE', false],
    [undefined, false],
  ])('counts where it stands by it, in a boolean or in Apple’s text: %j', (said, counts) => {
    const email = counts ? 'a@icloud.com' : null;
    expect(of('apple', { email: 'a@icloud.com', email_verified: said, is_private_email: said })).toEqual({
      email,
      isMailboxTheirs: counts,
      isPrivateRelay: counts,
    });
  });
});

describe('a name', () => {
  it.each([
    [['Ida', 'Holm'], 'Ida Holm'],
    [['Ida', undefined], 'Ida'],
    [[undefined, 'Holm'], 'Holm'],
    [[' Ida ', ''], 'Ida'],
    [['A\u030Ase'], '\u00C5se'],
    [[], null],
    [[5, null, {}], null],
    [[' '], null],
    [['a\nb'], null],
    [['x'.repeat(65)], null],
  ])('of %j is %j', (parts, name) => {
    expect(nameOf(...parts)).toBe(name);
  });
});

it('a proof is remembered by its hash, ten minutes longer than it holds', () => {
  const proof = proofOf('token', 1000);
  expect(proof.expiresAt).toEqual(new Date(1_600_000));
  expect(proof.sha256.toString('hex')).toBe('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0');
});
