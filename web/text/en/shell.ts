import type * as da from '../da/shell.ts';
import type { TextOf } from '../text-of.ts';
import { capital, EVENT_FORMS, span } from './language.ts';

const shownFrom = (time: string): string => (time === '' ? '' : `. Showing scores as of ${time}`);

export const TAGLINE: TextOf<typeof da.TAGLINE> = 'Live scores and results';

export const shellText: TextOf<typeof da.shellText> = {
  brand: 'Stillingen',
  home: 'Stillingen, to the front page',
  skip: 'Skip to content',
  demo: { all: 'Demo data: the matches are simulated', some: 'With demo data: simulated matches are marked' },
  sports: 'Sports',
  allSports: 'All sports',
  more: 'More',
  morePlaces: 'More places',
  news: 'News',
  rankings: 'Rankings',
  tv: 'TV',
  mine: 'Following',
  wholeGroup: 'All',
  events: (event) => capital(EVENT_FORMS[event].many),
  live: 'Live',
  places: 'Main menu',
  theme: 'Switch between light and dark theme',
  help: 'Shortcuts and help',
  helpTitle: 'Shortcuts',
  close: 'Close',
  popOut: 'Open in its own window',
  offline: (time) => `No connection${shownFrom(time)}`,
  offlineUnknown: 'No connection. Scores may be out of date',
  delayed: (since) => `Data is delayed at the moment${shownFrom(since)}`,
  outage: (since) => `Service disruption: scores are not being updated right now${shownFrom(since)}`,
  later: (seconds) => `TV sync: everything is shown ${span(seconds)} later`,
  changeLater: 'Change',
  timeUnknown: 'Time to be confirmed',
  loading: 'Loading …',
  errorTitle: 'Something went wrong',
  errorText: 'The page could not be shown. Please try again shortly.',
  retry: 'Try again',
  partFailed: (what) => `${what} could not be loaded`,
  partStale: (what) => `${what} could not be updated`,
  partFailedHint: 'The rest of the page keeps up to date.',
  toFront: 'To today’s matches',
  settings: 'Settings',
  logIn: 'Log in',
  search: 'Search',
  searchHint: 'Search for a team, player or league',
  sources: 'Data:',
  footer: 'Free and open live scores. No adverts.',
};
