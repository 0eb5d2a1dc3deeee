import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { telemetryNeeds, telemetryOf } from './telemetry.ts';

it('sends browsers nothing of telemetry unless the operator turns it on', () => {
  expect(telemetryOf(readConfig({}))).toBeNull();
  for (const purpose of ['statistics', 'advertising'] as const) expect(telemetryNeeds(readConfig({}), purpose)).toBe(false);
});

it('names each part that is on, and the purposes that it needs', () => {
  const layer = readConfig({ TELEMETRY_DATA_LAYER: 'on' });
  expect([telemetryOf(layer), telemetryNeeds(layer, 'advertising')]).toEqual([{ dataLayer: true }, false]);
  const all = readConfig({
    ...{ TELEMETRY_DATA_LAYER: 'on', TELEMETRY_AFFILIATE: 'on', TELEMETRY_LINKER: 'on', TELEMETRY_ADBLOCK: 'on' },
    ...{ TELEMETRY_COUNTERS: 'on', TELEMETRY_SESSION_LOG: 'on', AFFILIATE_ORIGINS: 'https://banners.example.dk' },
  });
  expect(telemetryOf(all)).toEqual({
    ...{ dataLayer: true, affiliate: ['https://banners.example.dk'], linker: true, adblock: true },
    ...{ counters: true, sessionLog: true },
  });
  expect(telemetryNeeds(all, 'advertising')).toBe(true);
});

it('[CALL-11] the stats ping needs both fs_stats and its URL', () => {
  const url = 'https://stats.example.dk/ping';
  expect(telemetryOf(readConfig({ FS_STATS: 'on' }))).toBeNull();
  expect(telemetryOf(readConfig({ FS_STATS_URL: url }))).toBeNull();
  expect(telemetryOf(readConfig({ FS_STATS: 'on', FS_STATS_URL: url }))).toEqual({ statsPing: url });
});

it.each([
  'http://stats.example.dk/',
  'stats.example.dk',
  'https://a.example/?x=1',
  'https://a@b.example/',
  "https://a.example/; x 'y'",
])('refuses FS_STATS_URL=%s', (FS_STATS_URL) =>
  expect(() => readConfig({ FS_STATS_URL })).toThrow(/^FS_STATS_URL is ".+"; allowed: an address such as https/),
);

it.each(['TELEMETRY_AFFILIATE', 'TELEMETRY_LINKER', 'TELEMETRY_ADBLOCK'])('refuses %s without the data layer', (name) => {
  expect(() => readConfig({ [name]: 'on' })).toThrow(`${name} is on and TELEMETRY_DATA_LAYER is off; allowed: both on`);
});
