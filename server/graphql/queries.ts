import {
  byStart,
  type EventId,
  type EventItem,
  formBadge,
  type League,
  type LiveState,
  type Side,
  sportById,
  SUMMARY_MATCHES,
} from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';

interface LeagueNames {
  readonly country: (league: League, words: Vocabulary) => string;
  readonly stage: (league: League, words: Vocabulary) => string;
}
export interface OfferParameters {
  readonly eventId: string;
  readonly bookmakerId: string;
  readonly betType: string;
  readonly betScope: string;
}
type OddsData = Readonly<Record<string, unknown>> | null;
/** What one visitor is served of odds; each is null where it is served none. */
export interface OddsQueries {
  comparison(eventId: string): OddsData;
  prematch(eventId: string): OddsData;
  prematchOf(parameters: OfferParameters): OddsData;
  liveOf(parameters: OfferParameters): OddsData;
  menu(eventId: string, isLive: boolean): OddsData;
}

export interface QueryContext {
  readonly state: LiveState;
  readonly names: LeagueNames;
  readonly words: Vocabulary;
  /** Null for a visitor without odds. */
  readonly odds: OddsQueries | null;
}

const SIDES = ['home', 'away'] as const;
const SIDE_NAMES = { home: 'HOME', away: 'AWAY' } as const;

interface FormRow {
  readonly eventId: string;
  readonly startTime: number;
  readonly result: NonNullable<ReturnType<typeof formBadge>>;
}

function formOf({ events, eventsOfLeague }: LiveState, match: EventItem, side: Side): readonly FormRow[] {
  const sport = sportById(match.sportId)!;
  const participant = match[side];
  return [...(eventsOfLeague.get(match.leagueId) ?? [])]
    .map((id) => events.get(id)!)
    .filter(({ home, away, start }) => start < match.start && (home === participant || away === participant))
    .sort((a, b) => byStart(b, a))
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

/** Standings tabs: overall, home, away. */
const TAB_IDS = ['1', '2', '3'];

/** First and last start in a stage (seconds); null without any. */
function boundsOf({ events, races, eventsOfLeague, racesOfLeague }: LiveState, { id }: League) {
  const starts = [
    ...[...(eventsOfLeague.get(id) ?? [])].map((event) => events.get(event)!.start),
    ...[...(racesOfLeague.get(id) ?? [])].map((race) => races.get(race)!.start),
  ];
  return starts.length === 0 ? { first: null, last: null } : { first: Math.min(...starts), last: Math.max(...starts) };
}

const seasonOf = ({ tournamentId, templateId, season }: League, newest: string) => {
  const [start = '', end = start] = season.split('/');
  return { tournamentId, tournamentTemplateId: templateId, start, end, isCurrent: season === newest, images: [], winners: [] };
};

function stageOf({ state, names, words }: QueryContext, stage: League) {
  const { first, last } = boundsOf(state, stage);
  return {
    tournamentStage: {
      id: stage.id,
      stageStartEstimated: first,
      stageEndEstimated: last,
      isFinal: stage.role !== 'qualification',
      tournamentStageTabIds: stage.hasStandings ? TAB_IDS : [],
    },
    leagueNames: {
      country: names.country(stage, words),
      tournament: words.competition(stage).name,
      stage: names.stage(stage, words),
    },
  };
}

/** `lph`: a season with its stages and the other seasons; null for an unknown stage. */
export function seasonsOf(context: QueryContext, tournamentId: string, stageId: string) {
  const all = [...context.state.leagues.values()];
  const requested = all.find((league) => league.id === stageId && league.tournamentId === tournamentId);
  if (requested === undefined) return null;
  const family = all.filter(({ templateId }) => templateId === requested.templateId);
  const seasons = new Map(family.map((league) => [league.tournamentId, league]));
  const newest = family
    .map(({ season }) => season)
    .sort()
    .at(-1)!;
  seasons.delete(requested.tournamentId);
  const stages = family.filter((league) => league.tournamentId === tournamentId && league !== requested);
  return {
    requested: {
      ...seasonOf(requested, newest),
      tournamentStages: {
        requested: stageOf(context, requested),
        other: stages.map((stage) => stageOf(context, stage)),
      },
    },
    other: [...seasons.values()].sort((a, b) => (a.season > b.season ? -1 : 1)).map((league) => seasonOf(league, newest)),
  };
}
