import { basename } from 'node:path';
import type { Scoreboard } from '@stillingen/domain/messages';
import type { DuelIncident } from '../kit/events/duel.ts';
import { beside } from '../kit/import/files.ts';
import { gameOf, incidentOf, stageOfQuarter, nflNflgame } from './import.ts';
import { finishedGame, type Play, playsIn, type Score, scoresIn } from './scoring.ts';
import { finalBoard, finalStage } from '../kit/events/score.ts';
import { plus } from '../../pairs.ts';
import { type Members, membersOf, readJson, textOf } from '../kit/readers/json.ts';
import { refuse } from '../kit/import/data-set.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import {
  countsDown,
  type PeriodPlay,
  PeriodTally,
  type RecordedPeriod,
  restAfterQuarter,
  statesOfPeriods,
} from '../kit/replay/period-clock.ts';

const QUARTERS = 4;
const QUARTER_SECONDS = 900;

/** A kick after a touchdown is the next play. */
function scoresByPlay(game: Members, plays: readonly Play[]): Map<number, Score[]> {
  const conversions = new Set(['extra-point', 'two-point-conversion']);
  const scored = scoresIn(game);
  return Map.groupBy(scored, (score) => {
    const follows = conversions.has(score.type) && scored.some((other) => other !== score && other.play === score.play);
    return (follows ? plays.find(({ id }) => id > score.play)?.id : undefined) ?? score.play;
  });
}

function nflStates(game: Members): RecordedState[] {
  const plays = playsIn(game);
  const scores = scoresByPlay(game, plays);
  const tally = new PeriodTally(QUARTERS);
  let total: [number, number] = [0, 0];
  const quarters = [...Map.groupBy(plays, ({ quarter }) => quarter)].sort(([a], [b]) => a - b);
  const clock = countsDown(QUARTER_SECONDS);
  const periods = quarters.map(([quarter, own]): RecordedPeriod => {
    const start = tally.begin();
    let score: Scoreboard = start;
    let second = 0;
    const recorded = own.map(({ id, left, down, toGo, ball }): PeriodPlay => {
      // Timeouts and ends of quarters have no clock; it never steps back.
      second = Math.max(second, left === null ? 0 : QUARTER_SECONDS - left);
      const incidents = (scores.get(id) ?? []).map((change): DuelIncident => {
        total = plus(total, change.side, change.points);
        score = tally.stands(total);
        return incidentOf(change, QUARTER_SECONDS - second, total);
      });
      return { second, score: { ...score, serve: ball }, situation: down > 0 ? `${down}&${toGo}` : '', incidents };
    });
    const seconds = quarter > QUARTERS ? second : QUARTER_SECONDS;
    return { stage: stageOfQuarter(quarter), seconds, clock, start, plays: recorded, rest: restAfterQuarter(quarter) };
  });
  return statesOfPeriods(periods, { stage: finalStage(tally.scores), score: finalBoard(tally.scores) });
}

export const nflReplay = replayOf(
  { ...nflNflgame, reads: (name) => /(^|\/)gamecenter-json\/\d+\.json\.gz$/.test(name) },
  'American football: drives and scoring plays',
  async (file) => {
    const id = basename(file.path, '.json.gz');
    const { games } = membersOf(await readJson(beside(file, '../schedule.json')));
    const item =
      (Array.isArray(games) ? (games as readonly unknown[]) : []).find((game) => Array.isArray(game) && textOf(game[0]) === id) ??
      refuse(`the schedule has no game ${id}`);
    const duel = { file: file.name, line: 0, ...gameOf(item), outcome: null };
    return [recordedDuel(duel.key, duel, nflStates(finishedGame(await readJson(file))))];
  },
);
