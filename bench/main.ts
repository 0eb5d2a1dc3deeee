import { runDecode } from './decode.ts';
import { runFeed } from './feed/run.ts';
import { printMachine } from './figures.ts';
import { runImport } from './import/run.ts';
import { runIngest } from './ingest.ts';
import { runJourney } from './journey.ts';
import { runLiveTable } from './live-table/run.ts';
import { runPage } from './page.ts';
import { runPush } from './push/run.ts';
import { runRender } from './render/run.ts';
import { runStart } from './start.ts';

const BENCHMARKS = {
  journey: runJourney,
  decode: runDecode,
  feed: runFeed,
  render: runRender,
  ingest: runIngest,
  page: runPage,
  'live-table': runLiveTable,
  import: runImport,
  push: runPush,
  start: runStart,
} as const;

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown === undefined) {
  printMachine();
  for (const [name, run] of Object.entries(BENCHMARKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${name}`);
    await run();
  }
} else {
  console.error(`There is no benchmark ${JSON.stringify(unknown)}; allowed: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 2;
}
