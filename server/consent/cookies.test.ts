import { CONSENT_S, formatConsent } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { ConsentCookies } from './cookies.ts';

const NOW_S = 1_795_933_800;
const cookies = new ConsentCookies(Buffer.alloc(32, 1), 'https://stillingen.example');
const ANSWER = { atS: NOW_S, asked: ['statistics', 'advertising'], granted: ['statistics'], proof: 'P'.repeat(22) } as const;
const valueOf = (line: string): string => line.slice(0, line.indexOf(';'));
const given = valueOf(cookies.write(ANSWER));

it('a consent is read back from between other cookies, and lasts 12 months', () => {
  expect(cookies.write(ANSWER)).toMatch(
    /^consent=1\.1795933800\.sa\.s\.P{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/,
  );
  expect(cookies.granted(`theme=dark; ${given}; a=b`, NOW_S)).toEqual(['statistics']);
  expect(cookies.granted(given, NOW_S + CONSENT_S)).toEqual([]);
});

it('a cookie is kept on a site without TLS', () => {
  expect(new ConsentCookies(Buffer.alloc(32, 1), '').write(ANSWER)).not.toContain('Secure');
});

it('a forged consent counts as no answer, and is deleted so that the page asks again', () => {
  const other = valueOf(new ConsentCookies(Buffer.alloc(32, 2), '').write(ANSWER));
  const forged = [
    given.replace('.sa.s.', '.sa.sa.'),
    given.replace(String(NOW_S), String(NOW_S - 1)),
    given.replace('P', 'Q'),
    other,
    `consent=${formatConsent({ ...ANSWER, signature: 'A'.repeat(43) })}`,
    'consent=yes',
    'consent=',
  ];
  for (const cookie of forged) {
    expect(cookies.granted(cookie, NOW_S), cookie).toEqual([]);
    expect(cookies.forget(cookie, NOW_S), cookie).toMatch(/^consent=; Max-Age=0; /);
  }
});

it('an answer that counts is not deleted, nor a refusal that never reached the server', () => {
  const refusal = `consent=${formatConsent({ ...ANSWER, granted: [], proof: null, signature: null })}`;
  for (const cookie of [given, refusal, '', 'theme=dark', 'xconsent=1']) expect(cookies.forget(cookie, NOW_S), cookie).toBeNull();
  expect(cookies.read(refusal, NOW_S)).toMatchObject({ granted: [], proof: null });
});
