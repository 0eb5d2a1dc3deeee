import type { ConsentPurpose } from './consent.ts';

/** What each part of telemetry needs consent for; all parts are off by default. */
export const TELEMETRY_PURPOSES = {
  dataLayer: 'statistics',
  affiliate: 'advertising',
  linker: 'statistics',
  adblock: 'advertising',
  statsPing: 'statistics',
  counters: 'statistics',
  sessionLog: 'statistics',
} as const satisfies Record<string, ConsentPurpose>;
export type TelemetryModule = keyof typeof TELEMETRY_PURPOSES;

/** The parts that the operator turned on. */
export interface TelemetryConfig {
  readonly dataLayer?: true;
  /** Origins besides the own one whose frames may report clicks (O-159). */
  readonly affiliate?: readonly string[];
  readonly linker?: true;
  readonly adblock?: true;
  /** The address of the stats host, without a query (CALL-11). */
  readonly statsPing?: string;
  readonly counters?: true;
  readonly sessionLog?: true;
}

export const USE_COUNT_PATH = '/api/telemetry/count';
export const SESSION_LOG_PATH = '/api/telemetry/log';

/** The first looks like an advertisement, the second does not (CALL-13, O-157). */
export const PROBE_PATHS = ['/api/probe/banner_ad.gif', '/api/probe/plain.gif'] as const;

/** CALL-06, O-153. */
export const COUNTED_USES = ['game_added', 'search_result_opened'] as const;
export type CountedUse = (typeof COUNTED_USES)[number];

export interface UseCount {
  readonly use: CountedUse;
}

export const SLOW_ACTIONS = ['pointer', 'key', 'other'] as const;
export const PUSH_STATES = ['connecting', 'push', 'polling', 'offline'] as const;

export interface ErrorLine {
  readonly kind: 'error';
  /** Of its class: 'TypeError'. */
  readonly name: string;
  readonly text: string;
  /** Of the site's assets, without its folder; empty for others. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** CALL-05, O-152: nothing in it names a visitor. */
export type SessionLine =
  | ErrorLine
  | { readonly kind: 'slow'; readonly action: (typeof SLOW_ACTIONS)[number]; readonly ms: number }
  | { readonly kind: 'push'; readonly from: (typeof PUSH_STATES)[number]; readonly to: (typeof PUSH_STATES)[number] };

export interface SessionBatch {
  readonly lines: readonly SessionLine[];
  /** Lines that did not fit. */
  readonly lost: number;
}

export const SESSION_LOG_LIMITS = { lines: 20, nameLetters: 40, textLetters: 160, fileLetters: 60, slowMs: 600_000 } as const;
