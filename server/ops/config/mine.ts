import { FAVOURITE_LIMITS, type FavouriteLimits } from '@stillingen/domain';
import { onOff, type Setting, wholeNumber } from './setting.ts';

const MOST_GAMES = 500;
const MOST_PAST_DAYS = 7;
const MOST_FUTURE_DAYS = 30;
const MOST_RACE_EVENTS = 500;

/** What visitors may follow (MYG-36, O-056). */
export const MINE_SETTINGS = {
  myGamesMaximum: {
    name: 'MY_GAMES_MAXIMUM',
    fallback: String(FAVOURITE_LIMITS.maximumCount),
    allowed: `a number from 1 to ${MOST_GAMES}`,
    meaning: 'the most matches that one visitor follows (maximum_count)',
    parse: wholeNumber(1, MOST_GAMES),
  },
  myGamesPastDays: {
    name: 'MY_GAMES_PAST_DAYS',
    fallback: String(FAVOURITE_LIMITS.pastDays),
    allowed: `a number of days from 0 to ${MOST_PAST_DAYS}`,
    meaning: 'how many days ago a match may be that is followed (past_days)',
    parse: wholeNumber(0, MOST_PAST_DAYS),
  },
  myGamesFutureDays: {
    name: 'MY_GAMES_FUTURE_DAYS',
    fallback: String(FAVOURITE_LIMITS.futureDays),
    allowed: `a number of days from 0 to ${MOST_FUTURE_DAYS}`,
    meaning: 'how many days ahead a match may be that is followed (future_days)',
    parse: wholeNumber(0, MOST_FUTURE_DAYS),
  },
  myGamesRaceEvents: {
    name: 'MY_GAMES_RACE_EVENTS',
    fallback: '0',
    allowed: `a number from 1 to ${MOST_RACE_EVENTS}, or 0 for as many as the list of the sport shows`,
    meaning: 'how many competitors of a race that is followed whole count as matches (noduel_events.mygames)',
    parse: wholeNumber(0, MOST_RACE_EVENTS),
  },
  myTeams: {
    name: 'MY_TEAMS',
    fallback: 'on',
    allowed: 'on, or off',
    meaning: 'on: visitors may follow teams and athletes; off: matches and leagues alone',
    parse: onOff,
  },
  localOnly: {
    name: 'LOCAL_ONLY',
    fallback: 'off',
    allowed: 'on, or off',
    meaning: 'on: what visitors choose stays in their browser, and no login is offered; off: accounts are offered',
    parse: onOff,
  },
} as const satisfies Record<string, Setting<unknown>>;

type LimitSettings = Readonly<Record<'myGamesMaximum' | 'myGamesPastDays' | 'myGamesFutureDays' | 'myGamesRaceEvents', number>>;

/** MYG-36. */
export const myGamesLimits = (config: LimitSettings): FavouriteLimits => ({
  maximumCount: config.myGamesMaximum,
  pastDays: config.myGamesPastDays,
  futureDays: config.myGamesFutureDays,
  noDuelEvents: config.myGamesRaceEvents === 0 ? null : config.myGamesRaceEvents,
});
