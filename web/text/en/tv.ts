import type * as da from '../da/tv.ts';
import type { TextOf } from '../text-of.ts';
import { plural } from './language.ts';

export const tvText: TextOf<typeof da.tvText> = {
  title: 'On TV',
  description: 'Sport on TV: today’s matches on Danish channels, and those that are not shown.',
  about: (matches, channels) => `${plural(matches, 'match', 'matches')} on ${plural(channels, 'channel', 'channels')}`,
  views: 'Choose view',
  view: { channels: 'Channels', time: 'Timeline' },
  filter: 'Choose channels',
  all: 'All channels',
  whole: (matches, channel) => `All ${matches} on ${channel}`,
  access: { free: 'free', paid: 'subscription' },
  none: 'No matches on TV this day',
  noneHint: 'Channels announce their matches up to a week ahead.',
  noneChosen: 'No matches on the chosen channels',
  noneChosenHint: 'Choose more channels or another day.',
  notOnTv: 'Not on TV',
  notOnTvWhy: 'Danish matches without a Danish channel.',
  delay: 'Watching with a delay? TV sync shows everything when it happens on your TV.',
  setDelay: 'Set TV sync',
};
