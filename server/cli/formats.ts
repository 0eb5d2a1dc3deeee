import { ConfigError } from '../ops/config/setting.ts';
import { insteadOf } from './did-you-mean.ts';

interface Format {
  readonly name: string;
  readonly about: string;
}

/** One line for each format. */
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
