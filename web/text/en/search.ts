import type * as da from '../da/search.ts';
import type { TextOf } from '../text-of.ts';
import { plural } from './language.ts';

export const searchText: TextOf<typeof da.searchText> = {
  title: 'Search',
  results: 'Results',
  kinds: 'Show only',
  all: 'All',
  kind: { match: 'Matches', team: 'Teams', player: 'Players', league: 'Leagues', country: 'Countries' },
  matches: 'Matches today',
  recent: 'Recent searches',
  clear: 'Clear',
  forget: (name) => `Remove ${name}`,
  top: 'Major competitions',
  found: (count) => plural(count, 'result', 'results'),
  none: (text) => `No results for “${text}”`,
  noneHint: 'Try a shorter word, another name or an abbreviation.',
  meant: 'Did you mean',
  similar: 'Similar to',
  livePlace: 'playing now',
  plays: (when) => `plays ${when}`,
  failed: 'Search is not responding',
  offline: 'No connection',
  offlineHint: 'Search needs a connection. We will try again as soon as there is one.',
  short: 'Type at least two letters.',
  long: (most) => `Type no more than ${most} characters.`,
  keys: { choose: 'select', open: 'open', star: 'star', kind: 'next type', close: 'close' },
  allOf: (count, what) => `All ${count} ${what.toLowerCase()}`,
};
