import type * as da from '../../da/odds/odds-mode.ts';
import type { TextOf } from '../../text-of.ts';

export const STOP_SPILLET: TextOf<typeof da.STOP_SPILLET> = {
  name: 'StopSpillet',
  url: 'https://stopspillet.dk',
  phone: '70 22 28 25',
  tel: 'tel:+4570222825',
};
export const ROFUS: TextOf<typeof da.ROFUS> = { name: 'ROFUS.nu', url: 'https://rofus.nu' };

export const noticeText: TextOf<typeof da.noticeText> = {
  label: 'Gamble responsibly',
  footer: 'Free and open live scores. Odds are advertising, and you turned them on yourself.',
  age: '18+',
  ageSpoken: 'From 18 years of age',
  start: 'Gamble responsibly.',
  helpline: 'Helpline of the Danish Gambling Authority:',
  exclude: 'Exclude yourself:',
};

export const oddsModeText: TextOf<typeof da.oddsModeText> = {
  title: 'Odds',
  show: 'Show odds',
  off: 'Off. No odds, bookmakers or links are sent to your device.',
  on: 'On for this device for 90 days.',
  insecure: 'Odds can only be turned on over a secure connection (https).',
  notServed: 'On, but no bookmaker is shown where you are.',
  whenOn: 'When odds are on',
  inTable: 'In the table',
  inTableHint: 'three numbers in each row',
  onMatch: 'On the match page',
  onMatchHint: 'the Odds tab with a comparison',
  during: 'During the match',
  duringHint: 'live odds while the match is played',
  format: 'Odds format',
  never: 'Odds never appear in notifications, emails, calendars or search.',
  failed: 'That did not work. Please try again.',
  age: {
    title: 'Are you 18 or over?',
    text: 'Odds are advertising for gambling, and you must be 18 or over to gamble.',
    points: [
      'Only bookmakers licensed by the Danish Gambling Authority (Spillemyndigheden)',
      'No bonuses and no odds in notifications',
      'You can turn odds off again with a single press',
    ],
    yes: 'Yes, I am 18 or over',
    no: 'No',
    remembered: 'Your answer is stored on this device for 90 days.',
    refused: 'Odds are only shown to people aged 18 or over.',
  },
  lock: {
    title: 'Block odds',
    text: 'Odds cannot be turned on until the time is up. A block can be extended but not undone.',
    spans: { day: '24 hours', month: '30 days', forever: 'For good' },
    ask: (span) => `Block odds: ${span}. This cannot be undone.`,
    confirm: 'Block odds',
    cancel: 'Cancel',
    until: (date) => `Odds are blocked until ${date}.`,
    forGood: 'Odds are blocked for good.',
  },
};

export const oddsFormatNames: TextOf<typeof da.oddsFormatNames> = {
  eu: 'Decimal',
  uk: 'Fractional (UK)',
  us: 'American',
  hk: 'Hong Kong',
  ma: 'Malaysian',
  in: 'Indonesian',
};

export const responsibleText: TextOf<typeof da.responsibleText> = {
  title: 'Gamble responsibly',
  age: 'You must be 18 or over to gamble. Gambling is entertainment, not a way to make money.',
  help: 'Help',
  helpline: 'StopSpillet (“Stop the Game”) is the helpline of the Danish Gambling Authority for responsible gambling:',
  exclude: 'ROFUS is the register of the Danish Gambling Authority where you can exclude yourself from gambling in Denmark:',
  here: 'Odds on Stillingen',
  points: [
    'Odds are only shown when you have turned them on yourself. Otherwise no odds, bookmakers or links are sent to your device.',
    'In Denmark we only show bookmakers licensed by the Danish Gambling Authority (Spillemyndigheden).',
    'The order follows the payout to the player, never payment to us.',
    'Odds never appear in notifications, emails, calendars or search.',
    'Links to bookmakers are advertising.',
  ],
  settings: 'Turn odds off or block them',
};
