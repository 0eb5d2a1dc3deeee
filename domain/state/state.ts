import type { CourseSample } from '../course/samples.ts';
import type {
  Correction,
  Bye,
  Deduction,
  EventItem,
  Incident,
  League,
  Participant,
  ParticipantKind,
  Race,
  Statistic,
  StatisticsPeriod,
  TieOrder,
} from '../event/entities.ts';
import type { ArticleId, EventId, ParticipantId, StageId, TemplateId } from '../event/ids.ts';
import type { MatchFacts } from '../event/match-facts.ts';
import type { Career, Injury, Profile } from '../event/persons.ts';
import type { Message } from '../messages/index.ts';
import type { Article, RankingList, SeasonResult, Transfer } from '../event/off-pitch.ts';

/** What a provider's key names, and its last `seq`. */
export interface KeyRecord {
  readonly kind: Message['kind'] | 'participant';
  readonly seq: number;
  /** Of the last message: separates repetitions from conflicts. */
  readonly hash: number;
  readonly target: string;
  readonly eventId: EventId | null;
  /** The participant that another provider's fixture calls home. */
  readonly home?: ParticipantId;
  /** Its sides were swapped. The name is that of stored snapshots. */
  readonly turned?: true;
}

export interface LiveState {
  n: number;
  readonly participants: Map<ParticipantId, Participant>;
  readonly leagues: Map<StageId, League>;
  readonly events: Map<EventId, EventItem>;
  readonly races: Map<EventId, Race>;
  readonly incidents: Map<EventId, readonly Incident[]>;
  readonly statistics: Map<EventId, Readonly<Partial<Record<StatisticsPeriod, readonly Statistic[]>>>>;
  readonly courses: Map<EventId, readonly CourseSample[]>;
  readonly facts: Map<EventId, MatchFacts>;
  readonly corrections: Map<EventId, readonly Correction[]>;
  readonly deductions: Map<string, Deduction>;
  readonly byes: Map<string, Bye>;
  readonly tieOrders: Map<string, TieOrder>;
  readonly articles: Map<ArticleId, Article>;
  readonly rankings: Map<string, RankingList>;
  readonly transfers: Map<string, Transfer>;
  readonly seasonResults: Map<string, SeasonResult>;
  readonly profiles: Map<ParticipantId, Profile>;
  readonly careers: Map<ParticipantId, Career>;
  readonly injuries: Map<string, Injury>;
  readonly keys: Map<string, Map<string, KeyRecord>>;
  readonly recordsNaming: Map<string, readonly string[]>;
  readonly idsOfKind: Map<ParticipantKind, Set<ParticipantId>>;
  readonly eventsOfLeague: Map<StageId, Set<EventId>>;
  readonly racesOfLeague: Map<StageId, Set<EventId>>;
  /** Index of `events` by 'home|away'. */
  readonly eventsOfPair: Map<string, readonly EventId[]>;
  /** Index of `keys`: providers with a fixture of the event. */
  readonly providersOfEvent: Map<EventId, readonly string[]>;
}

export function emptyState(): LiveState {
  return {
    n: 0,
    participants: new Map(),
    leagues: new Map(),
    events: new Map(),
    races: new Map(),
    incidents: new Map(),
    statistics: new Map(),
    courses: new Map(),
    facts: new Map(),
    corrections: new Map(),
    deductions: new Map(),
    byes: new Map(),
    tieOrders: new Map(),
    articles: new Map(),
    rankings: new Map(),
    transfers: new Map(),
    seasonResults: new Map(),
    profiles: new Map(),
    careers: new Map(),
    injuries: new Map(),
    keys: new Map(),
    recordsNaming: new Map(),
    idsOfKind: new Map(),
    eventsOfLeague: new Map(),
    racesOfLeague: new Map(),
    eventsOfPair: new Map(),
    providersOfEvent: new Map(),
  };
}

/** A copy; values are shared, as they are never changed in place. */
export function copyState(state: LiveState): LiveState {
  return {
    n: state.n,
    participants: new Map(state.participants),
    leagues: new Map(state.leagues),
    events: new Map(state.events),
    races: new Map(state.races),
    incidents: new Map(state.incidents),
    statistics: new Map(state.statistics),
    courses: new Map(state.courses),
    facts: new Map(state.facts),
    corrections: new Map(state.corrections),
    deductions: new Map(state.deductions),
    byes: new Map(state.byes),
    tieOrders: new Map(state.tieOrders),
    articles: new Map(state.articles),
    rankings: new Map(state.rankings),
    transfers: new Map(state.transfers),
    seasonResults: new Map(state.seasonResults),
    profiles: new Map(state.profiles),
    careers: new Map(state.careers),
    injuries: new Map(state.injuries),
    keys: new Map([...state.keys].map(([provider, records]) => [provider, new Map(records)])),
    recordsNaming: new Map(state.recordsNaming),
    idsOfKind: new Map([...state.idsOfKind].map(([kind, ids]) => [kind, new Set(ids)])),
    eventsOfLeague: new Map([...state.eventsOfLeague].map(([league, events]) => [league, new Set(events)])),
    racesOfLeague: new Map([...state.racesOfLeague].map(([league, races]) => [league, new Set(races)])),
    eventsOfPair: new Map(state.eventsOfPair),
    providersOfEvent: new Map(state.providersOfEvent),
  };
}

