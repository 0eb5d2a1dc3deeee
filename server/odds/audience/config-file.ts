import { readFileSync } from 'node:fs';
import { NO_LEGAL_AGE } from '@stillingen/wire';
import { ConfigError } from '../../ops/config/setting.ts';
import { audienceGroups, MOST_AUDIENCES } from './audience-groups.ts';
import { BOOKMAKER_OPTIONS } from './audience.ts';
import { contradictions, isBookmakersFile, schemaFaults } from './config-faults.ts';
import type { BookmakersFile } from './config-schema.ts';
import { bookmakerUrl } from './bookmaker-url.ts';
import { type BookmakerOptions, type ConfiguredBookmaker, DANISH_POLICY, type OddsConfig } from './odds-config.ts';

export interface ReadOdds {
  readonly config: OddsConfig;
  /** What an operator should know of at the start, a line each. */
  readonly notices: readonly string[];
}

const OFF = '0';

type FileOptions = NonNullable<BookmakersFile['options']>[string];
/** BOOK-12, BOOK-13. */
const optionsOf = (given: FileOptions): BookmakerOptions =>
  Object.fromEntries(BOOKMAKER_OPTIONS.map((name) => [name, given[name] !== OFF])) as unknown as BookmakerOptions;

function* noticesOf({ bookmakers, options = {} }: BookmakersFile, day: string): Generator<string> {
  if (!('default' in options)) yield 'options has no group default: where no other group applies, every option is on';
  for (const [group, given] of Object.entries(options)) {
    const missing = BOOKMAKER_OPTIONS.filter((name) => given[name] === undefined);
    if (missing.length > 0) yield `options of ${group} lack ${missing.join(', ')}: on, as a missing option is`;
  }
  for (const { id, name, link, dkLicence } of bookmakers) {
    // BOOK-15, ERR-04.
    if (link !== undefined && bookmakerUrl(link) === null) yield `the link of ${name} (${id}) is no https address: dropped`;
    if (dkLicence === undefined) yield `${name} (${id}) has no Danish licence: not shown in Denmark`;
    else if (dkLicence.validTo < day)
      yield `the Danish licence of ${name} (${id}) ended on ${dkLicence.validTo}: not shown in Denmark`;
  }
}

function bookmakerOf(given: BookmakersFile['bookmakers'][number]): ConfiguredBookmaker {
  const { id, name, kind = 'bookmaker', link, dkLicence = null, retirement = null, pay = 'fixed', disabledIn = [] } = given;
  const usable = link !== undefined && bookmakerUrl(link) !== null ? link : null;
  const { provider = null } = given;
  return { id, name, kind, link: usable, dkLicence, retirement, provider, pay, disabledIn, origin: 'real' };
}

function configOf({ bookmakers, options = {}, available, excluded, legalAge, policy }: BookmakersFile): OddsConfig {
  return {
    bookmakers: bookmakers.map(bookmakerOf),
    options: new Map(Object.entries(options).map(([group, given]) => [group, optionsOf(given)])),
    available: new Map(Object.entries(available)),
    excluded: {
      youth: excluded?.youth ?? true,
      competitions: new Set(excluded?.competitions),
      events: new Map(Object.entries(excluded?.events ?? {})),
    },
    legalAge:
      legalAge === undefined
        ? NO_LEGAL_AGE
        : { isEnabled: legalAge.enabled, countries: legalAge.countries ?? [], subdivisions: legalAge.subdivisions ?? [] },
    danishPolicy: (policy?.dk ?? DANISH_POLICY).toSorted((a, b) => a.from.localeCompare(b.from)),
  };
}

/** The operator's bookmakers. Throws ConfigError with a line for each fault. */
export function readBookmakers(file: string, day: string): ReadOdds {
  const fail = (faults: readonly string[]): never => {
    throw new ConfigError(faults.map((fault) => `BOOKMAKERS, ${file}: ${fault}`).join('\n'));
  };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail([`${(error as Error).message}; allowed: a file that holds a JSON object, as docs/bookmakers.example.json`]);
  }
  if (!isBookmakersFile(value)) return fail(schemaFaults(value));
  const contradicting = [...contradictions(value)];
  if (contradicting.length > 0) return fail(contradicting);
  const config = configOf(value);
  const { size } = audienceGroups(config, day);
  if (size > MOST_AUDIENCES)
    return fail([
      `available, options and disabledIn make ${size} groups of visitors; allowed: ${MOST_AUDIENCES}, as answers are kept for each`,
    ]);
  return { config, notices: [...noticesOf(value, day)] };
}
