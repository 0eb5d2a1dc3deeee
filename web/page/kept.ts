import { useState } from 'react';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
const idOf = (value: unknown): unknown => (isPlain(value) ? value['id'] : undefined);

function keptList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.map((each) => [idOf(each), each]));
  // By place first: ids may be empty, or stand twice.
  const list = next.map((each, at) => kept(idOf(each) === idOf(before[at]) ? before[at] : byId.get(idOf(each)), each));
  return list.length === before.length && list.every((each, at) => Object.is(each, before[at])) ? before : list;
}

/**
 * `next`, which is plain data, with each part that is equal in `before` as the same object.
 * Items of lists are compared by their ids, else by their places.
 */
export function kept<Value>(before: unknown, next: Value): Value {
  if (Object.is(before, next)) return next;
  if (!isPlain(before) || !isPlain(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  if (Array.isArray(before)) return keptList(before, next as unknown as readonly unknown[]) as Value;
  const fields = Object.entries(next).map(([name, value]) => [name, kept(before[name], value)] as const);
  const isSame = fields.length === Object.keys(before).length && fields.every(([name, value]) => Object.is(value, before[name]));
  return (isSame ? before : Object.fromEntries(fields)) as Value;
}

/** The parts of `value` that are equal in the next rendering stay the same objects, for memo. */
export function useKept<Value>(value: Value): Value {
  const [last, setLast] = useState(value);
  const next = kept(last, value);
  if (!Object.is(next, last)) setLast(() => next);
  return next;
}
