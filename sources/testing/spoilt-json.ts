import fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const RUBBISH: readonly Json[] = [null, true, -1, 0.5, 1e12, '', ' ', '7', 'x'.repeat(400), [], {}, [[]], '2099-01-01T00:00:00Z'];

/** The value with one part replaced or left out, found by a walk of `steps` from the outside. */
function spoil(value: Json, steps: readonly number[], rubbish: Json | undefined): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return rubbish;
  const names = Object.keys(value);
  const name = names[step % Math.max(1, names.length)];
  if (name === undefined) return rubbish;
  const copy: Record<string, Json> | Json[] = Array.isArray(value) ? [...value] : { ...value };
  const part = spoil((value as Record<string, Json>)[name]!, rest, rubbish);
  if (part !== undefined) (copy as Record<string, Json>)[name] = part;
  else if (Array.isArray(copy)) copy.splice(Number(name), 1);
  else delete copy[name];
  return copy;
}

/** Answers of a changed shape: the value with one to four of its parts replaced or left out. */
export const spoilt = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.record({
        steps: fc.array(fc.nat(1000), { maxLength: 9 }),
        rubbish: fc.option(fc.constantFrom(...RUBBISH), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((changes) =>
      changes.reduce<Json | undefined>(
        (now, { steps, rubbish }) => spoil(now ?? null, steps, rubbish),
        structuredClone(value) as Json,
      ),
    );
