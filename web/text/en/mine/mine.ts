import { MAX_MY_TEAMS } from '@stillingen/domain';
import type * as da from '../../da/mine/mine.ts';
import type { TextOf } from '../../text-of.ts';
import { knownText, plural } from '../language.ts';

/** MYG-37. */
const LIMIT_REACHED = 'TRANS_MY_GAMES_LIMIT_REACHED';

const alerts = (maximumCount: number): Readonly<Record<string, string>> => ({
  [LIMIT_REACHED]: `You already follow ${maximumCount} matches, which is the limit. Remove one to follow another.`,
});

const daysBack = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

/** Why nothing was followed. */
export const refusalText: TextOf<typeof da.refusalText> = (refusal, limits) => {
  switch (refusal) {
    case 'full':
      return knownText(alerts(limits.maximumCount), LIMIT_REACHED);
    case 'far':
      return `You can follow matches from ${daysBack(limits.pastDays)} to ${plural(limits.futureDays, 'day', 'days')} ahead.`;
    case 'whole':
      return 'The match belongs to a league you follow as a whole. It cannot be moved on its own.';
  }
};

export const mineText: TextOf<typeof da.mineText> = {
  title: 'Following',
  games: 'My matches',
  all: 'All my matches',
  followed: (match) => `You follow ${match}.`,
  rings: (rule) => `Notifications: ${rule}.`,
  unfollowed: (match) => `You no longer follow ${match}.`,
  followsWhole: (league) => `You follow all of ${league}.`,
  teamsFull: `You already follow ${MAX_MY_TEAMS} teams, which is the limit. Remove one to follow another.`,
  notKept: 'The browser stores nothing for this page. Your choices are gone when you close it.',
  failed: 'The star could not be saved and has been removed again.',
  undo: 'Undo',
  change: 'Change',
  show: 'Show my matches',
  hide: 'Hide my matches',
  liveAndLater: (live, later) =>
    [live > 0 ? `${live} live` : '', later > 0 ? `${later} later` : ''].filter((part) => part !== '').join(' · '),
  noneTitle: 'Put a star beside a match',
  noneHint: 'It then appears here and at the top of the table, and you are notified when something happens.',
  noneToday: 'None of your matches are today',
  noneTodayHint: 'The next ones are on the page with all your matches.',
  /** `teams` is null where they cannot be followed. */
  usage: (games, teams, leagues, maximum) =>
    [
      `${games} of ${maximum} matches`,
      teams === null ? '' : `${teams} of ${MAX_MY_TEAMS} teams`,
      plural(leagues, 'league', 'leagues'),
    ]
      .filter((part) => part !== '')
      .join(' · '),
};
