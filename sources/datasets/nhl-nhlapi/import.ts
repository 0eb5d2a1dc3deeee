import { type Pair, type Side, SPORT, Stage, STATISTIC } from '@stillingen/domain';
import type { ParticipantRef, Scoreboard, StatisticsMessage } from '@stillingen/domain/messages';
import { duelEvent, type ImportedDuel } from '../kit/events/duel.ts';
import { finalBoard, finalStage, type PeriodScores } from '../kit/events/score.ts';
import { plus } from '../../pairs.ts';
import { BadRow, type DataSet, type ImportedItem } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { countsUp, type PeriodPlay, PeriodTally, type RecordedPeriod, statesOfPeriods } from '../kit/replay/period-clock.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import { clubOf, competitionOf, NOT_PLAYED, REGULAR, stageOfPeriod } from './league.ts';
import { type Names, type Play, playOf } from './play.ts';
import { dressedIn, lineupsOf, playerKey, playerSections } from './players.ts';
import tables from './tables.json' with { type: 'json' };

const USUAL_MINUTES = 150;

export interface HockeyGame {
  readonly duel: Omit<ImportedDuel, 'file' | 'line'>;
  readonly plays: readonly Play[];
}

const nameIn = (value: unknown): string => textOf(membersOf(value).default);

function participant(team: Members): ParticipantRef {
  // Later files have `commonName` where earlier ones have `name`.
  const name = `${nameIn(team.placeName)} ${nameIn(team.commonName ?? team.name)}`.trim();
  if (name === '') throw new BadRow('a team has no name');
  return clubOf(textOf(team.abbrev), name);
}

/** The final of the feed counts a shoot-out as one goal more. */
export function scoresAfter(plays: readonly Play[]): PeriodScores {
  const goalsIn = (own: readonly Play[]): Pair => [
    own.filter(({ type, side }) => type === 'goal' && side === 'home').length,
    own.filter(({ type, side }) => type === 'goal' && side === 'away').length,
  ];
  const periods = [...Map.groupBy(plays, ({ period }) => period)].sort(([a], [b]) => a - b).map(([, own]) => own);
  const played = periods.filter(([first]) => !first!.inShootOut);
  const shootOut = periods.find(([first]) => first!.inShootOut);
  return {
    regular: played.slice(0, REGULAR).map(goalsIn),
    extra: played.slice(REGULAR).map(goalsIn),
    shootOut: shootOut === undefined ? null : goalsIn(shootOut),
  };
}

function countsOf(plays: readonly Play[]): StatisticsMessage['values'] {
  const played = plays.filter(({ inShootOut }) => !inShootOut);
  const count = (wanted: string, side: Side): string =>
    String(
      played.filter(({ type, side: own }) => own === side && (type === wanted || (wanted === 'shot-on-goal' && type === 'goal')))
        .length,
    );
  return Object.entries(tables.statistics).map(([name, type]) => ({
    stat: STATISTIC[name as keyof typeof STATISTIC],
    home: count(type, 'home'),
    away: count(type, 'away'),
  }));
}

