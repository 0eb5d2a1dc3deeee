import { isIPv4 } from 'node:net';
import { command, numberOption, type Option } from '../../server/cli/options.ts';

const text = (meaning: string, allowed: string): Option<string> => ({ meaning, fallback: '', allowed, parse: (value) => value });

export const OPTIONS = {
  url: {
    meaning: 'servers to load, on this machine; without one a server is started',
    fallback: '',
    allowed: 'addresses such as http://127.0.0.1:8080, separated by commas, of this machine alone',
    parse: (value: string) => (value === '' ? [] : parseTargets(value)),
  },
  ingest: {
    meaning: 'addresses of the provider API, instead of --url',
    fallback: '',
    allowed: 'addresses such as http://127.0.0.1:8080, separated by commas, of this machine alone',
    parse: (value: string) => (value === '' ? [] : parseTargets(value)),
  },
  key: text('key of a provider at these servers', 'the output of stillingen provider add'),
  visitors: numberOption('concurrent visitors', 1000, 0, 100_000),
  providers: numberOption('providers', 5, 0, 1000),
  updates: numberOption('goals that all providers submit per second', 50, 1, 10_000),
  matches: numberOption('matches that are played', 250, 1, 3000),
  seconds: numberOption('seconds that all visitors stay', 30, 1, 86_400),
  ramp: numberOption('seconds over which visitors arrive', 10, 1, 3600),
  'match-share': numberOption('percentage of visitors on the page of a match', 30, 0, 100),
  'poll-share': numberOption('percentage of visitors that poll instead of receiving pushes', 2, 0, 100),
  workers: numberOption('processes that simulate visitors', 3, 1, 64),
  json: text('a file for the figures', 'a path'),
} as const;

/** A command of its own, parsed by the rules of the server's commands. */
export const LOAD = command({
  summary: 'Simulated visitors and providers against a server on this machine.',
  words: [],
  options: OPTIONS,
  run: async () => 0,
});

export const helpLines = (): string[] =>
  Object.entries(OPTIONS).map(
    ([name, { meaning, allowed, fallback }]) =>
      `  --${name.padEnd(14)} ${meaning}: ${allowed}${fallback === '' ? '' : ` (${fallback})`}`,
  );

/** By name alone, without a lookup. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIPv4(host) && host.startsWith('127.'));
}

/** The origins of a comma-separated list; null if one is invalid or names another machine. */
export function parseTargets(list: string): readonly string[] | null {
  const origins = list.split(',').map((each) => {
    if (!URL.canParse(each)) return null;
    const { protocol, hostname, pathname, search, username, origin } = new URL(each);
    const isOrigin = protocol === 'http:' && pathname === '/' && search === '' && username === '';
    return isOrigin && isLoopback(hostname) ? origin : null;
  });
  return origins.includes(null) ? null : (origins as string[]);
}
