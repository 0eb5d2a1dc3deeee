import { constants } from 'node:os';
import { ensureWebBuilt } from '../scripts/setup/prepare.mjs';
import { runAlerts } from './alerts/run.ts';
import { runCalendars } from './calendars/run.ts';
import { runConnect } from './connect/run.ts';
import { runCrowded } from './crowded/run.ts';
import { runDecode } from './decode.ts';
import { runFeed } from './feed/run.ts';
import { printMachine } from './figures.ts';
import { runIdentity } from './identity/run.ts';
import { runImages } from './images/run.ts';
import { runImport } from './import/run.ts';
import { runIngest, runIngestTcp } from './ingest.ts';
import { runJourney } from './journey.ts';
import { runLiveTable } from './live-table/rows.ts';
import { runLoad } from './load/run.ts';
import { runEdgeStart } from './many/edge-start.ts';
import { runEdges } from './many/edges.ts';
import { runFailover } from './many/failover.ts';
import { runReconnect } from './many/reconnect.ts';
import { runMine } from './mine/run.ts';
import { runOdds, runOddsFor } from './odds/run.ts';
import { runPage } from './page.ts';
import { runPages } from './pages.ts';
import { runPush } from './push/run.ts';
import { runSaturday } from './push/saturday.ts';
import { runRender } from './render/run.ts';
import { runRules } from './rules/run.ts';
import { runSearch } from './search/run.ts';
import { runStart } from './start.ts';

const BENCHMARKS = {
  journey: runJourney,
  decode: runDecode,
  feed: runFeed,
  render: runRender,
  ingest: runIngest,
  'ingest-tcp': runIngestTcp,
  page: runPage,
  pages: runPages,
  'live-table': runLiveTable,
  rules: runRules,
  mine: runMine,
  import: runImport,
  push: runPush,
  saturday: runSaturday,
  edges: runEdges,
  reconnect: runReconnect,
  failover: runFailover,
  'edge-start': runEdgeStart,
  identity: runIdentity,
  crowded: runCrowded,
  alerts: runAlerts,
  connect: runConnect,
  odds: runOdds,
  search: runSearch,
  calendars: runCalendars,
  images: runImages,
  start: runStart,
} as const;

const LOAD = 'load';
const MINUTES = '--minutes';

// A normal exit ends child processes and removes folders.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(BENCHMARKS, name));
if (names[0] === LOAD) {
  await ensureWebBuilt();
  printMachine();
  process.exitCode = await runLoad(names.slice(1));
} else if (names[0] === 'odds' && names[1] === MINUTES) {
  printMachine();
  await runOddsFor(Number(names[2]));
} else if (unknown === undefined) {
  // The figures are those of this tree, not of an older build.
  await ensureWebBuilt();
  printMachine();
  for (const [name, run] of Object.entries(BENCHMARKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${name}`);
    await run();
  }
} else {
  console.error(`There is no benchmark ${JSON.stringify(unknown)}; allowed: ${[...Object.keys(BENCHMARKS), LOAD].join(', ')}`);
  process.exitCode = 2;
}
