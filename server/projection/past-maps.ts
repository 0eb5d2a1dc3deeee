import type { EventId, StageId } from '@stillingen/domain';

/** A map as it was. `before`: what it said under the ids of which it says something else now, undefined where it said nothing. */
export function mapThen(now: ReadonlyMap<string, unknown>, before: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const then = new Map(now);
  for (const [id, value] of before) {
    if (value === undefined) then.delete(id);
    else then.set(id, value);
  }
  return then;
}

type Staged = ReadonlyMap<EventId, { readonly leagueId: StageId }>;

/** The events of each stage as they were: those of now where none of `ids`, all that have changed since, came, went or left its stage. */
export function ofStagesThen(
  index: Map<StageId, Set<EventId>>,
  ids: Iterable<EventId>,
  now: Staged,
  then: Staged,
): Map<StageId, Set<EventId>> {
  const anew = new Map<StageId, Set<EventId>>();
  function idsOf(stage: StageId): Set<EventId> {
    const known = anew.get(stage) ?? new Set(index.get(stage));
    anew.set(stage, known);
    return known;
  }
  for (const id of ids) {
    const [from, to] = [then.get(id)?.leagueId, now.get(id)?.leagueId];
    if (from === to) continue;
    if (to !== undefined) idsOf(to).delete(id);
    if (from !== undefined) idsOf(from).add(id);
  }
  return anew.size === 0 ? index : new Map([...index, ...anew]);
}
