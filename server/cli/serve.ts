import { once } from 'node:events';
import { type Config, readConfig } from '../ops/config/config.ts';
import { DEMO_BOOKMAKERS } from '../ops/config/odds.ts';
import { parseRoles, ROLE_FORM } from '../ops/config/process.ts';
import { isLogged } from '../ops/config/reports.ts';
import { ConfigError } from '../ops/config/setting.ts';
import { logOutput, sleep, stderrLog } from '../ops/output.ts';
import { isUnavailable, StoreError } from '../database/database.ts';
import { issueKey, revokeKey } from '../journal/providers.ts';
import { command, numberOption } from './options.ts';
import { type Stack, type StackOptions, startStack } from '../compose/stack.ts';

const shown = (url: string): string => url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');

const EXIT_DELAY_MS = 1000;

/** Exits after this time, whatever still hangs: answered messages are on disk. */
function exitAfter(seconds: number): void {
  setTimeout(() => {
    stderrLog.warn(`shutdown not finished within ${seconds} seconds (DRAIN_SECONDS); no answered message is lost`);
    process.exit(1);
  }, seconds * 1000).unref();
}

const exitSoon = (): void => void setTimeout(() => process.exit(), EXIT_DELAY_MS).unref();

const RESTART_DELAY_MS = 1000;

/** Starts the stack, and again if the database is lost during the start. Null if aborted. */
async function startWithRetry(config: Config, options: StackOptions & { readonly signal: AbortSignal }): Promise<Stack | null> {
  for (;;) {
    try {
      return await startStack(config, options);
    } catch (error) {
      if (options.signal.aborted && (isUnavailable(error) || error instanceof StoreError)) return null;
      if (!isUnavailable(error)) throw error;
      stderrLog.warn(`the database was lost during the start: ${(error as Error).message}; starting again`);
      await sleep(RESTART_DELAY_MS, options.signal);
    }
  }
}

export const serve = command({
  summary: 'Serves the site, its feeds and the provider API, with a PostgreSQL of its own unless DATABASE_URL is set.',
  words: [],
  options: {
    demo: {
      meaning: 'also play the demo world: simulated matches and races of real competitions, marked as such',
      isSwitch: true,
    },
    'every-sport-live': { meaning: 'demo world: events of every sport at every hour, whatever the season', isSwitch: true },
    'world-size': numberOption('demo world: football matches on a Saturday', 250, 20, 3000),
    'world-seed': numberOption('demo world: the same seed gives the same world', 1, 0, 999_999_999),
    'odds-rate': numberOption('demo world: changes of odds a second; 0 for no odds', 5, 0, 1000),
    roles: {
      meaning: 'what this process does, instead of ROLES',
      fallback: '',
      allowed: ROLE_FORM,
      parse: (text: string) => (text === '' || parseRoles(text) !== null ? text : null),
    },
  },
  async run({ options, signal }) {
    const given = options.roles === '' ? {} : { ROLES: options.roles };
    const config = readConfig(undefined, given, options.demo ? { BOOKMAKERS: DEMO_BOOKMAKERS } : {});
    if (options.demo && !config.roles.includes('live'))
      throw new ConfigError('--demo is given without the role live; the demo world needs it; allowed: with the role live');
    const connectors = config.connect.length === 0 ? null : await import('../compose/sources/connectors.ts');
    const sources = connectors?.chosenSources(config) ?? [];
    const odds = connectors === null ? null : await import('../compose/sources/odds-sources.ts');
    const oddsSources = odds?.chosenOddsSources(config) ?? [];
    signal.addEventListener('abort', () => exitAfter(config.drainSeconds));
    using ending = new DisposableStack();
    ending.defer(exitSoon);
    await using stack = await startWithRetry(config, { withPages: true, signal });
    if (stack === null) return 0;
    const { url, db, state, failed, notices, isLeading } = stack;
    failed.addEventListener('abort', () => {
      stderrLog.warn(
        `the database could not be restarted: ${String(failed.reason)}; the server exits, for its supervisor to restart it`,
      );
      exitAfter(config.drainSeconds);
    });
    const over = AbortSignal.any([signal, failed]);
    const connection = { config, db, url, isLeading, log: stderrLog, signal: over };
    const connected = Promise.all([
      connectors?.runConnected({ ...connection, sources }),
      odds?.runOddsSources({ ...connection, state, sources: oddsSources }),
    ]);
    logOutput.write(`Stillingen is served at ${shown(url)}\n`);
    if (isLogged(config.logLevel, 'warn')) for (const notice of notices) stderrLog.warn(notice);
    if (options.demo) logOutput.write('Real matches tonight: `npx stillingen connect` lists live sources\n');
    if (options.demo && !over.aborted) {
      const { createIngestClient, createSimulator, runSimulator } = await import('@stillingen/sources');
      const key = await issueKey(db, 'world', 'simulated');
      const simulator = createSimulator({
        seed: options['world-seed'],
        size: options['world-size'],
        nowMs: Date.now(),
        everySportLive: options['every-sport-live'],
      });
      const client = createIngestClient({ url, key });
      const rate = options['odds-rate'];
      await runSimulator({
        simulator,
        client,
        ...(rate === 0 ? {} : { odds: { client, rate } }),
        clock: { nowMs: Date.now, sleep },
        signal: over,
        log: stderrLog,
      });
      if (!failed.aborted) await revokeKey(db, key);
    }
    if (!over.aborted) await once(over, 'abort');
    await connected;
    return failed.aborted ? 1 : 0;
  },
});
