import type * as da from '../da/language.ts';
import { ordinal } from '../ordinal.ts';
import type { TextOf } from '../text-of.ts';

const LOCALE = 'en-GB';

/** 'Offside' becomes 'offside', 'VAR' stays. */
export const within: TextOf<typeof da.within> = (label) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLocaleLowerCase(LOCALE) + label.slice(1) : label;

export const capital: TextOf<typeof da.capital> = (words) => words.slice(0, 1).toLocaleUpperCase(LOCALE) + words.slice(1);

export const saysChanged: typeof da.saysChanged = (reason) => reason.endsWith('corrected');

export const changed: TextOf<typeof da.changed> = (reason) => {
  if (reason === '') return 'Corrected';
  return saysChanged(reason) ? capital(reason) : `Corrected: ${within(reason)}`;
};

/** Follows a minute; distinguishes it from a label in `stageText`. */
export const MINUTE_MARK: TextOf<typeof da.MINUTE_MARK> = '’';

/** "45+2'" becomes '45+2’'. */
export const markMinutes: TextOf<typeof da.markMinutes> = (text) => text.replaceAll(/(\d)'/g, `$1${MINUTE_MARK}`);

/** '67th minute', '45th minute, stoppage time', '3rd Period, 14th minute'. */
export const sayMinute: TextOf<typeof da.sayMinute> = (text) =>
  text.replace(/(^| )(\d+)(\+?)$/, (_, before: string, minute: string, over: string) =>
    [before && ', ', ordinal(Number(minute)), ' minute', over && ', stoppage time'].join(''),
  );

/** '1 second', '27 seconds', '2 min 5 sec'. */
export const span: TextOf<typeof da.span> = (seconds) => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} sec`}`;
};

export const plural: TextOf<typeof da.plural> = (count, one, many) => `${count} ${count === 1 ? one : many}`;

export const EVENT_FORMS: TextOf<typeof da.EVENT_FORMS> = {
  kamp: {
    one: 'match',
    the: 'the match',
    many: 'matches',
    theMany: 'the matches',
    theFirst: 'the first match',
    this: 'this match',
    liveMany: 'live matches',
    held: 'played',
  },
  løb: {
    one: 'race',
    the: 'the race',
    many: 'races',
    theMany: 'the races',
    theFirst: 'the first race',
    this: 'this race',
    liveMany: 'races under way',
    held: 'run',
  },
  konkurrence: {
    one: 'event',
    the: 'the event',
    many: 'events',
    theMany: 'the events',
    theFirst: 'the first event',
    this: 'this event',
    liveMany: 'events under way',
    held: 'held',
  },
  turnering: {
    one: 'tournament',
    the: 'the tournament',
    many: 'tournaments',
    theMany: 'the tournaments',
    theFirst: 'the first tournament',
    this: 'this tournament',
    liveMany: 'tournaments under way',
    held: 'held',
  },
};

/** The key itself if it is unknown, such as one of a newer server (SET-06). */
export const knownText: TextOf<typeof da.knownText> = (texts, key) => (Object.hasOwn(texts, key) ? texts[key]! : key);
