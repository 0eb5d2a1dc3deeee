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

type Wanted = OptionValues<typeof OPTIONS>;

interface Site {
  readonly origins: readonly string[];
  readonly ingestUrls: readonly string[];
  readonly key: string;
  /** Process id; null if the tool did not start the server. */
  readonly pid: number | null;
}

async function openSite({ url, ingest, key }: Wanted, stack: AsyncDisposableStack): Promise<Site> {
  for (const each of new Set([...url, ...ingest]))
    if (!(await fetch(`${each}/healthz`).catch(() => null))?.ok)
      throw new ConfigError(`${each} does not answer; allowed: servers that run`);
  if (url.length > 0) return { origins: url, ingestUrls: ingest.length > 0 ? ingest : url, key, pid: null };
  const folder = stack.use(temporaryFolder('bench'));
  const product = stack.use(await startProduct(folder.path));
  const own = [product.url];
  return { origins: own, ingestUrls: own, key: await product.newKey('load'), pid: product.started.child.pid! };
}

async function measure(site: Site, wanted: Wanted): Promise<Run> {
  const leagues = Math.ceil(wanted.matches / MATCHES_A_LEAGUE);
  // A server of an earlier run knows its keys.
  const { matches, messages } = todaysMatches(wanted.matches, leagues, 1, `load-${Date.now().toString(36)}-`);
  if (wanted.providers > 0) await submit(site.ingestUrls.join(','), site.key, messages);
  const ids = wanted.providers > 0 ? await idsAt(site.origins[0]!, matches) : new Map<string, string>();
  const events = matches.flatMap(({ home }) => ids.get(home) ?? []);
  const shares = { matchShare: wanted['match-share'], pollShare: wanted['poll-share'] };
  using visitors = startVisitors(wanted.workers, planVisits(site.origins, events, shares));
  const [coming, there] = [emptyTally(), emptyTally()];
  const provided = emptyTally();
  const providers =
    wanted.providers === 0
      ? null
      : startProviders(provided, {
          urls: site.ingestUrls.join(','),
          key: site.key,
          matches,
          count: wanted.providers,
          perSecond: wanted.updates,
        });
  const collect = async (count: number, into: typeof coming): Promise<number> => {
    const following = await visitors.be(count, into);
    addTally(into, provided);
    Object.assign(provided, emptyTally());
    return following;
  };
  const usage = (): ReturnType<typeof usageOf> => (site.pid === null ? null : usageOf(site.pid));
  const rampMs = wanted.ramp * 1000;
  const atFirst = usage();
  for (const startMs = performance.now(); performance.now() - startMs < rampMs; await sleep(STEP_MS))
    await collect(Math.round((wanted.visitors * (performance.now() - startMs)) / rampMs), coming);
  await collect(wanted.visitors, coming);
  const [startMs, before] = [performance.now(), usage()];
  await sleep(wanted.seconds * 1000);
  const following = await collect(wanted.visitors, there);
  const [seconds, after] = [(performance.now() - startMs) / 1000, usage()];
  await providers?.end();
  // Leaves at the pace of arrival; these seconds are not counted.
  for (let left = wanted.visitors; left > 0; left -= Math.ceil(wanted.visitors / 10)) {
    await visitors.be(Math.max(0, left), emptyTally());
    await sleep(STEP_MS);
  }
  const server =
    atFirst === null || before === null || after === null
      ? null
      : {
          comingCpuMs: before.serverCpuMs - atFirst.serverCpuMs,
          cpuMs: after.serverCpuMs - before.serverCpuMs,
          mb: after.serverMb,
        };
  return { visitors: wanted.visitors, following, seconds, server, coming, there };
}

export async function runLoad(args: readonly string[]): Promise<number> {
  try {
    const { options, help } = parseCommandLine('load', LOAD, args);
    if (help) {
      console.log(['Usage: npm run bench -- load [options]', '', ...helpLines()].join('\n'));
      return 0;
    }
    const wanted = options as Wanted;
    if (wanted.url.length > 0 && wanted.providers > 0 && wanted.key === '')
      throw new ConfigError('--key is empty; allowed: the key of a provider, or --providers 0');
    await using stack = new AsyncDisposableStack();
    const run = await measure(await openSite(wanted, stack), wanted);
    printRun(run);
    if (wanted.json !== '') writeFileSync(wanted.json, jsonOf(run));
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof IngestError)) throw error;
    console.error(error.message);
    return 2;
  }
}
