import type { LiveState } from '@stillingen/domain';
import { createIngestClient, type Log } from '@stillingen/sources';
import { fixturesOf, type OddsConnector, OddsRun, theOddsApi } from '@stillingen/sources/connect';
import type { Database } from '../../database/database.ts';
import { createHttpGet } from '../../http/outbound/http-get.ts';
import { issueKey, revokeKey } from '../../journal/providers.ts';
import type { Config } from '../../ops/config/config.ts';
import { ConfigError } from '../../ops/config/setting.ts';
import { sleep } from '../../ops/output.ts';
import { providerOf, shown, userAgentOf } from './connectors.ts';
import { whileLeading } from './while-leading.ts';

/** A source of odds of CONNECT, with everything that is checked before its first request. */
export interface ChosenOddsSource {
  readonly connector: OddsConnector;
  readonly leagues: readonly string[];
  readonly key: string;
  readonly mirror: URL | null;
}

/** Null unless the source is one of odds. Throws ConfigError with what is allowed. */
function chosen(config: Config, { name, leagues, mirror }: Config['connect'][number]): ChosenOddsSource | null {
  const connector = theOddsApi;
  if (name !== connector.name) return null;
  const allowed = Object.keys(connector.leagues);
  const unknown = leagues.find((code) => !allowed.includes(code));
  const problem = unknown === undefined ? (leagues.length === 0 ? 'not named' : null) : shown(unknown);
  if (problem !== null) throw new ConfigError(`a league of ${name} is ${problem}; allowed: ${allowed.join(', ')}`);
  const key = config.oddsApiKey;
  if (key === '' && mirror === null)
    throw new ConfigError(`${connector.key.setting} is not set, and ${name} needs a key: ${connector.key.where}`);
  return { connector, leagues, key, mirror };
}

export const chosenOddsSources = (config: Config): readonly ChosenOddsSource[] =>
  config.connect.flatMap((source) => chosen(config, source) ?? []);

interface OddsSourcesInput {
  readonly config: Config;
  readonly sources: readonly ChosenOddsSource[];
  readonly db: Database;
  readonly url: string;
  readonly state: LiveState;
  readonly isLeading: () => boolean;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Reads the sources of odds while this process leads. */
export const runOddsSources = ({ config, sources, db, url, state, isLeading, log, signal }: OddsSourcesInput): Promise<void> =>
  whileLeading(isLeading, signal, (over) =>
    Promise.all(
      sources.map(async ({ connector, leagues, key, mirror }) => {
        const ingestKey = await issueKey(db, providerOf(connector), 'real');
        const run = new OddsRun({
          connector: mirror === null ? connector : { ...connector, address: mirror.href },
          ...{ leagues, key, userAgent: userAgentOf(config), log },
          // The address of a mirror is the operator's own choice.
          httpGet: createHttpGet(mirror === null ? 'public' : 'any'),
          client: createIngestClient({ url, key: ingestKey }),
          fixturesBetween: fixturesOf(state),
          clock: { nowMs: Date.now, sleep },
        });
        await run
          .run(over)
          .catch((error: Error) => log.warn(`${connector.name}: stopped by an error: ${error.stack ?? error.message}`));
        await revokeKey(db, ingestKey).catch(() => undefined);
      }),
    ),
  );
