import {
  type AlertFacts,
  type AlertSide,
  type Correction,
  type EventItem,
  eventItemId,
  type Incident,
  type IncidentType,
  type Pair,
  type Participant,
  type ParticipantId,
  type Race,
  Winner,
} from '@stillingen/domain';
import { type AlertPlace, clockFacts, shortName } from './facts.ts';

export interface AlertMatchView {
  readonly event: EventItem;
  readonly home: Participant;
  readonly away: Participant;
  /** Of pairs; else empty. */
  readonly persons: Pair<readonly ParticipantId[]>;
  /** Not those that are expected. */
  readonly lineupsConfirmed: boolean;
  readonly corrections: readonly Correction[];
  readonly incidents: readonly Incident[];
}

const GOALS: ReadonlySet<IncidentType> = new Set(['goal', 'own-goal', 'penalty-goal']);
const REDS: ReadonlySet<IncidentType> = new Set(['red-card', 'second-yellow-card']);
const SIDES = ['home', 'away'] as const;

const sideOf = (participant: Participant, persons: readonly ParticipantId[], sport: AlertPlace['sport']): AlertSide => ({
  ids: persons.length > 0 ? persons : [participant.id],
  name: participant.name,
  short: shortName(participant.name, participant.code, sport),
  country: participant.country,
});

function noteOf({ type, second }: Incident): string {
  if (type === 'own-goal') return ' (selvmål)';
  if (type === 'penalty-goal') return ' (straffe)';
  if (type === 'second-yellow-card') return ' (andet gule kort)';
  return second === '' || type !== 'goal' ? '' : ` (assist: ${second})`;
}

/** '61’ Lindgaard (assist: Bech)' of the last one; empty where there is none or no player is known. */
function lastOf(incidents: readonly Incident[], types: ReadonlySet<IncidentType>, side: 'home' | 'away'): string {
  const last = incidents.findLast(
    (incident) => incident.side === side && incident.withdrawn === null && types.has(incident.type),
  );
  if (last === undefined || last.player === '') return '';
  const minute = last.added > 0 ? `${last.minute}+${last.added}` : String(last.minute);
  return `${minute}’ ${last.player}${noteOf(last)}`;
}

const bySide = (incidents: readonly Incident[], types: ReadonlySet<IncidentType>): Pair<string> => [
  lastOf(incidents, types, SIDES[0]),
  lastOf(incidents, types, SIDES[1]),
];

/** Those that rows count as well. */
const isShown = ({ what }: Correction): boolean => what === 'goal' || what === 'score' || what === 'incident';

function correctionOf(corrections: readonly Correction[]): AlertFacts['correction'] {
  const shown = corrections.filter(isShown);
  const last = shown.at(-1);
  return last === undefined ? null : { count: shown.length, reason: last.reason };
}

/** The facts of a match on the server; `nowS` gives the minute of play. */
export function matchAlertFacts(view: AlertMatchView, { sport, league }: AlertPlace, nowS: number): AlertFacts {
  const { event, home, away, persons, incidents } = view;
  return {
    event: eventItemId(sport.id, event.id),
    sport,
    league,
    sides: [sideOf(home, persons[0], sport), sideOf(away, persons[1], sport)],
    title: '',
    leader: '',
    start: event.start,
    startKnown: event.startKnown,
    stage: event.stage,
    stageType: event.stageType,
    score: event.score,
    parts: event.parts,
    penalties: event.penalties,
    winner: event.winner,
    reds: event.redCards,
    hasLineups: view.lineupsConfirmed,
    points: event.points,
    serve: event.serve,
    bestOf: event.format.bestOf ?? null,
    ...clockFacts(event, sport, nowS),
    correction: correctionOf(view.corrections),
    ...(incidents.length === 0 ? {} : { scorers: bySide(incidents, GOALS), sentOff: bySide(incidents, REDS) }),
    origin: event.origin,
  };
}

/** The facts of a race on the server. `leader`: name of the first of its board. */
export function raceAlertFacts(race: Race, leader: string, { sport, league, title = '' }: AlertPlace): AlertFacts {
  return {
    event: eventItemId(sport.id, race.id),
    sport,
    league,
    sides: null,
    title,
    leader,
    start: race.start,
    startKnown: race.startKnown,
    stage: race.stage,
    stageType: race.stageType,
    score: null,
    parts: [],
    penalties: null,
    winner: Winner.unknown,
    reds: [0, 0],
    hasLineups: false,
    points: null,
    serve: null,
    bestOf: null,
    minute: '',
    played: null,
    correction: null,
    origin: race.origin,
  };
}
