import { isKnownCompetition, type Pair, SPORT, Stage } from '@stillingen/domain';
import type { ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import { clockText, finalBoard, runningBoard, secondsOf } from '../../datasets/kit/events/score.ts';
import { clubOf, competitionOf, NOT_PLAYED, REGULAR, stageOfPeriod } from '../../datasets/nhl-nhlapi/league.ts';
import { leaderOf } from '../../pairs.ts';
import { parsed, UnreadableAnswer } from '../kit/answer.ts';
import type { MatchReport } from '../kit/connector.ts';
import type { ListedIn } from '../kit/day-lists.ts';
import { startMsOf } from '../kit/start.ts';
import { easternDay } from '../kit/us-days.ts';
import { goalsOf, incidentsOf, periodScores, shootOutOf } from './goals.ts';
import { checkGame, type Game, type Team } from './schema.ts';
import teams from './teams.json' with { type: 'json' };

const NAMES: Readonly<Record<string, string>> = teams;
/** Stands in for a team that earlier matches decide. */
const UNDECIDED = 'TBD';

function teamOf({ abbrev, placeName, commonName, name }: Team, path: string): ParticipantRef {
  const place = placeName?.default.trim() ?? '';
  const full = NAMES[abbrev] ?? (place === '' ? '' : `${place} ${(commonName ?? name)?.default ?? ''}`.trim());
  if (full === '') throw new UnreadableAnswer(`${path}/abbrev: must be the abbreviation of a team, not "${abbrev}"`);
  return { ...clubOf(abbrev, full), key: `nhl-${abbrev}` };
}

const isOver = ({ gameState }: Game): boolean => gameState === 'OVER' || gameState === 'FINAL' || gameState === 'OFF';
const inShootOut = ({ periodDescriptor }: Game): boolean => periodDescriptor?.periodType === 'SO';

type Course = Pick<MatchReport, 'phase' | 'stages' | 'confirmEndMs' | 'gameTime'>;

/** OVER is not official: a last goal may still be overturned. */
const UNOFFICIAL_MS = 600_000;
/** The attempts of a shoot-out are on the page of the match alone. */
const PAGE_MS = 300_000;

function endOf(game: Game, period: number | undefined, path: string): Course {
  if (period === undefined) throw new UnreadableAnswer(`${path}/periodDescriptor/number: is missing in a match that is over`);
  const stage = inShootOut(game) ? Stage.afterPenalties : period > REGULAR ? Stage.afterExtraTime : Stage.finished;
  const isListed = inShootOut(game) && shootOutOf(game) === null;
  const confirmEndMs = game.gameState === 'OVER' ? UNOFFICIAL_MS : isListed ? PAGE_MS : 0;
  return { phase: 'over', stages: [stage], ...(confirmEndMs > 0 ? { confirmEndMs } : {}) };
}

const PLAY_OFFS = 3;
const PERIOD_SECONDS = 1200;
const SHORT_OVERTIME_SECONDS = 300;

/** The clock of the answer counts down. */
function playedOf({ gameType, clock }: Game, period: number): Pick<MatchReport, 'gameTime'> {
  const left = secondsOf(clock?.timeRemaining ?? '');
  const length = period > REGULAR && gameType !== PLAY_OFFS ? SHORT_OVERTIME_SECONDS : PERIOD_SECONDS;
  return left === null || left > length ? {} : { gameTime: clockText(length - left) };
}

function courseOf(game: Game, path: string): Course {
  const notPlayed = NOT_PLAYED[game.gameScheduleState];
  if (notPlayed !== undefined) return { phase: 'over', stages: [notPlayed] };
  if (game.gameState === 'FUT' || game.gameState === 'PRE') return { phase: 'before', stages: [Stage.scheduled] };
  const period = game.periodDescriptor?.number;
  if (isOver(game)) return endOf(game, period, path);
  // The first moments have neither a period nor a clock.
  if (period === undefined) return { phase: 'live', stages: [stageOfPeriod(1, false)] };
  if (game.clock?.inIntermission === true) return { phase: 'break', stages: [Stage.break] };
  const stage = stageOfPeriod(period, inShootOut(game));
  // Without a clock, the period may be over.
  if (game.clock === undefined) return { phase: 'live', stages: [stage, Stage.break] };
  return { phase: 'live', stages: [stage], ...(inShootOut(game) ? {} : playedOf(game, period)) };
}

/** The winner of a shoot-out has one goal more. Undefined before the match. */
function scoreOf(game: Game): Pair | undefined {
  const [home, away] = [game.homeTeam.score, game.awayTeam.score];
  if (home === undefined || away === undefined || game.gameState === 'FUT' || game.gameState === 'PRE') return undefined;
  if (!inShootOut(game)) return [home, away];
  const level = Math.min(home, away);
  return [level, level];
}

function resultOf(game: Game): Pick<MatchReport, 'score' | 'incidents'> {
  const score = scoreOf(game);
  if (score === undefined) return {};
  const [home, away] = score;
  const goals = goalsOf(game, score);
  const attempts = inShootOut(game) ? shootOutOf(game) : null;
  const winner = leaderOf([game.homeTeam.score ?? 0, game.awayTeam.score ?? 0]);
  // Attempts that do not give the winner are not all of them.
  const shootOut = isOver(game) && attempts !== null && leaderOf(attempts) !== winner ? null : attempts;
  const begun = game.periodDescriptor?.number ?? 1;
  const periods = inShootOut(game) ? begun - 1 : begun;
  const boardOf = isOver(game) ? finalBoard : runningBoard;
  const board: Scoreboard =
    goals === null
      ? { home, away, ...(shootOut === null ? {} : { penalties: [...shootOut] }) }
      : boardOf({ ...periodScores(goals, periods), shootOut });
  const decided = isOver(game) && winner !== null ? { winner, ...(inShootOut(game) ? { advanced: winner } : {}) } : {};
  const incidents = incidentsOf(game, goals);
  return { score: { ...board, ...decided }, ...(incidents === undefined ? {} : { incidents }) };
}

/** Null for a match of an unknown competition, one of undecided teams, and one that was moved away. */
export function readGame(value: unknown, path: string, { day, nowMs, unmapped }: ListedIn<string | null>): MatchReport | null {
  const game = parsed(checkGame, value, path);
  const { homeTeam, awayTeam, startTimeUTC, venue, gameScheduleState } = game;
  const competition = competitionOf(game.gameType, String(game.season));
  if (competition === null || !isKnownCompetition(SPORT.iceHockey, competition.name, competition.country)) {
    unmapped.add(competition?.name ?? `gameType ${game.gameType}`);
    return null;
  }
  if (homeTeam.abbrev === UNDECIDED || awayTeam.abbrev === UNDECIDED) return null;
  startMsOf(startTimeUTC, `${path}/startTimeUTC`, nowMs);
  const startDay = easternDay(Date.parse(startTimeUTC));
  // A postponed match stays in the list of its old day: that of its new day states where it stands.
  if (gameScheduleState === 'PPD' && day !== null && day !== startDay) return null;
  const group = day ?? game.gameDate ?? startDay;
  return {
    key: `nhl/${game.id}`,
    sport: SPORT.iceHockey,
    competition,
    home: teamOf(homeTeam, `${path}/homeTeam`),
    away: teamOf(awayTeam, `${path}/awayTeam`),
    start: gameScheduleState === 'TBD' ? group : startTimeUTC,
    ...(venue === undefined ? {} : { details: { venue: venue.default } }),
    ...courseOf(game, path),
    ...resultOf(game),
    group,
  };
}
