import { describe, expect, it } from 'vitest';
import { delayCookie, readDelay } from './delay.ts';

describe('the cookie of the delay', () => {
  it.each([0, 1, 30, 180])('reads the delay that was written: %i', (seconds) => {
    expect(readDelay(`theme=dark; ${delayCookie(seconds).split(';')[0]}; a=b`)).toBe(seconds);
  });

  it.each(['', 'tvsynk=', 'tvsynk=181', 'tvsynk=-5', 'tvsynk=1e2', 'tvsynk=30x', 'xtvsynk=30', 'tvsynk=99999'])(
    'is no delay where it reads %j',
    (cookies) => expect(readDelay(cookies)).toBe(0),
  );

  it('expires when the delay is 0', () => expect(delayCookie(0)).toContain('max-age=0;'));
});
