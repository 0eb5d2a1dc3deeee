/** A label as it stands within a sentence: 'Offside' becomes 'offside', 'VAR' stays. */
export const within = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLocaleLowerCase('da') + label.slice(1) : label;

/** Words as they begin a sentence. */
export const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase('da') + words.slice(1);

/** That something was put right, and why; some reasons say that themselves: 'Målscorer rettet'. An empty reason is none. */
export function changed(reason: string): string {
  if (reason === '') return 'Rettet';
  return reason.endsWith('rettet') ? capital(reason) : `Rettet: ${within(reason)}`;
}

/** '1 sekund', '27 sekunder', '2 min. 5 sek.' */
export function span(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 sekund' : `${seconds} sekunder`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min.${rest === 0 ? '' : ` ${rest} sek.`}`;
}
