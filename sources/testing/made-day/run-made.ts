import type { RunOptions } from '../../connect/engine/connector-run.ts';
import { nowhere, type SourceState } from '../../connect/engine/source-state.ts';
import { createRandom } from '../../random.ts';
import { answerOf, runFake } from '../fake-source.ts';
import type { MadeMatch } from './match.ts';
import { codesOf, type MadeSource } from './sources.ts';

/** A connector in virtual time against the made answers of its source. */
export function runMade(
  source: MadeSource,
  matches: readonly MadeMatch[],
  startMs: number,
  options: Partial<RunOptions> & { readonly leastSleepMs?: number } = {},
) {
  let state: SourceState | null = null;
  const run = runFake(startMs, ({ path, nowMs }) => answerOf(JSON.stringify(source.write(path, matches, nowMs))), {
    connector: source.connector,
    leagues: codesOf(source),
    random: createRandom('run', source.connector.name).next,
    store: { ...nowhere, write: async (next) => void (state = next) },
    ...options,
  });
  return Object.assign(run, { stateAtEnd: () => state });
}
