import type { EventItem, Side } from '../../event/entities.ts';
import { type FactKind, type MatchFacts, NO_FACTS } from '../../event/match-facts.ts';
import type { FactMessage } from '../../messages/match-facts.ts';
import { type Fact, factOf, type PersonOf } from './fact-of.ts';
import { eventOf, keyChange, recordOf, supersededBy } from '../keys.ts';
import { ParticipantCollector } from '../persons/participants.ts';
import { claim, filledChange } from '../precedence.ts';
import type { Change, KeyRecord, LiveState } from '../state.ts';
import type { Submission } from '../decision.ts';

const ORDER: { readonly [Kind in FactKind]: (a: Fact<Kind>, b: Fact<Kind>) => number } = {
  lineup: (a, b) => (a.id > b.id ? -1 : 1),
  absences: (a, b) => (a.id > b.id ? -1 : 1),
  comment: (a, b) => a.at - b.at,
  'player-statistics': (a, b) => Number(a.id) - Number(b.id),
  history: (a, b) => Number(a.id) - Number(b.id),
  video: (a, b) => b.published - a.published,
  meetings: () => 0,
};

const known = (state: LiveState, { id }: EventItem): MatchFacts => state.facts.get(id) ?? NO_FACTS;
const reported = (state: LiveState, event: EventItem, kind: FactKind): readonly Fact[] => known(state, event)[kind] ?? [];

const changeOf = (state: LiveState, event: EventItem, kind: FactKind, facts: readonly Fact[]): Change => ({
  kind: 'facts',
  id: event.id,
  facts: { ...known(state, event), [kind]: facts },
});

/** Comments and videos belong to one provider as a whole, line-ups and figures by side and part. */
function partOf(kind: FactKind, id: string, facts: readonly Fact[]): { part: string; isReported: boolean } {
  if (kind === 'comment' || kind === 'video') return { part: kind, isReported: facts.length > 0 };
  return { part: `${kind} ${id}`, isReported: facts.some((fact) => fact.id === id) };
}

export function decideFact(state: LiveState, submission: Submission, message: FactMessage): Change[] {
  const { provider } = submission;
  const event = eventOf(state, provider, message.event);
  const persons = new ParticipantCollector(state, submission);
  const sideOf = (side: Side) => state.participants.get(event[side])!;
  const personOf: PersonOf = (side, player, path) => persons.playerOf(event.sportId, sideOf(side), player, path);
  const fact = factOf(submission, message, event, personOf);
  const key = keyChange(submission, fact.id, event.id);
  const named = recordOf(state, provider, message.key);
  const superseded = message.supersedes === undefined ? named : supersededBy(state, provider, message.supersedes);
  const stands = reported(state, event, message.kind);
  const { part, isReported } = partOf(message.kind, fact.id, stands);
  const claimed = claim(event, provider, part, isReported);
  if (claimed === null) return [key];
  const facts = claimed.isTakenOver && part === message.kind ? [] : stands;
  const replaced = superseded?.kind === message.kind && superseded.eventId === event.id ? superseded.target : fact.id;
  const before = facts.find(({ id }) => id === fact.id) ?? facts.find(({ id }) => id === replaced);
  // A correction keeps the time of the first message, so that the order stays.
  const placed = before !== undefined && 'at' in before ? { ...fact, at: before.at } : fact;
  const next = before === undefined ? [...facts, placed] : facts.map((each) => (each === before ? placed : each));
  const order = ORDER[message.kind] as (a: Fact, b: Fact) => number;
  return [
    ...persons.changes,
    ...filledChange(event, claimed),
    changeOf(state, event, message.kind, next.filter((each) => each === placed || each.id !== replaced).toSorted(order)),
    key,
  ];
}

/** None where the event is gone or another provider's. */
export function withdrawFact(
  state: LiveState,
  { provider }: Submission,
  { eventId, target }: KeyRecord,
  kind: FactKind,
): Change[] {
  const event = eventId === null ? undefined : state.events.get(eventId);
  if (event === undefined) return [];
  const facts = reported(state, event, kind);
  const { part, isReported } = partOf(kind, target, facts);
  if (!isReported || claim(event, provider, part, isReported)?.event !== event) return [];
  return [
    changeOf(
      state,
      event,
      kind,
      facts.filter(({ id }) => id !== target),
    ),
  ];
}
