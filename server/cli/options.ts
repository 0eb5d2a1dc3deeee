import { parseArgs } from 'node:util';
import { closestMatch } from 'leven';
import { ConfigError, wrong } from '../ops/config/setting.ts';

export interface Option<Type> {
  readonly meaning: string;
  readonly fallback: string;
  readonly allowed: string;
  readonly parse: (text: string) => Type | null;
}
export interface Switch {
  readonly meaning: string;
  readonly isSwitch: true;
}
export type Options = Readonly<Record<string, Option<unknown> | Switch>>;
export type OptionValues<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends Option<infer Type> ? NonNullable<Type> : boolean;
};

export interface Command<Of extends Options = Options> {
  readonly summary: string;
  readonly details?: readonly string[];
  /** Those in square brackets may be left out. */
  readonly words: readonly string[];
  readonly options: Of;
  /** Runs until it is done or aborted; returns the exit code. */
  run(input: { words: readonly string[]; options: OptionValues<Of>; signal: AbortSignal }): Promise<number>;
}

/** Infers the options of a command. */
export const command = <Of extends Options>(definition: Command<Of>): Command => definition;

const isOptional = (word: string): boolean => word.startsWith('[');

const isSwitch = (option: Option<unknown> | Switch): option is Switch => 'isSwitch' in option;

/** The arguments of a command line. Throws ConfigError for the first wrong one. */
export function parseCommandLine(
  name: string,
  { words, options }: Command,
  args: readonly string[],
): { words: string[]; options: Record<string, unknown>; help: boolean } {
  const types = Object.entries(options).map(([key, option]) => [key, { type: isSwitch(option) ? 'boolean' : 'string' }] as const);
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw wrong(
      `the command line of ${name}`,
      args.join(' '),
      `${Object.keys(options)
        .map((key) => `--${key}`)
        .join(', ')} (${(error as Error).message.split('.')[0]})`,
    );
  }
  const help = parsed.values.help === true || (args.length === 0 && words.some((word) => !isOptional(word)));
  const values: Record<string, unknown> = {};
  for (const [key, option] of Object.entries(options)) {
    const given = parsed.values[key];
    if (isSwitch(option)) {
      values[key] = given === true;
      continue;
    }
    const text = typeof given === 'string' ? given : option.fallback;
    // An empty option usually comes from an unset variable.
    const value = given === '' ? null : option.parse(text);
    if (value === null && !help) throw wrong(`--${key}`, text, option.allowed);
    values[key] = value;
  }
  const { length } = parsed.positionals;
  const least = words.filter((word) => !isOptional(word)).length;
  if (!help && (length < least || length > words.length)) {
    throw wrong(
      `the command line of ${name}`,
      parsed.positionals.join(' '),
      words.length === 0 ? 'no further words' : `${least === words.length ? 'exactly ' : ''}${words.join(' ')}`,
    );
  }
  return { words: parsed.positionals, options: values, help };
}

export function helpOf(name: string, { summary, details = [], words, options }: Command): string {
  const usage = ['Usage: stillingen', name, ...words, ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ');
  const lines = Object.entries(options).map(([key, option]) =>
    isSwitch(option)
      ? `  --${key.padEnd(16)} ${option.meaning}`
      : `  --${`${key} V`.padEnd(16)} ${option.meaning}: ${option.allowed}${option.fallback === '' ? '' : ` (${option.fallback})`}`,
  );
  return [
    usage,
    '',
    summary,
    ...(details.length > 0 ? ['', ...details] : []),
    ...(lines.length > 0 ? ['', 'Options:', ...lines] : []),
    '',
    'Settings come from the environment; `stillingen --help` lists them.',
    '',
  ].join('\n');
}

export const numberOption = (meaning: string, fallback: number, min: number, max: number): Option<number> => ({
  meaning,
  fallback: String(fallback),
  allowed: `a whole number from ${min} to ${max}`,
  parse: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null),
});

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
