/** A label as it stands within a sentence: 'Offside' becomes 'offside', 'VAR' stays. */
export const within = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLocaleLowerCase('da') + label.slice(1) : label;

/** Words as they begin a sentence. */
export const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase('da') + words.slice(1);

/** Whether a reason says itself that something was put right: 'målscorer rettet'. */
export const saysChanged = (reason: string): boolean => reason.endsWith('rettet');

/** That something was put right, and why. An empty reason is none. */
export function changed(reason: string): string {
  if (reason === '') return 'Rettet';
  return saysChanged(reason) ? capital(reason) : `Rettet: ${within(reason)}`;
}

/** What stands behind a minute; in what `stageText` gives, it tells a minute from a label. */
export const MINUTE_MARK = '’';

/** A text of a feed with its minutes marked as they are printed: "45+2'" becomes '45+2’'. */
export const markMinutes = (text: string): string => text.replaceAll(/(\d)'/g, `$1${MINUTE_MARK}`);

/** A text that ends in a minute, as it is read out: '67. minut', '45. minut, overtid', '3. periode, 14. minut'. */
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

/** '1 kamp', '3 kampe' */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
