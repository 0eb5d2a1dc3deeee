import {
  battingsOf,
  byStart,
  countedResult,
  type EventId,
  type EventItem,
  fairPlayOf,
  halfTimeScore,
  type League,
  type LiveState,
  type Pair,
  type ParticipantId,
  type StandingsMatch,
  type StandingsRules,
  StageType,
} from '@stillingen/domain';

const TRIES = new Set(['try', 'penalty-try']);

function triesOf(state: LiveState, id: EventId): Pair {
  const tries = (state.incidents.get(id) ?? []).filter(({ type, withdrawn }) => withdrawn === null && TRIES.has(type));
  const home = tries.filter(({ side }) => side === 'home').length;
  return [home, tries.length - home];
}

function special(state: LiveState, event: EventItem, live: boolean, rules: StandingsRules) {
  return {
    ...(rules.points.bonus?.tries === undefined ? {} : { tries: triesOf(state, event.id) }),
    ...(rules.columns.includes('netRunRate') ? { batting: battingsOf(event) } : {}),
    ...(rules.tieBreaks.includes('fair-play')
      ? { fairPlay: fairPlayOf(state.incidents.get(event.id) ?? [], rules.fairPlay) }
      : {}),
    ...(live || !rules.otherTables.includes('half-time') ? {} : { halfTime: halfTimeScore(event) }),
  };
}

interface SeasonMatches {
  readonly matches: StandingsMatch[];
  readonly participants: Map<League, ParticipantId[]>;
}

/** Live matches count as if they ended now. */
export function seasonMatches(state: LiveState, stages: readonly League[], rules: StandingsRules): SeasonMatches {
  const matches: StandingsMatch[] = [];
  const participants = new Map<League, ParticipantId[]>();
  for (const stage of stages) {
    const named = new Set<ParticipantId>();
    for (const id of state.eventsOfLeague.get(stage.id) ?? []) {
      const event = state.events.get(id)!;
      named.add(event.home).add(event.away);
      const { home, away } = event;
      const live = event.stageType === StageType.live;
      const counted = countedResult(event, rules);
      if (counted === null) continue;
      matches.push({
        id,
        home,
        away,
        ...counted,
        ...special(state, event, live, rules),
        role: stage.role,
        group: stage.group,
        start: event.start,
        live,
      });
    }
    participants.set(stage, [...named]);
  }
  return { matches, participants };
}

export function nextMatches(state: LiveState, stages: readonly League[]): Map<ParticipantId, EventItem> {
  const next = new Map<ParticipantId, EventItem>();
  for (const stage of stages) {
    for (const id of state.eventsOfLeague.get(stage.id) ?? []) {
      const event = state.events.get(id)!;
      if (event.stageType !== StageType.scheduled) continue;
      for (const participant of [event.home, event.away]) {
        const known = next.get(participant);
        if (known === undefined || byStart(event, known) < 0) next.set(participant, event);
      }
    }
  }
  return next;
}
