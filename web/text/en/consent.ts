import type { ConsentPurpose } from '@stillingen/wire';
import type * as da from '../da/consent.ts';
import type { TextOf } from '../text-of.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' });
const dateOf = (atS: number): string => DATE.format(atS * 1000);

const WISHES: Readonly<Record<ConsentPurpose, string>> = { statistics: 'count visits', advertising: 'show adverts' };
const DEEDS: Readonly<Record<ConsentPurpose, string>> = {
  statistics: 'If you agree to statistics, we count which pages are shown and whether they work.',
  advertising: 'If you agree to adverts, we show them and may count how often they are clicked.',
};

export const consentText: TextOf<typeof da.consentText> = {
  label: 'Consent',
  question: (needed) => `May we ${needed.map((each) => WISHES[each]).join(' and ')}?`,
  text: (needed) =>
    [
      'Stillingen works just as well without. We only store what you ask for yourself: stars, theme and TV sync.',
      ...needed.map((each) => DEEDS[each]),
    ].join(' '),
  no: 'No thanks',
  yes: 'Yes, you may',
  choose: 'Choose for yourself',
  policy: 'About privacy',
  back: 'Back',
  save: 'Save my choice',
  necessary: 'Necessary',
  necessaryHint: 'login, your stars and this choice',
  alwaysOn: 'always',
  purposes: { statistics: 'Statistics', advertising: 'Adverts' },
  hints: {
    statistics: 'page views and errors, without a profile of you',
    advertising: 'adverts, and how often they are clicked',
  },
  failed: 'Your choice could not be saved, so nothing has been turned on. Please try again shortly.',
  title: 'Your consent',
  unanswered: 'You have not answered yet, so none of it is turned on.',
  granted: (atS) => `Yes, since ${dateOf(atS)}`,
  refused: (atS) => `No, since ${dateOf(atS)}`,
  askedAgain: (atS) => `We will ask again on ${dateOf(atS)}, or if the site wants something new.`,
  proof: 'Receipt',
  download: 'Download receipt',
  withoutProof: 'Your no is stored in your browser only.',
  withdraw: 'Withdraw consent',
  saved: 'Your choice has been saved.',
};
