import { createHash } from 'node:crypto';
import { type AlertMoment, type AlertSide, type Pair, StageType } from '@stillingen/domain';
import { matchPath } from '@stillingen/wire';
import type { FactChange } from '../fact-changes.ts';
import { WEBHOOK_EVENTS } from './filter.ts';

/** A message for the endpoints that want it. */
export interface WebhookMessage {
  /** The header webhook-id: equal for one fact, in every attempt and for every endpoint. */
  readonly id: string;
  /** {g_sportId_eventId} */
  readonly event: string;
  readonly body: string;
}

const PHASES: Readonly<Record<StageType, string>> = {
  [StageType.scheduled]: 'scheduled',
  [StageType.live]: 'live',
  [StageType.finished]: 'finished',
};

const ID_CHARACTERS = 24;
const idOf = (event: string, kind: string, occurrence: string): string =>
  `msg_${createHash('sha256').update(`${event} ${kind} ${occurrence}`).digest('base64url').slice(0, ID_CHARACTERS)}`;

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
const sideOf = ({ ids, name, country }: AlertSide): object => ({ ids, name, country });
const sidesOf = (sides: Pair<AlertSide>): object => ({ home: sideOf(sides[0]), away: sideOf(sides[1]) });
/** Sides as messages name them; null is left out of `change`. */
const stated = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));

function changeOf({ occasion, side, score, was, wasStart, minute, by, reason }: AlertMoment): object {
  const previousStart = wasStart === null ? null : dateOf(wasStart);
  const correction = occasion.endsWith('-corrected') ? reason : null;
  return { occasion, ...stated({ side, score, previousScore: was, previousStart, minute, by, reason: correction }) };
}

/** `sequence`: the number of the journal entry; `siteUrl` without a slash at its end. */
export function webhookMessage(
  { id, followed, after, atMs }: FactChange,
  moment: AlertMoment,
  sequence: number,
  siteUrl: string,
): WebhookMessage {
  const { sport, league, sides, start, startKnown, stage, stageType, origin } = after;
  const { score, parts, penalties, winner, title, leader } = after;
  const about = sides === null ? { title, leader } : { ...sidesOf(sides), score, parts, penalties, winner };
  const data = {
    ...{ id, sequence, origin },
    url: siteUrl + matchPath(id),
    sport: { id: sport.id, name: sport.name },
    competition: { id: followed.template, stage: league.stage, name: league.name },
    ...{ start: dateOf(start), startKnown, stage, phase: PHASES[stageType], ...about },
    change: changeOf(moment),
  };
  const type = `${sides === null ? 'race' : 'match'}.${WEBHOOK_EVENTS[moment.kind].type}`;
  return {
    id: idOf(after.event, moment.kind, moment.occurrence),
    event: after.event,
    body: JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data }),
  };
}

export const testBody = (nowMs: number): string =>
  JSON.stringify({ type: 'test', timestamp: new Date(nowMs).toISOString(), data: { text: 'A test of Stillingen' } });
