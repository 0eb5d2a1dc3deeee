import type * as da from '../../da/mine/star.ts';
import type { TextOf } from '../../text-of.ts';

const FOLLOW = 'Follow ';

/** Of every page; other texts of my games are fetched with them. */
export const starText: TextOf<typeof da.starText> = {
  star: (name) => FOLLOW + name,
  nameIn: (star) => star.slice(FOLLOW.length),
  pin: (name) => `Pin ${name}`,
  following: (name) => `Following ${name}`,
  followIt: 'Follow',
  follows: 'Following',
  needsScript: 'Your matches are stored in the browser and shown with JavaScript.',
};
