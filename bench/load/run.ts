import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCommandLine, type OptionValues } from '../../server/cli/options.ts';
import { ConfigError } from '../../server/ops/config/setting.ts';
import { temporaryFolder } from '../../server/testing/run.ts';
import { IngestError } from '../../sources/ingest-client.ts';
import { idsAt, todaysMatches } from '../matches.ts';
import { startProduct, submit } from '../product.ts';
import { usageOf } from '../figures.ts';
import { helpLines, LOAD, type OPTIONS } from './options.ts';
import { startProviders } from './providers.ts';
import { addTally, emptyTally, jsonOf, printRun, type Run } from './report.ts';
import { planVisits, startVisitors } from './visits.ts';
const STEP_MS = 100;
const MATCHES_A_LEAGUE = 8;

type LoadOptions = OptionValues<typeof OPTIONS>;

interface Site {
  readonly origins: readonly string[];
  readonly ingestUrls: readonly string[];
  readonly key: string;
  /** Process id; null if the tool did not start the server. */
  readonly pid: number | null;
}

async function openSite({ url, ingest, key }: LoadOptions, stack: AsyncDisposableStack): Promise<Site> {
  for (const each of new Set([...url, ...ingest]))
    if (!(await fetch(`${each}/healthz`).catch(() => null))?.ok)
      throw new ConfigError(`${each} does not answer; allowed: running servers`);
  if (url.length > 0) return { origins: url, ingestUrls: ingest.length > 0 ? ingest : url, key, pid: null };
  const folder = stack.use(temporaryFolder('bench'));
  const product = stack.use(await startProduct(folder.path));
  const own = [product.url];
  return { origins: own, ingestUrls: own, key: await product.newKey('load'), pid: product.started.child.pid! };
}

async function measure(site: Site, options: LoadOptions): Promise<Run> {
  const leagues = Math.ceil(options.matches / MATCHES_A_LEAGUE);
  // A server of an earlier run knows its keys.
  const { matches, messages } = todaysMatches(options.matches, leagues, 1, `load-${Date.now().toString(36)}-`);
  if (options.providers > 0) await submit(site.ingestUrls.join(','), site.key, messages);
  const ids = options.providers > 0 ? await idsAt(site.origins[0]!, matches) : new Map<string, string>();
  const events = matches.flatMap(({ home }) => ids.get(home) ?? []);
  const shares = { matchShare: options['match-share'], pollShare: options['poll-share'] };
  using visitors = startVisitors(options.workers, planVisits(site.origins, events, shares));
  const [arriving, staying] = [emptyTally(), emptyTally()];
  const provided = emptyTally();
  const providers =
    options.providers === 0
      ? null
      : startProviders(provided, {
          urls: site.ingestUrls.join(','),
          key: site.key,
          matches,
          count: options.providers,
          perSecond: options.updates,
        });
  const collect = async (count: number, into: typeof arriving): Promise<number> => {
    const following = await visitors.setCount(count, into);
    addTally(into, provided);
    Object.assign(provided, emptyTally());
    return following;
  };
  const usage = (): ReturnType<typeof usageOf> => (site.pid === null ? null : usageOf(site.pid));
  const rampMs = options.ramp * 1000;
  const atFirst = usage();
  for (const startMs = performance.now(); performance.now() - startMs < rampMs; await sleep(STEP_MS))
    await collect(Math.round((options.visitors * (performance.now() - startMs)) / rampMs), arriving);
  await collect(options.visitors, arriving);
  const [startMs, before] = [performance.now(), usage()];
  await sleep(options.seconds * 1000);
  const following = await collect(options.visitors, staying);
  const [seconds, after] = [(performance.now() - startMs) / 1000, usage()];
  await providers?.end();
  // Leaves at the pace of arrival; these seconds are not counted.
  for (let left = options.visitors; left > 0; left -= Math.ceil(options.visitors / 10)) {
    await visitors.setCount(Math.max(0, left), emptyTally());
    await sleep(STEP_MS);
  }
  const server =
    atFirst === null || before === null || after === null
      ? null
      : {
          arrivingCpuMs: before.serverCpuMs - atFirst.serverCpuMs,
          cpuMs: after.serverCpuMs - before.serverCpuMs,
          mb: after.serverMb,
        };
  return { visitors: options.visitors, following, seconds, server, arriving, staying };
}

export async function runLoad(args: readonly string[]): Promise<number> {
  try {
    const { options: parsed, help } = parseCommandLine('load', LOAD, args);
    if (help) {
      console.log(['Usage: npm run bench -- load [options]', '', ...helpLines()].join('\n'));
      return 0;
    }
    const options = parsed as LoadOptions;
    if (options.url.length > 0 && options.providers > 0 && options.key === '')
      throw new ConfigError('--key is empty; allowed: the key of a provider, or --providers 0');
    await using stack = new AsyncDisposableStack();
    const run = await measure(await openSite(options, stack), options);
    printRun(run);
    if (options.json !== '') writeFileSync(options.json, jsonOf(run));
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof IngestError)) throw error;
    console.error(error.message);
    return 2;
  }
}
