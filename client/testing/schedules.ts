import fc from 'fast-check';

const RUNS = Number(process.env.STILLINGEN_SEEDS ?? 2_000);
const REPLAY = /^(-?\d+)\/([\d:]+)$/.exec(process.env.STILLINGEN_REPLAY ?? '');
/** A schedule takes 20 ms; one that never ends fails with its seed instead of ending the test. */
const RUN_TIMEOUT_MS = 60_000;

export const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

export interface Happening<What> {
  readonly pauseMs: number;
  readonly what: What;
}

export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** As many schedules as STILLINGEN_SEEDS. Rejects with the shrunk one and its STILLINGEN_REPLAY. */
export async function checkSchedules<What, Setting>(
  file: string,
  happening: fc.Arbitrary<Happening<What>>,
  setting: fc.Arbitrary<Setting>,
  holds: (happenings: readonly Happening<What>[], setting: Setting) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 25 }), setting, holds);
  const replay = REPLAY === null ? {} : { seed: Number(REPLAY[1]), path: REPLAY[2]! };
  const result = await fc.check(property, { numRuns: RUNS, timeout: RUN_TIMEOUT_MS, ...replay });
  if (!result.failed) return;
  const again = `STILLINGEN_REPLAY=${result.seed}/${result.counterexamplePath} npm test -- ${file}`;
  throw new Error(`again: ${again}\n${fc.defaultReportMessage(result)}`, { cause: result.errorInstance });
}
