import { type ConsentPurpose, TELEMETRY_PURPOSES, type TelemetryConfig, type TelemetryModule } from '@stillingen/wire';
import { ConfigError, onOff, originList, type Setting } from './setting.ts';

const HOST = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s?#@]*$/;

const AFTER_CONSENT = 'only after a visitor consented to it (docs/telemetry.md)';

const offByDefault = (name: string, meaning: string) => ({
  ...{ name, fallback: 'off', allowed: 'on, or off', parse: onOff },
  meaning: `on: ${meaning}, ${AFTER_CONSENT}`,
});

export const TELEMETRY_SETTINGS = {
  telemetryDataLayer: offByDefault('TELEMETRY_DATA_LAYER', 'pages write their analytics events to the array dataLayer'),
  telemetryAffiliate: offByDefault(
    'TELEMETRY_AFFILIATE',
    'clicks in banners and on links of bookmakers become events of the data layer',
  ),
  affiliateOrigins: {
    name: 'AFFILIATE_ORIGINS',
    fallback: '',
    allowed: 'origins such as https://banners.example.dk, separated by commas, or empty for that of the site alone',
    meaning: 'further origins whose frames may report clicks to TELEMETRY_AFFILIATE',
    parse: originList,
  },
  telemetryLinker: offByDefault('TELEMETRY_LINKER', 'a cookie of two years links the visits of a browser'),
  telemetryAdblock: offByDefault(
    'TELEMETRY_ADBLOCK',
    'pages probe by two own images whether advertisements are blocked, which becomes an event of the data layer',
  ),
  fsStats: offByDefault('FS_STATS', 'pages of matches and leagues send a ping to FS_STATS_URL (fs_stats)'),
  fsStatsUrl: {
    name: 'FS_STATS_URL',
    fallback: '',
    allowed: 'an address such as https://stats.example.dk/ping without a query, by https, or empty for none',
    meaning: 'where the pings of FS_STATS are sent; without it none are',
    parse: (text: string) => (text === '' || (HOST.test(text) && URL.canParse(text)) ? text : null),
  },
  telemetryCounters: offByDefault(
    'TELEMETRY_COUNTERS',
    'this server counts games that are followed and search results that are opened',
  ),
  telemetrySessionLog: offByDefault(
    'TELEMETRY_SESSION_LOG',
    'one browser session in a hundred sends its errors, slow answers and changes of the push channel to this server',
  ),
} as const satisfies Record<string, Setting<unknown>>;

type Telemetry = {
  readonly [Name in keyof typeof TELEMETRY_SETTINGS]: NonNullable<ReturnType<(typeof TELEMETRY_SETTINGS)[Name]['parse']>>;
};

/** Throws ConfigError for a part without the one that it writes to. */
export function checkTelemetry(config: Telemetry): void {
  if (config.telemetryDataLayer) return;
  for (const name of ['telemetryAffiliate', 'telemetryAdblock', 'telemetryLinker'] as const)
    if (config[name])
      throw new ConfigError(
        `${TELEMETRY_SETTINGS[name].name} is on and TELEMETRY_DATA_LAYER is off; allowed: both on, as its events are written there`,
      );
}

/** What browsers are sent; null where all of it is off. */
export function telemetryOf(config: Telemetry): TelemetryConfig | null {
  const on: TelemetryConfig = {
    ...(config.telemetryDataLayer ? { dataLayer: true } : {}),
    ...(config.telemetryAffiliate ? { affiliate: config.affiliateOrigins } : {}),
    ...(config.telemetryLinker ? { linker: true } : {}),
    ...(config.telemetryAdblock ? { adblock: true } : {}),
    ...(config.fsStats && config.fsStatsUrl !== '' ? { statsPing: config.fsStatsUrl } : {}),
    ...(config.telemetryCounters ? { counters: true } : {}),
    ...(config.telemetrySessionLog ? { sessionLog: true } : {}),
  };
  return Object.keys(on).length === 0 ? null : on;
}

/** Whether a part that is on needs consent for it. */
export const telemetryNeeds = (config: Telemetry, purpose: ConsentPurpose): boolean =>
  (Object.keys(telemetryOf(config) ?? {}) as TelemetryModule[]).some((part) => TELEMETRY_PURPOSES[part] === purpose);
