import { describe, expect, it } from 'vitest';
import { createGeo, geoKey } from './geo.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';

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

function open(world = createVirtualWorld()) {
  return { world, geo: createGeo(world.local, world.nowMs) };
}

describe('the geo record', () => {
  it('[GEO-01] [GEO-02] [FEED-11] is made of the headers of an answer, without the dash', () => {
    const { geo } = open();
    geo.take(HEADERS);
    expect(geo.record()).toEqual(RECORD);
  });

  it('[GEO-03] is kept under geoip for a day', async () => {
    const { geo, world } = open();
    geo.take(HEADERS);
    expect(world.local.get('geoip')).not.toBeNull();
    expect(open(world).geo.record()).toEqual(RECORD);
    await world.advance(25 * 3600_000);
    expect(open(world).geo.record()).toBeNull();
  });

  it('[GEO-04] combines country and subdivision, or is default', () => {
    expect(geoKey(RECORD)).toBe('DK:DK82');
    expect(geoKey({ ...RECORD, isoSubdivisionCode0: '' })).toBe('default');
    expect(geoKey(null)).toBe('default');
  });

  it('[GEO-05] takes what is no string as empty', () => {
    const { geo, world } = open();
    world.local.set('geoip', JSON.stringify({ atMs: world.nowMs(), record: { countryCode: 'DK', cityName: 7 } }));
    expect(geo.record()).toMatchObject({ countryCode: 'DK', cityName: '', isoSubdivisionCode0: '' });
  });

  it.each(['{', '[]', 'null', '{"atMs":1}', '{"atMs":1,"record":null}'])('is none where %s is kept', (text) => {
    const { geo, world } = open();
    world.local.set('geoip', text);
    expect(geo.record()).toBeNull();
  });

  it('[GEO-06] is asked for once, by one call, and only while no country is known', () => {
    const { geo, world } = open();
    expect([geo.asks(), geo.asks()]).toEqual([true, false]);
    geo.take(null);
    expect(geo.asks()).toBe(true);
    geo.take(new Headers());
    expect([geo.asks(), geo.record()]).toEqual([false, null]);
    geo.take(HEADERS);
    expect(open(world).geo.asks()).toBe(false);
  });
});
