/**
 * The product's constants, each once, under the specification's name with its unit behind it
 * (`S` seconds, `Ms` milliseconds, `Px` CSS pixels of window width).
 */

/** Polling interval of update feeds, of one event's feeds, and of all others, live tables among them (CONST-01, O-089). */
export const AJAX_SYNC_S = { default: 10, update: 5, game: 5 } as const;

/** How long a change stays marked in its row: a score that rose, be it a goal or a set, a correction, a penalty (CONST-02, 03, 04, 06). */
export const HIGHLIGHT_S = { score: 60, correction: 15, penalty: 60 } as const;

/** How long the time of an update counts before it stands at 0 again (CONST-05, O-028). */
export const COUNTER_S = 60;

/** How long an event that ended keeps its live marker (STAGE-09). */
export const TIME_KEEP_MATCH_LIVE_S = 180;

/** How often the live minute is drawn anew (CLOCK-01). */
export const CLOCK_TICK_S = 5;

/** How often the system feed is asked while push is down (SYNC-06). */
export const SYSTEM_CHECK_S = 60;

/** The share of a feed's cache time, and of the reload bound, after which a page repairs or reloads (SYNC-03, 04). */
export const SYNC_AGE_SHARE = 0.8;

/** A feed's cache time where it has none of its own; stays below the reload bound (O-047). */
export const FEED_CACHE_S = 60;

/** A page whose last sync is older than the share of this reloads fully (SYNC-04). */
export const RELOAD_BOUND_S = 300;

/** A failed request is sent again up to `times` more, after `stepMs` times the attempts so far (LOAD-05, 06). */
export const TRANSPORT_RETRY = { times: 3, stepMs: 250 } as const;

/** The pause before a feed whose transport gave up is fetched again (FEED-15). */
export const FETCH_RETRY_MS = 3000;

/** The random pause before a page fetches its first feed again (LOAD-09). */
export const PAGE_RETRY_S = { min: 20, max: 80 } as const;

/** How often odds before a match are fetched, and how long they are kept (SYNC-21, 22, O-051). */
export const PREMATCH_ODDS_S = { sync: 60, cache: 180 } as const;

/** Days that the calendar offers in each direction (TAB-08, O-024). */
export const CALENDAR_DAYS = 7;

/** Matches of a kind that the overview of a competition or participant shows (CONST-07). */
export const SUMMARY_MATCHES = 10;

/** The type of the project: what feeds and pushes are named with, and what it is called (ACC-11). */
export const PROJECT_TYPE = { id: 1, name: '_fs' } as const;

/** Events of one part of a list that is told in parts, counted from 0 (CONST-08, O-093). */
export const DATA_PART_EVENTS = 100;

/** Which games may be added to my games: days before and after today, and how many in all (MYG-32 to 34, O-056). */
export const MY_GAMES = { pastDays: 1, futureDays: 7, maximumCount: 500 } as const;
