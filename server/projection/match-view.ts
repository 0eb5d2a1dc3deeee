import {
  aggregateScore,
  clockOf,
  type Correction,
  type EventId,
  type EventItem,
  idsOfPair,
  type Incident,
  type IncidentType,
  type LiveState,
  NO_FACTS,
  type Pair,
  type Participant,
  type ParticipantId,
  type SeriesId,
  seriesOf,
  sportById,
  StageType,
} from '@stillingen/domain';
import { lastCorrection, type LastPenalty, type PenaltyEntries, writeEvent } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';

export const shownCorrections = (corrections: readonly Correction[]): readonly Correction[] =>
  corrections.filter(({ what }) => what === 'goal' || what === 'score' || what === 'incident');

const NO_CORRECTIONS: readonly Correction[] = [];
const NO_INCIDENTS: readonly Incident[] = [];

function inWords(event: EventItem, words: Vocabulary): EventItem {
  const [round, notice, situation] = [words.phrase(event.round), words.phrase(event.notice), words.phrase(event.situation)];
  const isSame = round === event.round && notice === event.notice && situation === event.situation;
  return isSame ? event : { ...event, round, notice, situation };
}

const PENALTIES: ReadonlySet<IncidentType> = new Set(['penalty-awarded', 'penalty-goal', 'penalty-missed']);

/** Seconds from the start of its stage to the beginning of an incident's minute. */
const secondOf = ({ minute, added }: Incident, baseMinute: number): number => Math.max(0, minute + added - baseMinute - 1) * 60;

const runningClock = (event: EventItem) =>
  event.stageType === StageType.live ? clockOf(sportById(event.sportId)!, event) : undefined;

/** SYNC-17. */
function lastPenalty({ incidents, event }: MatchView): LastPenalty | null {
  const clock = runningClock(event);
  if (clock === undefined) return null;
  const { stage } = event;
  const last = incidents.findLast(
    (incident) => PENALTIES.has(incident.type) && incident.stage === stage && incident.withdrawn === null,
  );
  return last === undefined ? null : { side: last.side, stage, time: secondOf(last, clock.baseMinute) };
}

/** EVENT-22: with times by the clock of the stage. */
function penaltiesOf({ incidents, event }: MatchView): PenaltyEntries | null {
  const clock = runningClock(event);
  const { stage, stageStart } = event;
  if (clock === undefined || stageStart === null) return null;
  const last = (is: (type: IncidentType) => boolean) => {
    const found = incidents.findLast((incident) => is(incident.type) && incident.stage === stage && incident.withdrawn === null);
    return found === undefined ? null : { time: stageStart + secondOf(found, clock.baseMinute), incident: found.id };
  };
  return { shot: last((type) => PENALTIES.has(type)), missed: last((type) => type === 'penalty-missed') };
}

const legsOf = ({ events, eventsOfPair }: LiveState, { home, away, leagueId }: EventItem): EventItem[] =>
  [...(eventsOfPair.get(`${home}|${away}`) ?? []), ...(eventsOfPair.get(`${away}|${home}`) ?? [])]
    .map((id) => events.get(id)!)
    .filter((leg) => leg.leagueId === leagueId);

const NO_PERSONS: readonly ParticipantId[] = [];
const NO_PAIRS: Pair<readonly ParticipantId[]> = [NO_PERSONS, NO_PERSONS];

/** None of a side of which one is unknown. */
function personsOf({ participants }: LiveState, home: Participant, away: Participant): Pair<readonly ParticipantId[]> {
  if (home.kind !== 'pair' && away.kind !== 'pair') return NO_PAIRS;
  const known = (ids: readonly ParticipantId[]) => (ids.every((id) => participants.has(id)) ? ids : NO_PERSONS);
  return [known(idsOfPair(home)), known(idsOfPair(away))];
}

export function factFlags(state: LiveState, id: EventId): { readonly hasLineups: boolean; readonly hasComments: boolean } {
  const facts = state.facts.get(id) ?? NO_FACTS;
  return { hasLineups: facts.lineup.length > 0, hasComments: facts.comment.length > 0 };
}

export interface MatchView {
  readonly event: EventItem;
  readonly home: Participant;
  readonly away: Participant;
  readonly persons: Pair<readonly ParticipantId[]>;
  readonly hasDetail: boolean;
  readonly hasLineups: boolean;
  readonly hasComments: boolean;
  readonly corrections: readonly Correction[];
  readonly incidents: readonly Incident[];
  readonly series: SeriesId | null;
  readonly aggregate: Pair | null;
}

export function matchViewOf(state: LiveState, event: EventItem): MatchView {
  const league = state.leagues.get(event.leagueId)!;
  const series = seriesOf(league, event);
  const [home, away] = [state.participants.get(event.home)!, state.participants.get(event.away)!];
  return {
    event,
    home,
    away,
    persons: personsOf(state, home, away),
    hasDetail: state.statistics.has(event.id),
    ...factFlags(state, event.id),
    corrections: state.corrections.get(event.id) ?? NO_CORRECTIONS,
    incidents: state.incidents.get(event.id) ?? NO_INCIDENTS,
    series,
    aggregate: series === null ? null : aggregateScore(league, event, legsOf(state, event)),
  };
}

const isSamePair = (a: Pair<unknown> | null, b: Pair<unknown> | null): boolean =>
  a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);
const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);

export const isSameMatch = (a: MatchView, b: MatchView): boolean =>
  a.event === b.event &&
  a.home === b.home &&
  a.away === b.away &&
  isSameList(a.persons[0], b.persons[0]) &&
  isSameList(a.persons[1], b.persons[1]) &&
  a.hasDetail === b.hasDetail &&
  a.hasLineups === b.hasLineups &&
  a.hasComments === b.hasComments &&
  a.corrections === b.corrections &&
  a.incidents === b.incidents &&
  a.series === b.series &&
  isSamePair(a.aggregate, b.aggregate);

export function matchText(view: MatchView, words: Vocabulary): string {
  const { event, home, away, persons, hasDetail, hasLineups, hasComments, series, aggregate } = view;
  const hasIncidents = view.incidents.length > 0;
  return writeEvent(inWords(event, words), home, away, {
    persons,
    clockRuns: event.stageStart !== null && clockOf(sportById(event.sportId)!, event) !== undefined,
    live: event.stageType === StageType.live ? true : null,
    hasDetail,
    hasLineups,
    hasComments,
    correction: lastCorrection(shownCorrections(view.corrections), words.reason),
    penalty: hasIncidents ? lastPenalty(view) : null,
    penalties: hasIncidents ? penaltiesOf(view) : null,
    series,
    aggregate,
  });
}
