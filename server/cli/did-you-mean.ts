import { closestMatch } from 'leven';

/** The most letters that may be wrong, missing or added. */
const MOST_LETTERS = 3;

/** The allowed word that contains the typed one or differs in a few letters; null if none does. */
function meant(given: string, allowed: readonly string[]): string | null {
  const typed = given.toLowerCase();
  const holding = typed.length < 2 ? [] : allowed.filter((word) => word.includes(typed) || typed.includes(word));
  if (holding.length === 1) return holding[0]!;
  const maxDistance = Math.min(MOST_LETTERS, Math.ceil(typed.length / 3));
  return closestMatch(typed, holding.length > 0 ? holding : allowed, { maxDistance }) ?? null;
}

/** The allowed words, after a suggestion: 'did you mean afl? allowed: afl, …'. */
export function insteadOf(given: string, allowed: readonly string[]): string {
  const word = meant(given, allowed);
  return `${word === null ? '' : `did you mean ${word}? `}allowed: ${allowed.join(', ')}`;
}
