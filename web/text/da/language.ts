import type { Sport } from '@stillingen/domain';

/** 'Offside' becomes 'offside', 'VAR' stays. */
export const within = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLocaleLowerCase('da') + label.slice(1) : label;

export const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase('da') + words.slice(1);

export const saysChanged = (reason: string): boolean => reason.endsWith('rettet');

export function changed(reason: string): string {
  if (reason === '') return 'Rettet';
  return saysChanged(reason) ? capital(reason) : `Rettet: ${within(reason)}`;
}

/** Follows a minute; distinguishes it from a label in `stageText`. */
export const MINUTE_MARK = '’';

/** "45+2'" becomes '45+2’'. */
export const markMinutes = (text: string): string => text.replaceAll(/(\d)'/g, `$1${MINUTE_MARK}`);

/** '67. minut', '45. minut, overtid', '3. periode, 14. minut'. */
export const sayMinute = (text: string): string =>
  text.replace(/(^| )(\d+)(\+?)$/, (_, before: string, minute: string, over: string) =>
    [before && ', ', minute, '. minut', over && ', overtid'].join(''),
  );

/** '1 sekund', '27 sekunder', '2 min. 5 sek.' */
export function span(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 sekund' : `${seconds} sekunder`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min.${rest === 0 ? '' : ` ${rest} sek.`}`;
}

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export type EventWord = Sport['event'];

interface EventForms {
  readonly one: string;
  readonly the: string;
  readonly many: string;
  readonly theMany: string;
  readonly theFirst: string;
  readonly this: string;
  readonly liveMany: string;
  /** How they are held: 'spillet'. */
  readonly held: string;
}

export const EVENT_FORMS: Readonly<Record<EventWord, EventForms>> = {
  kamp: {
    one: 'kamp',
    the: 'kampen',
    many: 'kampe',
    theMany: 'kampene',
    theFirst: 'den første kamp',
    this: 'denne kamp',
    liveMany: 'livekampe',
    held: 'spillet',
  },
  løb: {
    one: 'løb',
    the: 'løbet',
    many: 'løb',
    theMany: 'løbene',
    theFirst: 'det første løb',
    this: 'dette løb',
    liveMany: 'løb i gang',
    held: 'afholdt',
  },
  konkurrence: {
    one: 'konkurrence',
    the: 'konkurrencen',
    many: 'konkurrencer',
    theMany: 'konkurrencerne',
    theFirst: 'den første konkurrence',
    this: 'denne konkurrence',
    liveMany: 'konkurrencer i gang',
    held: 'afholdt',
  },
  turnering: {
    one: 'turnering',
    the: 'turneringen',
    many: 'turneringer',
    theMany: 'turneringerne',
    theFirst: 'den første turnering',
    this: 'denne turnering',
    liveMany: 'turneringer i gang',
    held: 'afholdt',
  },
};

/** The key itself if it is unknown, such as one of a newer server (SET-06). */
export const knownText = (texts: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(texts, key) ? texts[key]! : key;
