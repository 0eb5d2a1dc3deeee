import type { CompetitionRef } from '@stillingen/domain/messages';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { SPORT } from '@stillingen/domain';
import { duelEvent, type DuelIncident, type ImportedDuel, inIncident, statisticsOf } from '../kit/events/duel.ts';
import { startAt } from '../kit/places/places.ts';
import { type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { BadRow, type DataSet, type ImportedItem, refusedAt, type RefusedRow, rowOrRefusal } from '../kit/import/data-set.ts';
import { finishedGame, playsIn, quartersIn, type Score, scoresIn, teamOf } from './scoring.ts';
import { clockText, finalBoard, finalStage } from '../kit/events/score.ts';
import { plus } from '../../pairs.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import tables from './tables.json' with { type: 'json' };

const USUAL_MINUTES = 190;
const EASTERN = 'America/New_York';

/** Later seasons leave a week out before the last. */
const ROUNDS: Readonly<Record<number, string>> = tables.playoffRounds;

/** Only games in London begin before noon, at 9:30 on a Sunday; files mark mornings wrongly. */
function hourOf(hour: number, time: string, { wday, season_type: phase }: Members): number {
  const morning = time === '9:30' && wday === 'Sun' && phase === 'REG';
  return hour === 12 || morning ? hour : hour + 12;
}

export function startOf(game: Members): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})\d{2}$/.exec(textOf(game.eid)) ?? [];
  const time = textOf(game.time);
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  // `year` is the year of the season, also for games in January.
  if (year === undefined || hour === undefined) throw new BadRow(`the game has no day or time: ${textOf(game.eid)} ${time}`);
  return startAt(`${year}-${month}-${day}`, `${hourOf(Number(hour), time, game)}:${minute}`, EASTERN);
}

function competitionOf(season: number, phase: string): CompetitionRef {
  if (!Number.isInteger(season)) throw new BadRow('the game has no season');
  const name = phase === 'PRE' ? 'NFL træningskampe' : 'NFL';
  return { name, country: 'us', season: `${season}/${season + 1}`, role: phase === 'POST' ? 'playoff' : 'main' };
}

export function gameOf(item: unknown): Omit<ImportedDuel, 'file' | 'line' | 'outcome'> {
  const game = membersOf(Array.isArray(item) ? item[1] : undefined);
  const [week, phase] = [numberOf(game.week), textOf(game.season_type)];
  const round = phase === 'POST' ? ROUNDS[week] : `${week}. runde`;
  return {
    key: `nfl-${textOf(game.eid)}`,
    sport: SPORT.americanFootball,
    competition: competitionOf(numberOf(game.year), phase),
    home: teamOf(textOf(game.home)),
    away: teamOf(textOf(game.away)),
    start: startOf(game),
    details: round === undefined || phase === 'PRE' ? {} : { round },
    minutes: USUAL_MINUTES,
  };
}

const QUARTER_SECONDS = 900;
const FIRST_QUARTER = 22;
const EXTRA_TIME = 6;

export const stageOfQuarter = (quarter: number): number => (quarter > 4 ? EXTRA_TIME : FIRST_QUARTER + quarter - 1);

export function incidentOf({ quarter, side, type, player }: Score, left: number, score: [number, number]): DuelIncident {
  return {
    type,
    side,
    minute: (quarter - 1) * 15 + Math.floor((QUARTER_SECONDS - left) / 60),
    clock: clockText(left),
    stage: stageOfQuarter(quarter),
    ...inIncident(player),
    score,
  };
}

function incidentsOf(game: Members): DuelIncident[] {
  const leftAt = new Map(playsIn(game).map(({ id, left }) => [id, left]));
  let score: [number, number] = [0, 0];
  return scoresIn(game).map((change) => {
    score = plus(score, change.side, change.points);
    return incidentOf(change, leftAt.get(change.play) ?? 0, score);
  });
}

type GameResult = Pick<ImportedDuel, 'outcome' | 'incidents' | 'statistics'>;

export function resultOf(content: unknown): GameResult {
  const game = finishedGame(content);
  const scores = { ...quartersIn(game), shootOut: null };
  const score = finalBoard(scores);
  const incidents = incidentsOf(game);
  const [home, away] = incidents.at(-1)?.score ?? [0, 0];
  const totals = [game.home, game.away].map((side) => numberOf(membersOf(membersOf(side).score).T));
  for (const [what, sum] of Object.entries({ quarters: [score.home, score.away], 'scoring plays': [home, away] })) {
    if (sum[0] !== totals[0] || sum[1] !== totals[1])
      throw new BadRow(`the ${what} add up to ${sum.join('-')}, the score is ${totals.join('-')}`);
  }
  const team = (side: unknown): Members => membersOf(membersOf(membersOf(side).stats).team);
  return {
    outcome: { stage: finalStage(scores), score },
    incidents,
    statistics: statisticsOf(tables.statistics, { home: team(game.home), away: team(game.away) }),
  };
}

const SCHEDULE = 'schedule.json';

async function resultAt(file: SourceFile): Promise<GameResult | RefusedRow | null> {
  return existsSync(file.path) ? readJson(file).then(resultOf).catch(refusedAt(file.name)) : null;
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (basename(file.path) !== SCHEDULE) {
    // A file of one game has no kick-off: it belongs to the schedule.
    if (!existsSync(beside(file, `../${SCHEDULE}`).path))
      throw new BadRow(`no ${SCHEDULE} is beside its folder: the kick-off is not known`);
    return;
  }
  const { games } = membersOf(await readJson(file));
  for (const [index, item] of (Array.isArray(games) ? (games as readonly unknown[]) : []).entries()) {
    const place = { file: file.name, line: index + 1 };
    const game = rowOrRefusal(place.file, place.line, () => gameOf(item));
    if ('why' in game) {
      yield game;
      continue;
    }
    const result = await resultAt(beside(file, `gamecenter-json/${game.key.replace('nfl-', '')}.json.gz`));
    if (result !== null && 'why' in result) yield result;
    const known = result !== null && 'outcome' in result ? result : null;
    yield duelEvent({ ...place, ...game, outcome: null, ...known });
  }
}

export const nflNflgame: DataSet = {
  name: 'nfl-nflgame',
  about: 'American football: NFL schedule with scoring plays (schedule.json, gamecenter-json/)',
  reads: (name) => /(^|\/)(schedule\.json|gamecenter-json\/\d+\.json\.gz)$/.test(name),
  events,
};
