import { describe, expect, it } from 'vitest';
import { buildAccountChannel, buildRevText, parseAccountChannel, parseRevText } from './channel.ts';

const ID = 'abcdefghijklmnopqrstuvwxy9';

describe('the channel of an account', () => {
  it('[ACC-51] is lsid_{profileId}_{namespace}', () => {
    const name = `lsid_${ID}_dk-2`;
    expect(buildAccountChannel({ id: ID, namespace: 'dk-2' })).toBe(name);
    expect(parseAccountChannel(name)).toEqual({ id: ID, namespace: 'dk-2' });
  });

  it.each([
    '',
    'lsid_',
    `lsid_${ID}`,
    `lsid_${ID}_`,
    `lsid_${ID}_a_b`,
    `lsid_${ID}_*`,
    `lsid_${ID}_${'a'.repeat(33)}`,
    `lsid_${ID.toUpperCase()}_dk`,
    `lsid_${ID}0_dk`,
    `lsid_*_dk`,
    ` lsid_${ID}_dk`,
    `lsid_${ID}_dk\n`,
  ])('%j is none', (name) => {
    expect(parseAccountChannel(name)).toBeNull();
  });

  it('carries a revision and nothing else (C22)', () => {
    expect(buildRevText(17)).toBe('{"rev":17}');
    expect(parseRevText(buildRevText(17))).toBe(17);
    for (const text of ['', '{}', '{"rev":"1"}', '{"rev":1.5}', '{"rev":-1}', '{"rev":1}{"rev":2}', '{"rev":1,"a":2}', 'AA÷x¬~'])
      expect(parseRevText(text), text).toBeNull();
  });
});
