import { closestMatch } from 'leven';
import { ConfigError } from '../ops/config/setting.ts';

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

interface Format {
  readonly name: string;
  readonly about: string;
}

export const formatLines = (formats: readonly Format[]): string[] => {
  const width = Math.max(...formats.map(({ name }) => name.length));
  return formats.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`).toSorted();
};

/** The format of a name. Throws ConfigError with a suggestion. */
export function formatOf<Of extends Format>(formats: readonly Of[], name: string): Of {
  const format = formats.find((one) => one.name === name);
  if (format !== undefined) return format;
  const names = formats.map((one) => one.name);
  throw new ConfigError(`FORMAT is ${JSON.stringify(name)}; ${insteadOf(name, names)}`);
}
