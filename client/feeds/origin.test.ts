import { parseOriginConfig } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';
import { createGeo, createOriginResolver } from './origin.ts';

const entry = (host: string, weight: number, ...countries: string[]) => ({ url: `https://${host}.test`, weight, countries });
const CONFIG = {
  local: [entry('local-a', 1, 'DK', 'SE'), entry('local-b', 3, 'DK')],
  global: [entry('world', 1, '*'), entry('usa', 1, 'US')],
  default_url: 'https://default.test',
};

function open(config: unknown = CONFIG, random = 0) {
  const { session } = createVirtualWorld();
  return { session, resolve: createOriginResolver(config, 8, { session, random: () => random }) };
}

describe('the origin resolver', () => {
  it.each([
    ['no object', null, 'the origin resolver is not an object'],
    ['no list', { ...CONFIG, local: {} }, 'local is not a list'],
    ['no countries', { ...CONFIG, local: [entry('a', 1)] }, 'local[0].countries'],
    ['a country in lower case', { ...CONFIG, global: [entry('a', 1, 'dk')] }, 'global[0].countries'],
    ['a weight below 0', { ...CONFIG, local: [entry('a', -1, 'DK')] }, 'local[0].weight'],
    ['a path', { ...CONFIG, local: [{ ...entry('a', 1, 'DK'), url: 'https://a.test/x' }] }, 'local[0].url'],
    ['no default', { local: [], global: [] }, 'default_url'],
  ])('[ORIGIN-01] [ORIGIN-02] the origin resolver throws for a configuration with %s', (_, config, message) => {
    expect(() => parseOriginConfig(config)).toThrow(message);
    expect(() => open(config)).toThrow(message);
  });

  it('[ORIGIN-03] the origin resolver draws each matching entry as often as it weighs', () => {
    const drawn = Array.from({ length: 8 }, (_, n) => open(CONFIG, n / 8).resolve('DK'));
    expect(drawn.filter((url) => url === 'https://local-a.test')).toHaveLength(2);
    expect(drawn.filter((url) => url === 'https://local-b.test')).toHaveLength(6);
  });

  it('[ORIGIN-04] [ORIGIN-09] the origin resolver takes a local host for its countries, then a global one, then the default', () => {
    expect(open().resolve('SE')).toBe('https://local-a.test');
    expect(open().resolve('NO')).toBe('https://world.test');
    expect(open().resolve(null)).toBe('https://world.test');
    expect(open({ ...CONFIG, global: [entry('usa', 1, 'US')] }).resolve('NO')).toBe('https://default.test');
  });

  it('[ORIGIN-05] the origin resolver does not keep the default', () => {
    const { session, resolve } = open({ ...CONFIG, local: [], global: [] });
    resolve('DK');
    expect(session.get('location_origin_8')).toBeNull();
  });

  it('[ORIGIN-06] the origin resolver keeps what it drew for the session, by project', () => {
    const { session, resolve } = open(CONFIG, 0.9);
    expect(resolve('DK')).toBe('https://local-b.test');
    expect(session.get('location_origin_8')).toBe('https://local-b.test');
    expect(createOriginResolver(CONFIG, 8, { session, random: () => 0 })('DK')).toBe('https://local-b.test');
    expect(createOriginResolver(CONFIG, 9, { session, random: () => 0 })('DK')).toBe('https://local-a.test');
  });

  it('[ORIGIN-07] the origin resolver clears a kept host that does not match any more', () => {
    const { session, resolve } = open(CONFIG, 0.9);
    resolve('DK');
    expect(resolve('SE')).toBe('https://local-a.test');
    session.set('location_origin_8', 'https://gone.test');
    expect(resolve('SE')).toBe('https://local-a.test');
    session.set('location_origin_8', 'https://gone.test');
    const empty = { ...CONFIG, local: [], global: [] };
    expect(createOriginResolver(empty, 8, { session, random: () => 0 })('SE')).toBe('https://default.test');
    expect(session.get('location_origin_8')).toBeNull();
  });

  it('[ORIGIN-08] the origin resolver throws where the weights leave nothing to draw', () => {
    expect(() => open({ ...CONFIG, local: [entry('a', 0, 'DK')] }).resolve('DK')).toThrow(
      'Should have returned selected resolver by this point. Review resolver weights!',
    );
  });

  it('[GEO-06] [FEED-05] [FEED-11] the origin resolver takes the country from the first answer, and requests it once', async () => {
    const world = createVirtualWorld();
    world.answer = async (_url, headers) => reply('0', 200, headers['X-GeoIP'] === '1' ? { 'X-GeoIP-Country': 'SE' } : {});
    const origin = createOriginResolver(CONFIG, 8, world);
    const geo = createGeo(world.local, world.nowMs);
    const client = createClient({ origin, geo, projectId: 8, sign: 's', language: 'da', ports: world });
    client.openTable({ feed: 'f_1_3_1_da_1', day: 3 });
    await world.advance(1_000);
    client.openTable({ feed: 'f_1_2_1_da_1', day: 2 });
    await world.advance(1_000);
    expect(world.requests.map(({ url, headers }) => [new URL(url).host, headers['X-GeoIP']])).toEqual([
      ['world.test', '1'],
      ['local-a.test', undefined],
    ]);
    expect(geo.record()?.countryCode).toBe('SE');
  });
});

