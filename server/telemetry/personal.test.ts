import { expect, it } from 'vitest';
import { oneLine, personalIn } from './personal.ts';

it.each([
  ['email', 'no user maja@example.dk'],
  ['email', 'GET /konto?m=maja%40example.dk'],
  ['email', 'no user maja\uFF20example.dk'],
  ['address', 'refused by 192.0.2.7'],
  ['address', 'refused by 2001:db8:0:1::7'],
  ['address', 'refused by ::1'],
  ['phone', 'ring +45 12 34 56 78'],
  ['phone', 'cpr 010203-1234'],
  ['token', 'bad session 0123456789abcdefghijklmnop'],
  ['token', 'bad hash 9f86d081884c7d659a2feaa0c55ad015'],
  ['token', 'Bearer eyJhbGciOi.eyJzdWIi'],
  ['query', 'failed: https://stillingen.dk/soeg/?q=maja'],
] as const)('[CALL-05] drops a text that may hold a personal %s: %s', (reason, text) => {
  expect(personalIn(text)).toBe(reason);
});

it.each(["Cannot read properties of undefined (reading 'get')", 'x is not a function', 'the page was not handed sport 12', ''])(
  '[CALL-05] keeps the text of an error without personal data: %s',
  (text) => expect(personalIn(text)).toBeNull(),
);

it('writes a text of many lines as one, so that no line of a log can be forged', () => {
  expect(oneLine('a\r\nb\u2028c\u0000d\u202Ee ')).toBe('a b c d e');
});
