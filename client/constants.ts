/** What the client waits for, how long and how often, under the names of the specification. */

/** CONST-02, CONST-04, CONST-06: how long a goal, a penalty or a red card stays marked. */
export const HIGHLIGHT_SECONDS = 60;
/** CONST-03. */
export const CORRECTION_HIGHLIGHT_SECONDS = 15;
/** STAGE-09: how long an event keeps its live marker after it stopped being live. */
export const TIME_KEEP_MATCH_LIVE_SECONDS = 180;
/** CLOCK-01. */
export const CLOCK_TICK_MS = 5_000;
/** CONST-01: pause between two fetches of the update feed. */
export const UPDATE_INTERVAL_MS = 5_000;
/** SYNC-06. */
export const SYSTEM_CHECK_INTERVAL_MS = 60_000;
/** FEED-15: pause before a failed update, repair or system feed is asked for again. */
export const FEED_RETRY_MS = 3_000;
/** LOAD-09: bounds of the pause before a failed initial feed is asked for again. */
export const PAGE_RETRY_MS = { least: 20_000, most: 80_000 } as const;
/** LOAD-05: attempts after the first. */
export const TRANSPORT_RETRIES = 3;
/** LOAD-06: multiplied by the number of earlier attempts. */
export const TRANSPORT_RETRY_STEP_MS = 250;
/** An attempt without an answer counts as failed after this time. */
export const TRANSPORT_TIMEOUT_MS = 10_000;
/** SYNC-03: the update feed holds the changes of 60 s; within 0.8 of that it is enough to catch up. */
export const UPDATE_REACH_MS = 0.8 * 60_000;
/** SYNC-04: the repair feed holds the changes of 300 s. */
export const REPAIR_REACH_MS = 0.8 * 300_000;
/** A gap in the push offsets is repaired after this pause, so that a burst of gaps costs one repair. */
export const GAP_WAIT_MS = 200;
/** A change of the list itself is fetched after a random time up to this one, so that not all clients ask at once. */
export const RELOAD_SPREAD_MS = 5_000;
/** Bounds of the pause between two refreshes of a match page (CONST-01: game 5, default 10). */
export const DETAIL_REFRESH_MS = { least: 5_000, most: 10_000 } as const;
/** Bounds of the pause between a push row of a match and the refresh of its page. */
export const DETAIL_FOLLOW_MS = { least: 50, most: 300 } as const;
/** A push connection that is silent this long is dead: the server sends a heartbeat every 25 s. */
export const PUSH_SILENCE_MS = 35_000;
/** Reconnecting waits a random part of base x 2^attempts, at most the cap. */
export const PUSH_RECONNECT_MS = { base: 500, cap: 20_000 } as const;
