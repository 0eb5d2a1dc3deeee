import { describe, expect, it } from 'vitest';
import { createGuessLimit, TooManyGuesses } from './guess-limit.ts';

function limitOf(perMinute: number) {
  let nowMs = 0;
  const asked: string[] = [];
  const limit = createGuessLimit({ perMinute, clockMs: () => nowMs });
  const ask = (address: string, secret: string): Promise<string | null> =>
    limit.ask(address, secret, async () => {
      asked.push(secret);
      return secret.startsWith('right') ? secret : null;
    });
  return { ask, asked, pass: (ms: number) => (nowMs += ms) };
}

describe('guess limit', () => {
  it('looks up an unknown secret once', async () => {
    const { ask, asked } = limitOf(10);
    expect([await ask('a', 'wrong'), await ask('b', 'wrong'), await ask('a', 'right')]).toEqual([null, null, 'right']);
    expect(asked).toEqual(['wrong', 'right']);
  });
  it('looks up no more secrets of an address after too many unknown ones, except found ones', async () => {
    const { ask, asked, pass } = limitOf(3);
    await ask('a', 'right');
    for (const secret of ['x1', 'x2', 'x3']) await ask('a', secret);
    await expect(ask('a', 'x4')).rejects.toThrow(TooManyGuesses);
    expect(await ask('a', 'right')).toBe('right');
    expect(await ask('b', 'x5')).toBeNull();
    expect(asked).toEqual(['right', 'x1', 'x2', 'x3', 'right', 'x5']);
    pass(60_000);
    expect(await ask('a', 'x4')).toBeNull();
  });
  it('looks up a bounded number at once', async () => {
    const { ask, asked } = limitOf(3);
    await Promise.allSettled(Array.from({ length: 20 }, (_, i) => ask('a', `x${i}`)));
    expect(asked).toHaveLength(3);
  });
  it('looks up a secret of concurrent requests once, and counts it once', async () => {
    const { ask, asked } = limitOf(2);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => ask('a', 'right'))))).toEqual(new Set(['right']));
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => ask('a', 'wrong'))))).toEqual(new Set([null]));
    expect(asked).toEqual(['right', 'wrong']);
    expect(await ask('a', 'other')).toBeNull();
  });
  it('counts neither found secrets nor failed lookups', async () => {
    const { ask } = limitOf(2);
    for (let i = 0; i < 5; i += 1) await ask('a', `right${i}`);
    const limit = createGuessLimit({ perMinute: 1, clockMs: () => 0 });
    const failing = () => limit.ask('a', 'x', () => Promise.reject(new Error('away')));
    for (let i = 0; i < 3; i += 1) await expect(failing()).rejects.toThrow('away');
    expect(await ask('a', 'right9')).toBe('right9');
  });
});