const HEADERS = new Headers({
  'X-GeoIP-Country': 'DK',
  'X-GeoIP-City': '%C3%85rhus',
  'X-GeoIP-Subdivision-Name-0': 'Midtjylland',
  'X-GeoIP-Subdivision-Code-0': '82',
  'X-GeoIP-ISO-Subdivision-Code-0': 'DK-82',
  'X-GeoIP-Subdivision-Name-1': '',
});
const RECORD = {
  countryCode: 'DK',
  cityName: 'Århus',
  subdivisionName0: 'Midtjylland',
  subdivisionCode0: '82',
  isoSubdivisionCode0: 'DK82',
  subdivisionName1: '',
};

function openGeo(world = createVirtualWorld()) {
  return { world, geo: createGeo(world.local, world.nowMs) };
}

describe('the geo record', () => {
  it('[GEO-01] [GEO-02] [FEED-11] the geo record is made of the headers of an answer, without the dash', () => {
    const { geo } = openGeo();
    geo.settle(HEADERS);
    expect(geo.record()).toEqual(RECORD);
  });

  it('[GEO-03] the geo record is kept under geoip for a day', async () => {
    const { geo, world } = openGeo();
    geo.settle(HEADERS);
    expect(world.local.get('geoip')).not.toBeNull();
    expect(openGeo(world).geo.record()).toEqual(RECORD);
    await world.advance(25 * 3600_000);
    expect(openGeo(world).geo.record()).toBeNull();
  });

  it('[GEO-05] the geo record reads a value that is no string as empty', () => {
    const { geo, world } = openGeo();
    world.local.set('geoip', JSON.stringify({ atMs: world.nowMs(), record: { countryCode: 'DK', cityName: 7 } }));
    expect(geo.record()).toMatchObject({ countryCode: 'DK', cityName: '', isoSubdivisionCode0: '' });
  });

  it.each(['{', '[]', 'null', '{"atMs":1}', '{"atMs":1,"record":null}'])('the geo record is none when %s is stored', (text) => {
    const { geo, world } = openGeo();
    world.local.set('geoip', text);
    expect(geo.record()).toBeNull();
  });

  it('[GEO-06] the geo record is requested once, by one call, and only while no country is known', () => {
    const { geo, world } = openGeo();
    expect([geo.claimRequest(), geo.claimRequest()]).toEqual([true, false]);
    geo.settle(null);
    expect(geo.claimRequest()).toBe(true);
    geo.settle(new Headers());
    expect([geo.claimRequest(), geo.record()]).toEqual([false, null]);
    geo.settle(HEADERS);
    expect(openGeo(world).geo.claimRequest()).toBe(false);
  });
});
