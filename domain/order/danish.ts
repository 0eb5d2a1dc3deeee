const PLAIN = ' 0123456789abcdefghijklmnopqrstuvwxyzæøå';
/** Danish sorts aa as å. */
const JOINED = /a[^ 0-9b-zæø]/i;

let collator: Intl.Collator | undefined;

/** Place of the character in Danish order; -1 for others. The end of a name comes first. */
const placeAt = (name: string, at: number): number =>
  JOINED.test(name.slice(Math.max(0, at - 1), at + 2)) ? -1 : PLAIN.indexOf(name.charAt(at).toLowerCase());

/** 0 for equal names (SORT-19). Collation data loads slower than a day sorts: used when needed. */
export function compareDanish(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [placeA, placeB] = [placeAt(a, at), placeAt(b, at)];
  if (placeA !== -1 && placeB !== -1 && placeA !== placeB) return placeA - placeB;
  collator ??= new Intl.Collator('da');
  return collator.compare(a, b);
}
