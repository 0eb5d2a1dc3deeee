import { expect, it } from 'vitest';
import { FOR_EVER_S, isAgeConfirmed, MODE_OFF, MODE_S, OddsCookies } from './cookies.ts';

const NOW_S = 1_795_457_400;
const cookies = new OddsCookies(Buffer.alloc(32, 1));
const valueOf = (line: string): string => line.slice(0, line.indexOf(';'));
const on = (atS: number): string => valueOf(cookies.writeMode(atS)[0]!);
const locked = (untilS: number): string => valueOf(cookies.writeLock(untilS, NOW_S));

it('[AGE-05] the mode holds for 7776000 seconds, and visitor 7 is served nothing after 91 days', () => {
  expect(cookies.modeUntil(on(NOW_S), NOW_S)).toBe(NOW_S + MODE_S);
  expect(cookies.modeUntil(on(NOW_S), NOW_S + MODE_S - 1)).toBe(NOW_S + MODE_S);
  for (const later of [MODE_S, 91 * 86_400]) expect(cookies.modeUntil(on(NOW_S), NOW_S + later)).toBeNull();
  expect(cookies.writeMode(NOW_S)).toEqual([
    expect.stringMatching(/^oddsMode=1\.1795457400\.[\w-]{43}; Path=\/; Max-Age=7776000; Secure; SameSite=Lax; HttpOnly$/),
    'legalAgeConfirmed=1; Path=/; Max-Age=7776000; Secure; SameSite=Lax',
  ]);
});

it('the mode is found between other cookies', () => {
  expect(cookies.modeUntil(`theme=dark; ${on(NOW_S)};a=b`, NOW_S)).not.toBeNull();
  for (const other of ['', 'theme=dark', `x${on(NOW_S)}`, `a=${on(NOW_S)}`]) expect(cookies.modeUntil(other, NOW_S)).toBeNull();
});

it('visitor 6: a mode that is forged, of another key, another purpose or the future is off', () => {
  const good = on(NOW_S);
  const [, seconds, mac] = good.split('.');
  const flipped = `${mac!.startsWith('A') ? 'B' : 'A'}${mac!.slice(1)}`;
  const other = new OddsCookies(Buffer.alloc(32, 2)).writeMode(NOW_S)[0]!;
  for (const forged of [
    `oddsMode=1.${seconds}.${flipped}`,
    `oddsMode=1.${Number(seconds) + 1}.${mac}`,
    `oddsMode=2.${seconds}.${mac}`,
    `oddsMode=1.${seconds}.${mac}A`,
    `oddsMode=1.${seconds}.`,
    'oddsMode=1',
    'oddsMode=',
    valueOf(other),
    locked(NOW_S).replace('oddsLock', 'oddsMode'),
    on(NOW_S + 60),
  ])
    expect(cookies.modeUntil(forged, NOW_S), forged).toBeNull();
});

it('visitor 8: a mode is off while it is locked, and the date is known', () => {
  const both = `${on(NOW_S)}; ${locked(NOW_S + 3600)}`;
  expect([cookies.modeUntil(both, NOW_S), cookies.lockedUntil(both, NOW_S)]).toEqual([null, NOW_S + 3600]);
  expect([cookies.modeUntil(both, NOW_S + 3600), cookies.lockedUntil(both, NOW_S + 3600)]).toEqual([NOW_S + MODE_S, null]);
});

it('a lock that was changed is one for ever', () => {
  const earlier = locked(NOW_S + 3600).replace(String(NOW_S + 3600), String(NOW_S - 1));
  for (const changed of [earlier, 'oddsLock=', 'oddsLock=0']) expect(cookies.lockedUntil(changed, NOW_S)).toBe(FOR_EVER_S);
});

it('a cookie of a lock lasts as long as the lock, and for ever as long as browsers allow', () => {
  expect(cookies.writeLock(NOW_S + 86_400, NOW_S)).toMatch(/; Max-Age=86400; Secure; SameSite=Lax; HttpOnly$/);
  expect(cookies.writeLock(FOR_EVER_S, NOW_S)).toMatch(/; Max-Age=34560000; /);
});

it('[AGE-04] the age counts as confirmed where the cookie holds 1, and is forgotten with the mode', () => {
  expect(isAgeConfirmed('a=b; legalAgeConfirmed=1')).toBe(true);
  for (const value of ['', 'legalAgeConfirmed=', 'legalAgeConfirmed=0', 'legalAgeConfirmed=11'])
    expect(isAgeConfirmed(value)).toBe(false);
  expect(MODE_OFF.map((line) => line.replace(/;.*Max-Age=(\d+).*/, ' $1'))).toEqual(['oddsMode= 0', 'legalAgeConfirmed= 0']);
});
