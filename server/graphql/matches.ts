import {
  type EventId,
  type EventItem,
  formBadge,
  type LiveState,
  type Side,
  sportById,
  SUMMARY_MATCHES,
} from '@stillingen/domain';
import type { QueryContext } from './parameters.ts';

const SIDES = ['home', 'away'] as const;
const SIDE_NAMES = { home: 'HOME', away: 'AWAY' } as const;

interface FormRow {
  readonly eventId: string;
  readonly startTime: number;
  readonly result: NonNullable<ReturnType<typeof formBadge>>;
}

/** Earlier decided matches of a side in the same stage, the newest first. */
function formOf({ events, eventsOfLeague }: LiveState, match: EventItem, side: Side): readonly FormRow[] {
  const sport = sportById(match.sportId)!;
  const participant = match[side];
  return [...(eventsOfLeague.get(match.leagueId) ?? [])]
    .map((id) => events.get(id)!)
    .filter(({ home, away, start }) => start < match.start && (home === participant || away === participant))
    .sort((a, b) => b.start - a.start || (a.id < b.id ? -1 : 1))
    .flatMap((event) => {
      const result = formBadge(sport, event, event.home === participant ? 'home' : 'away');
      return result === null ? [] : [{ eventId: event.id, startTime: event.start, result }];
    })
    .slice(0, SUMMARY_MATCHES);
}

const participantOf = ({ state, words }: QueryContext, match: EventItem, side: Side) => {
  const { id, name } = words.participant(state.participants.get(match[side])!);
  return { id, name };
};

/** `dsof`: the form of both sides; null for an unknown match. */
export function matchWithForm(context: QueryContext, eventId: string) {
  const { state } = context;
  const match = state.events.get(eventId as EventId);
  if (match === undefined) return null;
  return {
    eventStage: { eventStage: match.stage, eventStageType: match.stageType },
    eventParticipants: SIDES.map((side) => {
      const participant = participantOf(context, match, side);
      return {
        ...participant,
        type: { side: SIDE_NAMES[side] },
        table: { rows: formOf(state, match, side) },
        participants: [participant],
      };
    }),
    tournamentStage: { tournament: { tournamentTemplate: { switchedParticipants: false } } },
  };
}

/** `dsos2`: statistics of the whole match; null for an unknown match. */
export function matchWithStatistics(context: QueryContext, eventId: string) {
  const { state } = context;
  const match = state.events.get(eventId as EventId);
  if (match === undefined) return null;
  const values = state.statistics.get(match.id)?.[0] ?? [];
  return {
    id: match.id,
    eventParticipants: SIDES.map((side) => ({
      ...participantOf(context, match, side),
      type: { side: SIDE_NAMES[side] },
      stats: values.map((value) => ({ type: value.stat, value: value[side] })),
    })),
  };
}
