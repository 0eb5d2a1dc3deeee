import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLoginHash, isProfileId } from './logged-in.ts';
import {
  asEmail,
  EMAIL_LENGTH,
  isName,
  isNickname,
  isNonEmpty,
  isOldPassword,
  isSimpleEmail,
  isStrictEmail,
  isVerificationCode,
  NO_NICKNAME,
  normalPassword,
  passwordFaults,
  storedNickname,
} from './rules.ts';

describe('an address', () => {
  it.each([
    ['a@b.dk', true],
    ['a@b.photography', false],
    ['a..b@c.dk', true],
    ['a@b.dk\r\nBcc: x@y.dk', false],
    ['a b@c.dk', false],
    ['a@b.d', false],
    [null, false],
  ])('[VALID-01] an address in the simple form: %j is %j', (address, isSimple) => {
    expect(isSimpleEmail(address)).toBe(isSimple);
  });

  it.each([
    ['a@b.dk', true],
    ['a@b.photography', true],
    ['a+b%c@d.dk', true],
    ['a..b@c.dk', false],
    ['a@b..dk', false],
    ['a@b.d', false],
    ['a@b.dk\r\nBcc: x@y.dk', false],
    ['a@xn--kbenhavn-54a.dk', true],
    ['abc@privaterelay.appleid.com', true],
    ['"a b"@c.dk', false],
    ['<a@b.dk>', false],
    [['a@b.dk'], false],
  ])('[VALID-02] an address in the strict form: %j is %j', (address, isStrict) => {
    expect(isStrictEmail(address)).toBe(isStrict);
  });

  it.each([
    ['a@b.dk', 'a@b.dk'],
    ['Anna.B@Example.DK', 'Anna.B@example.dk'],
    ['a@københavn.dk', 'a@xn--kbenhavn-54a.dk'],
    ['.a@b.dk', null],
    ['a.@b.dk', null],
    ['a@-b.dk', null],
    ['a@b-.dk', null],
    [`${'x'.repeat(64)}@b.dk`, `${'x'.repeat(64)}@b.dk`],
    [`${'x'.repeat(65)}@b.dk`, null],
    [`a@${'b'.repeat(63)}.dk`, `a@${'b'.repeat(63)}.dk`],
    [`a@${'b'.repeat(64)}.dk`, null],
    [`a@${'b.'.repeat(130)}dk`, null],
    [['a@b.dk'], null],
    [null, null],
  ])('the address %j becomes %j', (address, sent) => {
    expect(asEmail(address)).toBe(sent);
  });

  it('an accepted address has one @, no control characters and a length that mail servers accept', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc
        .tuple(fc.string({ unit: 'grapheme-composite' }), fc.domain(), fc.constantFrom('', ' ', '.', '\n', '\u0000', 'æ'))
        .map(([local, domain, end]) => `${local}@${domain}${end}`),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const address = asEmail(text);
        if (address === null) return;
        expect(address).toMatch(/^[!-?A-~]+@[a-z0-9.-]+$/);
        expect(address.length).toBeLessThanOrEqual(EMAIL_LENGTH.whole);
        expect(asEmail(address)).toBe(address);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a password', () => {
  it.each([
    ['12345', true],
    ['    \u00e6', true],
    ['1234', false],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    [12345, false],
  ])('[VALID-03] a password to log in with: %j is %j', (password, isTaken) => {
    expect(isOldPassword(password)).toBe(isTaken);
  });

  it.each([
    ['Kodeordæ', []],
    ['Password_', []],
    ['Aa_45678', []],
    ['Aa_4567', ['tooShort']],
    ['Pass\u00a0word_', ['space']],
    ['Pass word_', ['space']],
    ['PASSWORD_', ['noLowercase']],
    ['password_', ['noUppercase']],
    ['kodeordÆ_', ['noUppercase']],
    ['Password1', ['noSpecial']],
    ['Aaaaaaa\u0000', ['unseen']],
    ['Aaaaaaa\u200b', ['unseen']],
    [`Aa_${'x'.repeat(125)}`, []],
    [`Aa_${'x'.repeat(126)}`, ['tooLong']],
    ['', ['tooShort', 'noLowercase', 'noUppercase', 'noSpecial']],
  ])('[VALID-04] a new password %j breaks %j', (password, faults) => {
    expect(passwordFaults(password)).toEqual(faults);
  });

  it('a password is the same however a keyboard writes its letters', () => {
    const [composed, apart] = ['\u00c5a_Aaaaa', 'A\u030aa_Aaaaa'];
    expect(normalPassword(apart)).toBe(normalPassword(composed));
    expect(passwordFaults(apart)).toEqual(passwordFaults(composed));
  });
});

describe('other fields', () => {
  it.each([
    ['.....', true],
    ['__proto__', true],
    ['Anna-B.2', true],
    ['abcd', false],
    ['<b>abc', false],
    ['Sørensen', false],
    ['', false],
  ])('[VALID-05] the nickname %j is %j', (nickname, isTaken) => {
    expect(isNickname(nickname)).toBe(isTaken);
  });

  it('[VALID-06] an empty nickname is stored as five underscores', () => {
    expect(storedNickname('')).toBe(NO_NICKNAME);
    expect(NO_NICKNAME).toBe('_____');
    expect(storedNickname('Anna_B')).toBe('Anna_B');
    expect(storedNickname('abcd')).toBeNull();
  });

  it.each([
    ['a', true],
    [' a ', true],
    ['', false],
    [' \t\n\u00a0', false],
    [7, false],
  ])('[VALID-07] %j has a visible character: %j', (text, isSeen) => {
    expect(isNonEmpty(text)).toBe(isSeen);
  });

  it.each([
    ['Anna Sørensen', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['Anna\r\nBcc: x@y.dk', false],
    ['\u202egnol', false],
    ['  ', false],
  ])('the name %j is %j', (name, isTaken) => {
    expect(isName(name)).toBe(isTaken);
  });

  it.each([
    ['a'.repeat(40), true],
    ['0123456789abcdef0123456789abcdef01234567', true],
    ['a'.repeat(39), false],
    ['A'.repeat(40), false],
    [`${'a'.repeat(40)}\n`, false],
    [['a'.repeat(40)], false],
  ])('[VALID-08] the code %j is %j', (code, isTaken) => {
    expect(isVerificationCode(code)).toBe(isTaken);
  });

  it('ids and hashes have their own alphabets', () => {
    expect([isProfileId('a1'.repeat(13)), isProfileId('A1'.repeat(13)), isProfileId('a_'.repeat(13))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isLoginHash('0f'.repeat(32)), isLoginHash('0g'.repeat(32)), isLoginHash(null)]).toEqual([true, false, false]);
  });
});
