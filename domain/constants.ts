/** The product's constants, under the specification's names. `S` seconds, `Ms` milliseconds. */

/** CONST-01, O-089. */
export const AJAX_SYNC_S = { default: 10, update: 5, game: 5 } as const;

/** CONST-02 to 06: the counter of an updated period is the mark of its score (CLOCK-02, O-028). */
export const HIGHLIGHT_S = { score: 60, correction: 15, penalty: 60 } as const;

/** How long a finished event keeps its live marker (STAGE-09). */
export const TIME_KEEP_MATCH_LIVE_S = 180;

/** Interval at which the live minute is drawn (CLOCK-01). */
export const CLOCK_TICK_S = 5;

/** Interval of system feed requests while push is down (SYNC-06). */
export const SYSTEM_CHECK_S = 60;

/** Share of a cache time or reload bound after which a page repairs (SYNC-03, 04). */
export const SYNC_AGE_SHARE = 0.8;

/** Default cache time of a feed; below the reload bound (O-047). */
export const FEED_CACHE_S = 60;

/** A page whose last sync is older than `SYNC_AGE_SHARE` of this reloads fully (SYNC-04). */
export const RELOAD_BOUND_S = 300;

/** Retries of a failed request, `stepMs` times the attempts so far apart (LOAD-05, 06). */
export const TRANSPORT_RETRY = { times: 3, stepMs: 250 } as const;

/** Pause before a feed is fetched again after its retries failed (FEED-15). */
export const FETCH_RETRY_MS = 3000;

/** Random pause before a page fetches its first feed again (LOAD-09). */
export const PAGE_RETRY_S = { min: 20, max: 80 } as const;

/** Interval and cache time of odds before a match (SYNC-21, 22, O-051). */
export const PREMATCH_ODDS_S = { sync: 60, cache: 180 } as const;
/** Wait of odds after the start of a page (CONST-14). */
export const ODDS_START_MS = 100;
/** A list is drawn anew this long after the last of several changes (CONST-12). */
export const REDRAW_DEBOUNCE_MS = 100;
/** Wait of the updater of delayed pages after its start (CONST-13). */
export const DELAYED_START_MS = 10;
/** How long the betting strip shows one bookmaker (CONST-09). */
export const BETTING_STRIP_MS = 30_000;

/** Days that the calendar offers in each direction (TAB-08, O-024). */
export const CALENDAR_DAYS = 7;

/** Matches of a kind that the overview of a competition or participant shows (CONST-07). */
export const SUMMARY_MATCHES = 10;

/** The project type that names feeds and pushes (ACC-11). */
export const PROJECT_TYPE = { id: 1, name: '_fs' } as const;

/** The country of the readers. */
export const HOME_COUNTRY = 'dk';

/** Events of one part of a divided list, counted from 0 (CONST-08, O-093). */
export const DATA_PART_EVENTS = 100;

/** Days around today, and number of games, that my games accepts (MYG-32 to 34, O-056). */
export const MY_GAMES = { pastDays: 1, futureDays: 7, maximumCount: 500, noDuelEvents: null } as const;

/** Teams and athletes that one visitor follows (MYG-35). */
export const MAX_MY_TEAMS = 200;
