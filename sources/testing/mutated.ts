import fc from 'fast-check';

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, '', '7', 'x'.repeat(500), -1, 1e300, 0.5, 10 ** 9, true, [], {}, [[]], '2099-01-01T00:00:00Z'),
  fc.jsonValue({ maxDepth: 2 }),
);

type Path = (string | number)[];

/** At each level a member is taken by the next number; a value without members ends the path. */
function pathIn(value: unknown, choices: readonly number[]): Path {
  const [choice, ...rest] = choices;
  if (choice === undefined || typeof value !== 'object' || value === null) return [];
  const members = Object.keys(value);
  if (members.length === 0) return [];
  const member = members[choice % members.length]!;
  return [member, ...pathIn((value as Record<string, unknown>)[member], rest)];
}

function replaced(value: unknown, [member, ...rest]: Path, by: unknown): unknown {
  if (member === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (by !== undefined || rest.length > 0) copy[member] = replaced(copy[member], rest, by);
  else if (Array.isArray(copy)) copy.splice(Number(member), 1);
  else delete copy[member];
  return copy;
}

/** The value with up to four of its fields removed or replaced by junk, at any depth. */
export const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.record({ choices: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), by: fc.option(junk, { nil: undefined }) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) => changes.reduce<unknown>((body, { choices, by }) => replaced(body, pathIn(body, choices), by), value));
