import { isKnownCompetition, SPORT, Stage } from '@stillingen/domain';
import type { ParticipantRef } from '@stillingen/domain/messages';
import { clubOf, competitionOf, formatOf, roundOf } from '../../datasets/mlb-statsapi/league.ts';
import { parsed, UnreadableAnswer } from '../kit/answer.ts';
import type { MatchReport, Phase } from '../kit/connector.ts';
import type { ListedIn } from '../kit/day-lists.ts';
import { startMsOf } from '../kit/start.ts';
import { boardOf, momentOf, stageOf } from './line-score.ts';
import { checkGame, type Game } from './schema.ts';
import statuses from './statuses.json' with { type: 'json' };

interface Status {
  readonly phase: Phase;
  /** Null: that of the inning. */
  readonly stage: keyof typeof Stage | null;
}

const STATUSES = statuses as Readonly<Record<string, Status>>;

/** The words before a reason: 'Completed Early: Rain'. */
function statusOf({ status: { detailedState }, resumedFrom }: Game, path: string): Status {
  const word = detailedState.split(':')[0]!.trim().toLowerCase();
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
  if (status === undefined)
    throw new UnreadableAnswer(`${path}/status/detailedState: must be a known status, not ${JSON.stringify(detailedState)}`);
  return resumedFrom !== undefined && status.phase === 'before' ? { phase: 'before', stage: 'toFinish' } : status;
}

const UNOFFICIAL_MS = 600_000;
/** Game over and forfeits that officials have not confirmed. */
const UNOFFICIAL = new Set(['O', 'Q']);

type Course = Pick<MatchReport, 'phase' | 'stages' | 'score' | 'situation' | 'half' | 'confirmEndMs'>;

const NOT_PLAYED = new Set<Status['stage']>(['scheduled', 'delayed', 'postponed', 'cancelled']);

function courseOf(game: Game, { phase, stage }: Status): Course {
  const linescore = game.linescore ?? {};
  const stages = [stage === null ? stageOf(linescore) : Stage[stage]];
  const score = NOT_PLAYED.has(stage) ? undefined : boardOf(game, phase);
  return {
    phase,
    stages,
    ...(score === undefined ? {} : { score }),
    ...(phase === 'live' ? momentOf(linescore) : {}),
    ...(UNOFFICIAL.has(game.status.codedGameState ?? '') ? { confirmEndMs: UNOFFICIAL_MS } : {}),
  };
}

const PLAY_OFFS = new Set(['F', 'D', 'L', 'C', 'W', 'P']);
const isClub = (id: number): boolean => (id >= 108 && id <= 121) || (id >= 133 && id <= 147) || id === 158;

type Team = Game['teams']['home']['team'];
const teamOf = ({ id, name }: Team): ParticipantRef => ({ ...clubOf(name.trim()), key: `mlb-${id}` });

function detailsOf(game: Game): NonNullable<MatchReport['details']> {
  const venue = game.venue?.name;
  const place = { doubleHeader: game.doubleHeader ?? '', gameNumber: String(game.gameNumber ?? 1) };
  return {
    ...roundOf(game.gameType, place),
    ...(venue === undefined ? {} : { venue }),
    ...formatOf(game.linescore?.scheduledInnings ?? 0),
  };
}

type Place = Pick<MatchReport, 'start' | 'group'> & Course;

/**
 * A match that was moved stands under both days. The list of the old one states its new start, and
 * nothing from then on: null.
 */
function placeOf(game: Game, status: Status, day: string, nowMs: number): Place | null {
  const { rescheduleDate, rescheduleGameDate = day, resumeDate } = game;
  if (status.stage === 'postponed' && rescheduleDate !== undefined) {
    if (Date.parse(rescheduleDate) <= nowMs) return null;
    return { start: rescheduleDate, group: rescheduleGameDate, phase: 'before', stages: [Stage.scheduled] };
  }
  if (status.stage === 'toFinish' && resumeDate !== undefined && Date.parse(resumeDate) <= nowMs) return null;
  const start = game.status.startTimeTBD === true ? day : (game.resumedFrom ?? game.gameDate);
  return { start, group: day, ...courseOf(game, status) };
}

/** Null for a match of an unknown competition, one of undecided teams, and one that was moved away. */
export function readGame(value: unknown, path: string, { day, nowMs, unmapped }: ListedIn<string>): MatchReport | null {
  const game = parsed(checkGame, value, path);
  const { home, away } = game.teams;
  const competition = competitionOf(game.gameType, game.season);
  if (competition === null || !isKnownCompetition(SPORT.baseball, competition.name, competition.country)) {
    unmapped.add(competition?.name ?? `gameType ${game.gameType}`);
    return null;
  }
  if (PLAY_OFFS.has(game.gameType) && !(isClub(home.team.id) && isClub(away.team.id))) return null;
  const place = placeOf(game, statusOf(game, path), day, nowMs);
  if (place === null) return null;
  startMsOf(place.start, `${path}/gameDate`, nowMs);
  return {
    key: `mlb/${game.gamePk}`,
    sport: SPORT.baseball,
    competition,
    home: teamOf(home.team),
    away: teamOf(away.team),
    details: detailsOf(game),
    ...place,
  };
}
