import type * as da from '../../da/mine/pins.ts';
import type { TextOf } from '../../text-of.ts';
import { plural } from '../language.ts';

/** My leagues. */
export const pinsText: TextOf<typeof da.pinsText> = {
  league: 'The league',
  pinned: (league, others) =>
    others === 0
      ? `${league} has been pinned.`
      : `${league} and ${plural(others, 'top league', 'top leagues')} have been pinned.`,
  unpinned: (league) => `${league} is no longer pinned.`,
  failed: (league) => `${league} could not be saved and has been put back.`,
  pending: (league) => `${league} is still being saved. Try again shortly.`,
  orderFailed: 'The order could not be saved and has been put back.',
  title: 'Pinned leagues',
  about: 'at the top of the table, in this order',
  hint: 'Drag ⠿ or use the arrow keys. Leagues are stored in your account, so they are the same everywhere.',
  live: (count) => `${count} live`,
  next: (when) => `next ${when}`,
  reorder: (league) => `Move ${league}`,
  up: 'Move up',
  down: 'Move down',
  first: 'To the top',
  last: 'To the bottom',
  moved: (league, place, count) => `${league} is now number ${place} of ${count}.`,
  suggestions: 'Suggestions',
  loading: 'Loading your leagues',
  noneTitle: 'No pinned leagues',
  noneHint: 'Press the pin beside a league to keep it at the top of the table.',
  failedTitle: 'The leagues could not be loaded',
  failedHint: 'The order is saved. The names return when there is a connection again.',
  signedOutTitle: 'Log in to pin leagues',
  signedOutHint: 'Pinned leagues are stored in your account. They are at the top of the table on all your devices.',
  logIn: 'Log in',
  noLogin: 'Login could not be loaded. Check your connection and try again.',
};
