import type * as da from '../../da/mine/alerts.ts';
import type { TextOf } from '../../text-of.ts';
import { capital } from '../language.ts';

export const alertsText: TextOf<typeof da.alertsText> = {
  title: 'Notifications',
  tool: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} new`),
  today: (count) => `${count} today`,
  quiet: (from, to) => `do not disturb from ${from} to ${to}`,
  tabs: { all: 'All', delivered: 'Delivered' },
  tabsLabel: 'Notifications',
  settings: 'Settings',
  markRead: 'Mark as read',
  day: { today: 'Today', yesterday: 'Yesterday' },
  corrected: 'Corrected',
  correctedAt: (time) => `Corrected on your screen at ${time}`,
  was: 'was',
  new: 'New',
  empty: 'No notifications yet',
  emptyHint: 'Follow a match or a team. When something happens, you can also read it here for seven days.',
  loading: 'Loading your notifications',
  withoutScripts: 'Your notifications are only on your device. They appear here when JavaScript is on.',
  close: 'Close',
  closeBox: (text) => `Close the notification: ${text}`,
  boxes: 'New notifications',
};

export const deliveryText: TextOf<typeof da.deliveryText> = {
  device: 'This device',
  permission: 'Allowed in the browser',
  permissions: { granted: 'Yes', denied: 'No, turned off', default: 'Not asked', unsupported: 'Not available here' },
  last: 'Last sent',
  never: 'Never',
  countToday: 'Sent today',
  recent: 'Last seven days',
  none: 'Nothing has been sent to this device yet.',
  failed: 'The list could not be loaded',
  failedHint: 'Please try again shortly.',
  loading: 'Loading the list',
  test: 'Send a test',
  ruleKind: 'Own rule',
  testKind: 'Test',
  testSent: 'The test has been sent. It should arrive within a few seconds.',
  testFailed: 'The test could not be sent. Please try again shortly.',
  outcomes: {
    sent: 'Sent',
    quiet: 'Not sent: do not disturb',
    ceiling: 'Not sent: the daily limit was reached',
    expired: 'Not sent: too old',
    refused: 'Rejected by the browser’s service',
    failed: 'The browser’s service did not answer',
    dropped: 'Not sent: the server was too busy',
  },
};

export const KIND_TEXT: TextOf<typeof da.KIND_TEXT> = {
  start: { label: 'Start of match', short: 'start' },
  goal: { label: 'Goals', hint: 'Corrected in the same notification if disallowed', short: 'goals' },
  red: { label: 'Red cards', short: 'cards' },
  half: { label: 'Half-time', short: 'half-time' },
  end: { label: 'Final result', short: 'result' },
  lineups: { label: 'Line-ups', hint: 'About an hour before', short: 'line-ups' },
  correction: { label: 'Corrections', hint: 'When a goal or a card is changed', short: 'corrections' },
  moved: { label: 'Postponed, moved, cancelled', short: 'changes' },
};

/** For the picture beside a notification. */
export const OCCASION_TEXT: TextOf<typeof da.OCCASION_TEXT> = { goal: 'Goal', red: 'Red card' };

export const bellText: TextOf<typeof da.bellText> = {
  of: { match: 'Notifications for the match', team: 'Notifications for all matches', league: 'Notifications for the league' },
  button: (rule, name) => `Notifications for ${name}: ${rule}`,
  presets: { important: 'Key events', all: 'Everything', end: 'Final result only', none: 'None' },
  presetsLabel: 'Quick choices',
  kinds: 'Notify me about',
  none: 'No notifications',
  all: 'Everything',
  more: (count) => ` + ${count}`,
  usual: 'Use my default',
  isUsual: 'Follows your default choice',
  isOff: 'Choose what you want to be notified about. It applies from now on.',
  off: 'Turn off',
  done: 'Done',
};

const MOST_WORDS = 3;

/** 'Goals, cards, result' */
export const ruleText: TextOf<typeof da.ruleText> = (kinds, allKinds) => {
  if (kinds.length === 0) return bellText.none;
  if (kinds.length === allKinds) return bellText.all;
  const words = kinds.slice(0, MOST_WORDS).map((kind) => KIND_TEXT[kind].short);
  const more = kinds.length - words.length;
  return capital(words.join(', ')) + (more > 0 ? bellText.more(more) : '');
};

export const alertSettingsText: TextOf<typeof da.alertSettingsText> = {
  title: 'Notifications',
  page: 'While the page is open',
  pageWhy: 'Boxes at the bottom of the screen when something happens in what you follow. Not on phones.',
  modes: { yessound: 'Show with sound', yessilent: 'Show without sound', no: 'Off' },
  sound: 'Sound on this device',
  soundHint: 'One sound at a time, and never unless you have chosen “Show with sound”.',
  soundTest: 'Try the sound',
  soundRefused: 'The browser only allows sound once you have pressed somewhere on the page.',
  kinds: 'Notify me about',
  kindsWhy: 'Applies to matches and teams you follow. A match, team or league can have its own choice: press the bell there.',
  push: 'When the page is closed',
  pushWhy: 'We then notify this device even when Stillingen is closed. Never adverts or odds.',
  peace: 'How much and when',
  quiet: 'Do not disturb',
  quietHint: 'Nothing appears on the device during these hours',
  quietFrom: 'From',
  quietTo: 'To',
  ceiling: 'Daily limit',
  ceilingHint: 'After that, only final results and corrections',
  ceilingCount: 'At most per day',
  ceilings: (count) => `At most ${count}`,
  tvSync: 'Wait for TV sync',
  tvSyncHint: 'The notification arrives as late as the picture on your TV',
  loading: 'Loading your choices',
  toLog: 'See what has been sent',
  toPage: 'All notifications',
};

export const pushText: TextOf<typeof da.pushText> = {
  on: 'On for this device',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  working: 'One moment …',
  denied:
    'You have blocked this in the browser. Press the icon to the left of the address, choose “Notifications” and allow them for Stillingen. Then reload the page.',
  unsupported: 'This browser cannot show notifications when the page is closed.',
  homeScreen:
    'On iPhone and iPad: press Share, choose “Add to Home Screen” and open Stillingen from there. You can then turn it on here.',
  failed: 'That did not work. Please try again shortly.',
  asksFirst: 'The browser asks for permission once you have chosen.',
  without: 'There are no notifications when the page is closed, but you can see everything here.',
};

export const toastText: TextOf<typeof da.toastText> = { region: 'Messages', close: 'Close' };