export function hockeyGame(file: unknown): HockeyGame {
  const game = membersOf(file);
  const [home, away] = [membersOf(game.homeTeam), membersOf(game.awayTeam)];
  const sides = new Map<number, Side>([
    [numberOf(home.id), 'home'],
    [numberOf(away.id), 'away'],
  ]);
  const dressed = dressedIn(game, sides, ({ firstName, lastName }) => `${nameIn(firstName)} ${nameIn(lastName)}`.trim());
  const names: Names = { sides, players: new Map(dressed.map(({ id, name }) => [id, { name, key: playerKey(id) }])) };
  const start = textOf(game.startTimeUTC);
  const competition = competitionOf(numberOf(game.gameType), textOf(game.season));
  if (Number.isNaN(Date.parse(start))) throw new BadRow('the game has no start');
  if (competition === null) throw new BadRow('the game has no season or is of no known type');
  const played = listOf(game.plays);
  const plays = played.map((play) => playOf(play, names));
  const over = textOf(game.gameState) === 'OFF' || textOf(game.gameState) === 'FINAL';
  const notPlayed = NOT_PLAYED[textOf(game.gameScheduleState)];
  const scores = scoresAfter(plays);
  const board = finalBoard(scores);
  const added = scores.shootOut === null ? [0, 0] : board.winner === 'home' ? [1, 0] : [0, 1];
  if (over && (board.home + added[0]! !== numberOf(home.score) || board.away + added[1]! !== numberOf(away.score)))
    throw new BadRow(`the goals add up to ${board.home}-${board.away}, the score is ${textOf(home.score)}-${textOf(away.score)}`);
  const venue = nameIn(game.venue);
  return {
    duel: {
      key: `nhl-${textOf(game.id)}`,
      sport: SPORT.iceHockey,
      competition,
      home: participant(home),
      away: participant(away),
      start,
      details: { venue },
      minutes: USUAL_MINUTES,
      outcome: over ? { stage: finalStage(scores), score: board } : notPlayed === undefined ? null : { stage: notPlayed },
      statistics: over || notPlayed !== undefined ? countsOf(plays) : [],
      incidents: over ? plays.flatMap(({ incident }) => (incident === null ? [] : [incident])) : [],
      players: over ? playerSections(played, dressed) : [],
      lineups: over ? lineupsOf(played, dressed) : [],
    },
    plays,
  };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  yield duelEvent({ file: file.name, line: 0, ...hockeyGame(await readJson(file)).duel });
}

export const nhlNhlapi: DataSet = {
  name: 'nhl-nhlapi',
  about: 'ice hockey: games of the NHL’s API: periods, overtime, shoot-out, figures of players',
  reads: (name) => name.endsWith('.json'),
  events,
};

const PERIOD_SECONDS = 1200;
const INTERMISSION = { stage: Stage.break, seconds: 1080 };
const SHOT_SECONDS = 30;

function periodOf(period: number, plays: readonly Play[], tally: PeriodTally): RecordedPeriod {
  const start = tally.begin();
  let score = start;
  let situation = '';
  const recorded = plays.map((play): PeriodPlay => {
    if (play.score !== null) score = tally.stands(play.score);
    if (play.side !== null) situation = play.situation;
    return { second: play.second, score, situation, incidents: play.incident === null ? [] : [play.incident] };
  });
  // Overtime ends with its first goal.
  const seconds = period > REGULAR ? plays.at(-1)!.second : PERIOD_SECONDS;
  return { stage: stageOfPeriod(period, false), seconds, clock: countsUp, start, plays: recorded, rest: INTERMISSION };
}

function shootOutOf(plays: readonly Play[], board: Scoreboard): RecordedPeriod {
  let shots: [number, number] = [0, 0];
  const boardOf = (): Scoreboard => ({ ...board, afterExtraTime: [board.home, board.away], penalties: shots });
  const start = boardOf();
  const recorded = plays
    .filter(({ incident }) => incident !== null)
    .map(({ incident, side }, index): PeriodPlay => {
      if (incident?.type === 'shootout-scored') shots = plus(shots, side!);
      return { second: (index + 1) * SHOT_SECONDS, score: boardOf(), situation: '', incidents: [incident!] };
    });
  return {
    stage: Stage.penalties,
    seconds: (recorded.length + 1) * SHOT_SECONDS,
    clock: null,
    start,
    plays: recorded,
    rest: INTERMISSION,
  };
}

function statesOf({ duel, plays }: HockeyGame): RecordedState[] {
  if (duel.outcome?.score === undefined) throw new BadRow('the game is not over');
  const tally = new PeriodTally(REGULAR);
  const periods = [...Map.groupBy(plays, ({ period }) => period)].sort(([a], [b]) => a - b);
  return statesOfPeriods(
    periods.map(([period, own]) => (own[0]!.inShootOut ? shootOutOf(own, tally.board()) : periodOf(period, own, tally))),
    { stage: duel.outcome.stage, score: duel.outcome.score },
  );
}

export const nhlReplay = replayOf(nhlNhlapi, 'ice hockey: goals and penalties', async (file) => {
  const game = hockeyGame(await readJson(file));
  return [recordedDuel(game.duel.key, { file: file.name, line: 0, ...game.duel }, statesOf(game))];
});
