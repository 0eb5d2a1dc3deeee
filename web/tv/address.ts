import { CALENDAR_DAYS, PROJECT_TYPE } from '@stillingen/domain';
import { TV_PATH, buildPageFeedName } from '@stillingen/wire';

export const DAY_KEY = 'dag';
export const VIEW_KEY = 'vis';
export const CHANNEL_KEY = 'kanal';
const TIME_WORD = 'tid';

export type TvView = 'channels' | 'time';
export interface TvSelection {
  readonly day: number;
  readonly view: TvView;
  /** The one channel that is shown, with all of its matches; null for all channels. */
  readonly channel: string | null;
}

/** Unknown words are the default: today by channel. */
export function selectionOf(search: string): TvSelection {
  const query = new URLSearchParams(search);
  const day = /^-?\d$/.test(query.get(DAY_KEY) ?? '') ? Number(query.get(DAY_KEY)) : 0;
  return {
    day: Math.abs(day) <= CALENDAR_DAYS ? day + 0 : 0,
    view: query.get(VIEW_KEY) === TIME_WORD ? 'time' : 'channels',
    channel: query.get(CHANNEL_KEY) || null,
  };
}

export function tvHref({ day, view, channel }: TvSelection): string {
  const query = new URLSearchParams();
  if (day !== 0) query.set(DAY_KEY, String(day));
  if (view === 'time') query.set(VIEW_KEY, TIME_WORD);
  if (channel !== null) query.set(CHANNEL_KEY, channel);
  return TV_PATH + (query.size === 0 ? '' : `?${query}`);
}

export const tvFeed = (day: number, tz: number): string =>
  buildPageFeedName({ kind: 'televised', day, tz, lang: 'da', projectType: PROJECT_TYPE.id });
