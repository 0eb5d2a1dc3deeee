import { type Pair, type Sport, SPORT, sportById, Stage } from '@stillingen/domain';
import type { ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { MatchReport } from '../kit/connector.ts';
import { DAY, HOUR, MINUTE } from '../kit/pace.ts';
import { seasonOf } from '../kit/season.ts';
import type { League } from './leagues.ts';
import { type Row, textOf } from './shape.ts';
import { type Status, statusOf } from './status.ts';

/** The feed keeps a match at times that ended long ago. */
const LONGEST = 8 * HOUR;
const FARTHEST = 500 * DAY;
const ROUNDS: Readonly<Record<string, string>> = { 125: 'Kvartfinale', 150: 'Semifinale', 200: 'Finale' };
/** Higher numbers are codes. */
const MOST_ROUNDS = 99;

interface Start {
  readonly ms: number;
  readonly text: string;
}

/** In UTC without a zone; the day alone where the hour is not set. */
function startOf(match: Row, path: string): Start {
  const [, time] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:Z|\+00:00)?$/.exec(textOf(match.strTimestamp)) ?? [];
  const isOpen = time === undefined || textOf(match.strStatus) === 'TBD';
  const day = time === undefined ? textOf(match.dateEvent) : time.slice(0, 10);
  const text = isOpen ? day : `${time}Z`;
  const ms = Date.parse(isOpen ? `${day}T12:00:00Z` : text);
  if (Number.isNaN(ms)) throw new UnreadableAnswer(`${path}/strTimestamp: no time and no day`);
  return { ms, text };
}

function goalsOf(match: Row, path: string): Pair | null {
  const [home, away] = [match.intHomeScore, match.intAwayScore].map(textOf) as [string, string];
  if (home === '' || away === '') return null;
  if (!/^\d{1,3}$/.test(home) || !/^\d{1,3}$/.test(away))
    throw new UnreadableAnswer(`${path}/intHomeScore: no numbers in ${home.slice(0, 9)}, ${away.slice(0, 9)}`);
  return [Number(home), Number(away)];
}

/** A goal that the shoot-out adds is taken off. Else neither kicks nor winner are stated. */
function afterShootOut({ shootOut }: Sport, [home, away]: Pair): Scoreboard | null {
  if (shootOut !== 'added' || Math.abs(home - away) !== 1) return null;
  const played = Math.min(home, away);
  return { home: played, away: played, advanced: home > away ? 'home' : 'away' };
}

function courseOf(sport: Sport, { phase, stage }: Status, goals: Pair | null): Pick<MatchReport, 'phase' | 'stages' | 'score'> {
  if (goals === null || phase === 'before') return { phase, stages: [stage] };
  const score: Scoreboard = { home: goals[0], away: goals[1] };
  if (stage !== Stage.afterPenalties) return { phase, stages: [stage], score };
  const decided = afterShootOut(sport, goals);
  return decided === null ? { phase, stages: [Stage.awaitingUpdate] } : { phase, stages: [stage], score: decided };
}

const refOf = (id: unknown, name: string, { national }: League): ParticipantRef => ({
  name,
  key: `tsdb-${String(id)}`,
  kind: national === true ? 'national' : 'club',
});

function detailsOf({ intRound, strVenue }: Row): NonNullable<MatchReport['details']> {
  const round = Number(textOf(intRound));
  const played = round > 0 && round <= MOST_ROUNDS ? `${round}. runde` : ROUNDS[round];
  const venue = textOf(strVenue);
  return { ...(played === undefined ? {} : { round: played }), ...(venue === '' ? {} : { venue }) };
}

interface Place {
  readonly nowMs: number;
  readonly path: string;
}

export function reportOf(match: Row, leagueId: string, league: League, { nowMs, path }: Place): MatchReport {
  const sport = sportById(SPORT[league.sport])!;
  const start = startOf(match, path);
  if (Math.abs(start.ms - nowMs) > FARTHEST)
    throw new UnreadableAnswer(`${path}/strTimestamp: not within ${FARTHEST / DAY} days, but ${start.text}`);
  const stated = statusOf(textOf(match.strStatus), sport, path);
  const goals = goalsOf(match, path);
  if (goals !== null && textOf(match.strStatus) === '') throw new UnreadableAnswer(`${path}/strStatus: none beside a score`);
  const isPostponed = stated.phase === 'before' && textOf(match.strPostponed).toLowerCase() === 'yes';
  const status: Status = isPostponed ? { phase: 'over', stage: Stage.postponed } : stated;
  if ((status.phase === 'live' || status.phase === 'break') && nowMs - start.ms > LONGEST)
    throw new UnreadableAnswer(`${path}/strStatus: in play since ${start.text}`);
  const clock = /^\d{1,3}(:\d{2})?$/.exec(textOf(match.strProgress))?.[0];
  const isClocked = sport.stages[status.stage]?.clock !== undefined;
  return {
    key: `tsdb/${textOf(match.idEvent)}`,
    sport: sport.id,
    competition: { name: league.name, country: league.country, season: seasonOf(league.calendar, start.ms) },
    home: refOf(match.idHomeTeam, match.strHomeTeam, league),
    away: refOf(match.idAwayTeam, match.strAwayTeam, league),
    start: start.text,
    details: detailsOf(match),
    ...courseOf(sport, status, goals),
    group: leagueId,
    ...(status.phase === 'live' && !isClocked && clock !== undefined ? { gameTime: clock } : {}),
    ...(status.phase === 'over' ? { confirmEndMs: MINUTE } : {}),
  };
}
