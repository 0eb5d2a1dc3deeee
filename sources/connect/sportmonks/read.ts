import { type Side, SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { parsed, readEach, UnreadableAnswer } from '../kit/answer.ts';
import type { Answer, MatchReport, ReadInput } from '../kit/connector.ts';
import { DAY } from '../kit/pace.ts';
import { type Calendar, seasonOf } from '../kit/season.ts';
import { incidentsOf, type SideOf, underReview } from './events.ts';
import { scoreOf } from './score.ts';
import {
  base,
  type Envelope,
  envelope,
  eventList,
  type Fixture,
  fixture,
  morePages,
  nameOf,
  type Participant,
  periodStartMs,
  rateLimit,
} from './shape.ts';
import { DELETED, stateByName, stateName } from './states.ts';
import leagues from './leagues.json' with { type: 'json' };
import stages from './stages.json' with { type: 'json' };

interface League {
  readonly name: string;
  readonly country: string;
  readonly calendar: Calendar;
}

/** By the id of the source. */
export const LEAGUES = leagues as Readonly<Record<string, League>>;
const ROLES = stages.roles as Readonly<Record<string, CompetitionRef['role']>>;
const ROUNDS: Readonly<Record<string, string>> = stages.rounds;

const SEASON = /^\d{4}(\/\d{4})?$/;
const DATE_LENGTH = 10;
/** A start beyond it is a mistake of the source. */
const FARTHEST = 500 * DAY;

function competitionOf({ name, country, calendar }: League, { season, stage }: Fixture, startMs: number): CompetitionRef {
  const named = nameOf(season);
  const role = ROLES[nameOf(stage)];
  return {
    name,
    country,
    season: SEASON.test(named) ? named : seasonOf(calendar, startMs),
    ...(role === undefined ? {} : { role }),
  };
}

function detailsOf({ round, stage, venue }: Fixture): NonNullable<MatchReport['details']> {
  const number = nameOf(round);
  const played = /^\d+$/.test(number) ? `${number}. runde` : ROUNDS[nameOf(stage)];
  const ground = nameOf(venue);
  return { ...(played === undefined ? {} : { round: played }), ...(ground === '' ? {} : { venue: ground }) };
}

/** Null while a club is not known yet. */
function sidesOf({ placeholder, participants }: Fixture): Record<Side, Participant> | null {
  const at = (location: Side): Participant | undefined => participants.find(({ meta }) => meta.location === location);
  const [home, away] = [at('home'), at('away')];
  const isOpen = placeholder === true || home?.placeholder === true || away?.placeholder === true;
  return isOpen || home === undefined || away === undefined ? null : { home, away };
}

const refOf = ({ id, name, type }: Participant): ParticipantRef => ({
  name,
  key: `sm-${id}`,
  kind: type === 'national' ? 'national' : 'club',
});

function startOf({ starting_at_timestamp: seconds }: Fixture, nowMs: number, path: string): number {
  const startMs = seconds * 1000;
  if (Math.abs(startMs - nowMs) > FARTHEST)
    throw new UnreadableAnswer(`${path}/starting_at_timestamp: not within ${FARTHEST / DAY} days, but ${seconds}`);
  return startMs;
}

/** Nothing where they are left out. One that cannot be read is a line; the score stands without. */
function eventsOf({ events: included }: Fixture, sideOf: SideOf, path: string, unread: string[]): Partial<MatchReport> {
  if (included == null) return {};
  try {
    const events = parsed(eventList, included, `${path}/events`);
    return { incidents: incidentsOf(events, sideOf), underReview: underReview(events, sideOf) };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    unread.push(error.message);
    return {};
  }
}

interface Place {
  readonly nowMs: number;
  readonly path: string;
  readonly unread: string[];
}

function reportOf(id: number, league: League, match: Fixture, { nowMs, path, unread }: Place): MatchReport | null {
  const name = stateName(match.state?.developer_name, match.state_id);
  const sides = sidesOf(match);
  if (name === DELETED || sides === null) return null;
  const state = stateByName(name);
  if (state === null) throw new UnreadableAnswer(`${path}/state: ${name} is not known`);
  const startMs = startOf(match, nowMs, path);
  const start = new Date(startMs).toISOString();
  const sideOf: SideOf = (participant) =>
    participant === sides.home.id ? 'home' : participant === sides.away.id ? 'away' : null;
  const score = scoreOf(match.scores ?? [], state, `${path}/scores`);
  const kicks = score?.penalties;
  if (kicks !== undefined && kicks[0] === kicks[1] && state.stages.includes(Stage.afterPenalties))
    throw new UnreadableAnswer(`${path}/scores: a shoot-out of ${kicks.join('-')} is over without a winner`);
  const stageStartMs = periodStartMs(match);
  return {
    key: `sm/${id}`,
    sport: SPORT.football,
    competition: competitionOf(league, match, startMs),
    home: refOf(sides.home),
    away: refOf(sides.away),
    start: name === 'TBA' ? start.slice(0, DATE_LENGTH) : start,
    details: detailsOf(match),
    phase: state.phase,
    stages: state.stages,
    ...(stageStartMs === null ? {} : { stageStartMs }),
    group: String(id),
    ...(score === undefined ? {} : { score }),
    ...eventsOf(match, sideOf, path, unread),
    ...(state.confirmMs === null ? {} : { confirmEndMs: state.confirmMs }),
  };
}

/** A list, one fixture, or nothing with a message: all of them are good answers. */
function fixturesOf({ data, message }: Envelope): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (typeof data === 'object' && data !== null) return [data];
  if (data == null && message != null) return [];
  throw new UnreadableAnswer('answer/data: neither a list nor a fixture, and no message');
}

export function read({ body, nowMs, leagues: chosen }: ReadInput): Answer {
  const answer = parsed(envelope, body, 'answer');
  const unmapped = new Set<string>();
  const lines: string[] = [];
  const { matches, unread } = readEach(fixturesOf(answer), 'data', (item, path) => {
    const { id, league_id: leagueId, league } = parsed(base, item, path);
    const known = LEAGUES[leagueId];
    if (known === undefined) unmapped.add(`${nameOf(league) || 'league'} (${leagueId})`);
    if (known === undefined || !chosen.includes(String(leagueId))) return null;
    return reportOf(id, known, parsed(fixture, item, path), { nowMs, path, unread: lines });
  });
  const limit = answer.rate_limit;
  if (morePages.Check(answer.pagination)) lines.push('pagination/has_more: more fixtures than the page holds');
  return {
    matches,
    unread: [...unread, ...lines],
    unmapped: [...unmapped],
    ...(rateLimit.Check(limit)
      ? { remaining: { requests: limit.remaining, resetMs: nowMs + 1000 * limit.resets_in_seconds } }
      : {}),
  };
}
