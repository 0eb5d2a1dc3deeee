import { expect, it } from 'vitest';
import { WireError } from '../text/text.ts';
import { parseOriginConfig } from './origin-config.ts';

const host = { url: 'https://dk.example', weight: 1, countries: ['DK'] };

it('[ORIGIN-02] an origin configuration has hosts, and throws a WireError for anything else', () => {
  const config = { local: [host], global: [], default_url: 'https://example.org' };
  expect(parseOriginConfig(config)).toEqual(config);
  for (const entry of [null, 'https://dk.example', 1, { ...host, weight: '1' }, { ...host, countries: [] }])
    expect(() => parseOriginConfig({ ...config, local: [entry] })).toThrow(WireError);
  for (const value of [null, [], { ...config, global: null }]) expect(() => parseOriginConfig(value)).toThrow(WireError);
});