/** The participants of a kind, without those that an earlier state does not know yet. */
export const participantsOfKind = (state: LiveState, kind: ParticipantKind): readonly Participant[] =>
  [...(state.idsOfKind.get(kind) ?? [])].flatMap((id) => state.participants.get(id) ?? []);

interface Records {
  readonly articles: Article;
  readonly transfers: Transfer;
  readonly injuries: Injury;
}

/** The records of a kind that name a participant or event or have named it, in order of arrival. */
export function recordsOf<Name extends keyof Records>(
  state: LiveState,
  name: Name,
  named: ParticipantId | EventId,
): readonly Records[Name][] {
  const records = state[name] as ReadonlyMap<string, Article | Transfer | Injury> as ReadonlyMap<string, Records[Name]>;
  return (state.recordsNaming.get(named) ?? []).flatMap((id) => records.get(id) ?? []);
}

export const articlesOn = (state: LiveState, id: ParticipantId): readonly Article[] =>
  recordsOf(state, 'articles', id).filter(({ participants }) => participants.includes(id));

function templateOf({ events, races, leagues }: LiveState, id: EventId): TemplateId | null {
  const leagueId = (events.get(id) ?? races.get(id))?.leagueId;
  return (leagueId === undefined ? undefined : leagues.get(leagueId))?.templateId ?? null;
}

/** Of a competition in all its seasons, and of its matches and races. */
export const articlesOnCompetition = (state: LiveState, id: TemplateId): readonly Article[] =>
  [...state.articles.values()].filter(
    ({ competitions, eventId }) => competitions.includes(id) || (eventId !== null && templateOf(state, eventId) === id),
  );

/** Absolute: applying a change twice is applying it once. Values are shared by all states. */
export type Change =
  | { readonly kind: 'participant'; readonly participant: Participant }
  | { readonly kind: 'league'; readonly league: League }
  | { readonly kind: 'event'; readonly event: EventItem }
  | { readonly kind: 'event-removed'; readonly id: EventId }
  | { readonly kind: 'race'; readonly race: Race }
  | { readonly kind: 'race-removed'; readonly id: EventId }
  | { readonly kind: 'incidents'; readonly id: EventId; readonly incidents: readonly Incident[] }
  | {
      readonly kind: 'statistics';
      readonly id: EventId;
      readonly period: StatisticsPeriod;
      readonly values: readonly Statistic[];
    }
  | { readonly kind: 'course'; readonly id: EventId; readonly sample: CourseSample }
  | { readonly kind: 'facts'; readonly id: EventId; readonly facts: MatchFacts }
  | { readonly kind: 'corrections'; readonly id: EventId; readonly corrections: readonly Correction[] }
  | { readonly kind: 'deduction'; readonly deduction: Deduction }
  | { readonly kind: 'deduction-removed'; readonly deduction: Deduction }
  | { readonly kind: 'bye'; readonly bye: Bye }
  | { readonly kind: 'bye-removed'; readonly bye: Bye }
  | { readonly kind: 'tie-order' | 'tie-order-removed'; readonly order: TieOrder }
  | { readonly kind: 'article' | 'article-removed'; readonly article: Article }
  | { readonly kind: 'ranking-list' | 'ranking-list-removed'; readonly list: RankingList }
  | { readonly kind: 'transfer' | 'transfer-removed'; readonly transfer: Transfer }
  | { readonly kind: 'profile' | 'profile-removed'; readonly profile: Profile }
  | { readonly kind: 'career' | 'career-removed'; readonly career: Career }
  | { readonly kind: 'injury' | 'injury-removed'; readonly injury: Injury }
  | { readonly kind: 'season-result' | 'season-result-removed'; readonly result: SeasonResult }
  | { readonly kind: 'key'; readonly provider: string; readonly key: string; readonly record: KeyRecord };

export interface Entry {
  readonly n: number;
  readonly atMs: number;
  readonly changes: readonly Change[];
}
