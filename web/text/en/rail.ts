import type * as da from '../da/rail.ts';
import type { TextOf } from '../text-of.ts';

/** The left column. */
export const railText: TextOf<typeof da.railText> = {
  pages: 'Pages',
  onTv: 'On TV',
  news: 'News',
  rankings: 'Rankings',
  leagues: 'Top leagues',
  places: 'Countries',
  categories: 'Categories',
  /** The same section stands on the page too. */
  inMenu: (title) => `${title} in the menu`,
  live: 'live',
  myLeagues: 'My leagues',
  myTeams: 'My teams',
  change: 'Edit',
  changeOf: (title) => `Edit ${title.toLocaleLowerCase('en-GB')}`,
  more: (count) => `Show more (${count})`,
};
