import {
  AJAX_SYNC_S,
  CLOCK_TICK_S,
  FEED_CACHE_S,
  FETCH_RETRY_MS,
  HIGHLIGHT_S,
  PAGE_RETRY_S,
  PREMATCH_ODDS_S,
  RELOAD_BOUND_S,
  SYNC_AGE_SHARE,
  SYSTEM_CHECK_S,
  TIME_KEEP_MATCH_LIVE_S,
  TRANSPORT_RETRY,
} from '@stillingen/domain';

/** CONST-02, 04 to 06. */
export const HIGHLIGHT_SECONDS = {
  goal: HIGHLIGHT_S.score,
  'red-card': HIGHLIGHT_S.score,
  penalty: HIGHLIGHT_S.penalty,
} as const;
export const HIGHLIGHT_CHECK_MS = 1_000;
/** CONST-03. */
export const CORRECTION_HIGHLIGHT_SECONDS = HIGHLIGHT_S.correction;
/** STAGE-09. */
export const TIME_KEEP_MATCH_LIVE_SECONDS = TIME_KEEP_MATCH_LIVE_S;
/** CLOCK-01. */
export const CLOCK_TICK_MS = CLOCK_TICK_S * 1000;
/** CONST-01. */
export const UPDATE_INTERVAL_MS = AJAX_SYNC_S.update * 1000;
/** SYNC-06. */
export const SYSTEM_CHECK_INTERVAL_MS = SYSTEM_CHECK_S * 1000;
/** FEED-15. */
export const FEED_RETRY_MS = FETCH_RETRY_MS;
/** LOAD-09. */
export const PAGE_RETRY_MS = { least: PAGE_RETRY_S.min * 1000, most: PAGE_RETRY_S.max * 1000 } as const;
/** FEED-07. */
export const BENCHMARK_SHARE = 0.01;
/** LOAD-05: attempts after the first. */
export const TRANSPORT_RETRIES = TRANSPORT_RETRY.times;
/** LOAD-06: multiplied by the number of earlier attempts. */
export const TRANSPORT_RETRY_STEP_MS = TRANSPORT_RETRY.stepMs;
export const TRANSPORT_TIMEOUT_MS = 10_000;
/** SYNC-03: 0.8 of the 60 s that the update feed covers. */
export const UPDATE_REACH_MS = SYNC_AGE_SHARE * FEED_CACHE_S * 1000;
/** SYNC-04: 0.8 of the 300 s that the repair feed covers. */
export const REPAIR_REACH_MS = SYNC_AGE_SHARE * RELOAD_BOUND_S * 1000;
/** A burst of gaps costs one repair. */
export const GAP_WAIT_MS = 200;
/** Caches keep answers 1 s, lists 4 s longer during a refresh; the rest is network and clocks. */
export const ANSWER_AGE_MS = { update: 2_000, repair: 2_000, list: 7_000 } as const;
export const RELOAD_SPREAD_MS = 5_000;
/** Bounds of the pause between two refreshes of a match page (CONST-01: game 5, default 10). */
export const DETAIL_REFRESH_MS = { least: AJAX_SYNC_S.game * 1000, most: AJAX_SYNC_S.default * 1000 } as const;
export const DETAIL_FOLLOW_MS = { least: 50, most: 300 } as const;
/** Push rows of a race may arrive 20 times a second. */
export const DETAIL_PACE_MS = 1000;
/** WebSockets in a row that failed to open before an event stream is tried. */
export const SOCKET_FAILURES = 3;
export const MAX_DELAY_SECONDS = 180;
/** SYNC-17: a penalty is news if the clock of its stage is within this of it. */
export const PENALTY_REACH_SECONDS = 300;
/** SYNC-21. */
export const ODDS_INTERVAL_MS = PREMATCH_ODDS_S.sync * 1000;
/** Of live odds without push. */
export const LIVE_ODDS_INTERVAL_MS = 10_000;
/** SYNC-22: age up to which odds are shown again before newer ones arrive. */
export const ODDS_CACHE_MS = PREMATCH_ODDS_S.cache * 1000;
/** The clock may be ahead, and `asof` has whole seconds. */
export const PAST_MARGIN_SECONDS = 1;
/** The server sends a heartbeat every 25 s. */
export const PUSH_SILENCE_MS = 35_000;
/** Reconnecting waits a random part of base x 2^attempts, at most the cap. */
export const PUSH_RECONNECT_MS = { base: 500, cap: 20_000 } as const;
