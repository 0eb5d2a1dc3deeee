import {
  type Connector,
  connectorNamed,
  ConnectorRun,
  CONNECTORS,
  createStateFile,
  type RunOptions,
  theOddsApi,
} from '@stillingen/sources/connect';
import { createIngestClient, type IngestClient, type Log } from '@stillingen/sources';
import type { CompetitionRef } from '@stillingen/domain/messages';
import type { Database } from '../../database/database.ts';
import { createHttpGet } from '../../http/outbound/http-get.ts';
import { issueKey, revokeKey } from '../../journal/providers.ts';
import type { Config } from '../../ops/config/config.ts';
import { ConfigError } from '../../ops/config/setting.ts';
import { sleep } from '../../ops/output.ts';
import { whileLeading } from './while-leading.ts';
import program from '../../package.json' with { type: 'json' };

/** The next source of CONNECT starts when the one before has answered, or after this time. */
const NEXT_SOURCE_MS = 15_000;

/** A source as an operator chose it, with everything that is checked before its first request. */
export interface ChosenSource {
  readonly connector: Connector;
  readonly leagues: readonly string[];
  readonly key: string;
  readonly address: URL;
}

const KEYS: Readonly<Record<string, (config: Config) => string>> = {
  FOOTBALL_DATA_KEY: ({ footballDataKey }) => footballDataKey,
  SPORTMONKS_KEY: ({ sportmonksKey }) => sportmonksKey,
  THESPORTSDB_KEY: ({ thesportsdbKey }) => thesportsdbKey,
};

/** Longer texts may be keys in the wrong place, and are not repeated. */
const LONGEST_SHOWN = 16;
export const shown = (text: string): string =>
  text.length <= LONGEST_SHOWN ? JSON.stringify(text) : `a text of ${text.length} letters`;

export interface SourceChoice {
  readonly name: string;
  readonly leagues: readonly string[];
  readonly mirror: URL | null;
  /** The competition of the catalogue as which the one league is read, though it is not listed. */
  readonly namedAs?: Pick<CompetitionRef, 'name' | 'country'>;
}

function knownCodes({ name, leagues }: Connector, codes: readonly string[]): readonly string[] {
  const known = Object.keys(leagues?.known ?? {});
  return codes.map((code) => {
    const found = known.find((each) => each.toLowerCase() === code.toLowerCase());
    if (found !== undefined) return found;
    const allowed = known.join(', ') || `none: ${name} has no choice of leagues`;
    throw new ConfigError(`a league of ${name} is ${shown(code)}; allowed: ${allowed}`);
  });
}

function withNamedLeague(connector: Connector, { leagues, namedAs }: SourceChoice): Connector {
  if (namedAs === undefined) return connector;
  const [code, ...others] = leagues;
  if (connector.withLeague === undefined)
    throw new ConfigError(`--as is given with ${connector.name}; allowed: with openligadb, where anybody may create a league`);
  if (code === undefined || others.length > 0)
    throw new ConfigError('--as is given; allowed: with one --league that is not listed');
  return connector.withLeague(code, namedAs);
}

/** Throws ConfigError with what is allowed. */
export function chosenSource(config: Config, choice: SourceChoice): ChosenSource {
  const listed = connectorNamed(choice.name);
  if (listed === null)
    throw new ConfigError(`the source is ${shown(choice.name)}; allowed: ${CONNECTORS.map((each) => each.name).join(', ')}`);
  const connector = withNamedLeague(listed, choice);
  const leagues = knownCodes(connector, choice.leagues);
  const key = connector.key === null ? '' : (KEYS[connector.key.setting]?.(config) ?? '');
  if (connector.key !== null && key === '' && choice.mirror === null)
    throw new ConfigError(`${connector.key.setting} is not set, and ${connector.name} needs a key: ${connector.key.where}`);
  const address = choice.mirror ?? new URL(connector.address);
  return { connector, leagues: leagues.length > 0 ? leagues : (connector.leagues?.fallback ?? []), key, address };
}

/** Those of CONNECT. Throws ConfigError for the first wrong one. */
export const chosenSources = (config: Config): readonly ChosenSource[] =>
  config.connect.filter(({ name }) => name !== theOddsApi.name).map((source) => chosenSource(config, source));

/** Its matches are of a provider of this name. */
export const providerOf = ({ name }: Pick<Connector, 'name'>): string => `${name}-live`;

export const userAgentOf = ({ siteUrl }: Config): string =>
  `stillingen/${program.version}${siteUrl === '' ? '' : ` (+${siteUrl})`}`;

export type SourceRunOptions = Pick<RunOptions, 'ingest' | 'log' | 'signal' | 'record' | 'onFirstAnswer'> &
  Partial<Pick<RunOptions, 'store'>>;

/** Reads one source until the signal is aborted. */
export const runSource = (config: Config, source: ChosenSource, options: SourceRunOptions): Promise<void> =>
  new ConnectorRun({
    ...source,
    userAgent: userAgentOf(config),
    // The address of a mirror is the operator's own choice.
    httpGet: createHttpGet(source.address.origin === new URL(source.connector.address).origin ? 'public' : 'any'),
    clock: { nowMs: Date.now, sleep },
    random: Math.random,
    store: createStateFile(config.dataDir, source.connector.name),
    ...options,
  }).run();

interface ConnectedInput {
  readonly config: Config;
  readonly sources: readonly ChosenSource[];
  readonly db: Database;
  readonly url: string;
  readonly isLeading: () => boolean;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Reads the sources of CONNECT in their order, while this process leads. */
export async function runConnected({ config, sources, db, url, isLeading, log, signal }: ConnectedInput): Promise<void> {
  await whileLeading(isLeading, signal, async (over) => {
    const runs: Promise<void>[] = [];
    for (const source of sources) {
      const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
      const run = withKey(db, url, source, (ingest) =>
        runSource(config, source, { ingest, log, signal: over, onFirstAnswer: resolve }),
      ).catch((error: Error) => log.warn(`${source.connector.name}: stopped by an error: ${error.stack ?? error.message}`));
      runs.push(run);
      await Promise.race([isAnswered, sleep(NEXT_SOURCE_MS, over), run]);
    }
    await Promise.all(runs);
  });
}

async function withKey(
  db: Database,
  url: string,
  { connector }: ChosenSource,
  run: (ingest: IngestClient) => Promise<void>,
): Promise<void> {
  const key = await issueKey(db, providerOf(connector), 'real', connector.attribution);
  await run(createIngestClient({ url, key }));
  await revokeKey(db, key).catch(() => undefined);
}
