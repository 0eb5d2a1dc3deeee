import { Stage } from '@stillingen/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createInMemoryIngest } from '../in-memory-ingest.ts';
import type { Clock } from '../ports.ts';
import { createRandom } from '../random.ts';
import { runFake } from '../testing/fake-source.ts';
import { type Fault, faultsIn, faultyAnswer } from '../testing/made-day/faults.ts';
import type { MadeMatch } from '../testing/made-day/match.ts';
import { codesOf, MADE_SOURCES, madeMatches, type MadeSource } from '../testing/made-day/sources.ts';
import { namedEvents } from '../testing/named-views.ts';
import type { SourceState } from './engine/source-state.ts';
import { HOUR, MINUTE } from './kit/pace.ts';

const START = Date.parse('2026-11-28T17:00:00Z');
/** Faults end with the longest match; everything is right from then on. */
const [FAULTY_MINUTES, LENGTH] = [200, 8 * HOUR];
const RUNS = Number(process.env['FAULT_RUNS'] ?? 3);

/** The same faults each time: searches by hand give another. */
const SEED = Number(process.env['FAULT_SEED'] ?? 1);
const SEEDS = [1, 2, 3];
const ENDS = new Set<number | null>([Stage.finished, Stage.afterExtraTime, Stage.afterPenalties]);

type Ingest = ReturnType<typeof createInMemoryIngest>;

const viewsOf = ({ state }: Ingest) =>
  namedEvents(state)
    .map(({ id, home, away, stage, score, parts, penalties }) => ({
      ...{ home, away, stage, score, parts, penalties },
      incidents: (state.incidents.get(id) ?? [])
        .filter(({ withdrawn }) => withdrawn === null)
        .map(({ type, side, minute, player }) => `${minute} ${type} ${side} ${player}`)
        .toSorted(),
    }))
    .toSorted((a, b) => a.home.localeCompare(b.home));

/** Plays a day, with a new process at each restart. */
async function play(source: MadeSource, matches: readonly MadeMatch[], faults: readonly Fault[]) {
  let clock: Pick<Clock, 'nowMs'> = { nowMs: () => START };
  const ingest = createInMemoryIngest({ name: 'live', origin: 'real' }, undefined, () => clock.nowMs());
  const activeAt = (ms: number) => faults.filter(({ fromMs, toMs }) => ms - START >= fromMs && ms - START < toMs);
  const restarts = faults.filter(({ kind }) => kind.startsWith('restart')).toSorted((a, b) => a.fromMs - b.fromMs);
  const lines: string[] = [];
  let state: SourceState | null = null;
  let fromMs = START;
  for (const restart of [...restarts, null]) {
    const untilMs = restart === null ? START + LENGTH : START + restart.fromMs;
    const kept = state;
    const run = runFake(fromMs, ({ path, nowMs }) => faultyAnswer(source, path, matches, { faults: activeAt(nowMs), nowMs }), {
      ...{ connector: source.connector, leagues: codesOf(source), random: createRandom('faults', fromMs).next },
      store: { read: async () => kept, write: async (next) => void (state = structuredClone(next)) },
      ingest: {
        async deliver(messages, options) {
          if (activeAt(clock.nowMs()).some(({ kind }) => kind === 'server-down')) throw new Error('ECONNREFUSED');
          return ingest.deliver(messages, options);
        },
      },
    });
    clock = run.clock;
    await run.until(untilMs);
    lines.push(...run.lines);
    if (restart?.kind === 'restart-without-memory') state = null;
    fromMs = untilMs + 1000;
  }
  return { views: viewsOf(ingest), refused: lines.filter((line) => line.includes('refused')) };
}

/** It states no halves: a goal that is gone for long may be counted in the other one. */
const WITHOUT_PARTS = 'thesportsdb';
const SOURCES = MADE_SOURCES.filter(({ connector }) => connector.name !== WITHOUT_PARTS);

it.each(SOURCES.map((source) => [source.connector.name, source] as const))(
  '%s ends a day with faults as one without them',
  async (_, source) => {
    const starts = [20, 25, 30, 35, 20, 25, 30, 35].map((minute) => START + minute * MINUTE);
    const days = await Promise.all(
      SEEDS.map(async (seed) => {
        const matches = madeMatches(source, starts, { seed, leagueCount: 3 });
        return { matches, right: await play(source, matches, []) };
      }),
    );
    expect(days.flatMap(({ right }) => right.refused)).toEqual([]);
    const stages = days.flatMap(({ right }) => right.views.map(({ stage }) => stage));
    expect(stages.filter((stage) => !ENDS.has(stage))).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...days), faultsIn(FAULTY_MINUTES), async ({ matches, right }, faults) => {
        expect(await play(source, matches, faults)).toEqual(right);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
);
