import { type Pair, Stage, type StageCode } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import { shootOut } from '../../engine/shoot-out.ts';
import { squadOf } from '../../engine/squad.ts';
import type { Beat, Course } from './beat.ts';
import { drive } from './drives.ts';
import type { Game } from './game.ts';
import { happen, type BeatRecord } from './happenings.ts';
import { endOf, type Stretch, stretchOf, wallAt } from './stretch.ts';

const POSTPONED = 0.002;
/** No match has lasted longer. */
const MOST_OVERTIMES = 8;

function recordOf(game: Game): BeatRecord {
  const beats: Beat[] = [];
  let incidents = 0;
  return {
    game,
    beats,
    random: createRandom(game.chance),
    squads: { home: squadOf(game.home.name, game.home.country), away: squadOf(game.away.name, game.away.country) },
    incident: (type, side, player, second = '') => ({ id: `i${(incidents += 1)}`, type, side, player, second }),
  };
}

/** Simulates the match: the same game gives the same course on every machine and at any time. */
export function simulateCourse(game: Game): Course {
  const record = recordOf(game);
  const { random, beats } = record;
  const { play, knockout } = game;
  const stage = (atS: number, code: StageCode, stretch: Stretch | null = null, notice = ''): void => {
    beats.push({ atS, kind: 'stage', stage: code, stretch, notice });
  };
  const finish = (code: StageCode, endS: number): Course => {
    stage(endS, code);
    return { beats: beats.toSorted((a, b) => a.atS - b.atS), end: code, endS };
  };
  if (!knockout && random.chance(POSTPONED)) {
    const endS = game.startS - random.int(60, 300) * 60;
    stage(endS, Stage.postponed, null, 'Kampen er udsat');
    return { beats, end: Stage.postponed, endS };
  }

  const total: [number, number] = [0, 0];
  const level = (): boolean => total[0] === total[1];
  const during = play.drives === true ? drive : happen;
  const played = (stretch: Stretch, sudden: boolean): number => {
    stage(stretch.startS, stretch.stage, stretch);
    const { points, endT } = during(record, stretch, sudden);
    total[0] += points[0];
    total[1] += points[1];
    return sudden && !level() ? wallAt(stretch, endT) + 5 : endOf(stretch);
  };

  let atS = game.startS + random.int(10, 150);
  for (const [index, code] of play.stages.entries()) {
    const addedS = random.int(...play.added);
    atS = played(
      stretchOf(play, { stage: code, startS: atS, minutes: play.minutes, addedS, baseMinutes: index * play.minutes }),
      false,
    );
    if (index === play.stages.length - 1) break;
    stage(atS, Stage.halfTime);
    atS += play.breaks[index]! * 60 + random.int(0, 40);
  }
  if (!level()) return finish(Stage.finished, atS);

  const pauseS = play.breaks.at(-1)! * 60;
  const { overtime } = play;
  const extra = overtime !== null && (overtime.always || knockout);
  if (extra) {
    const regular = play.stages.length * play.minutes;
    for (
      let times = 0;
      times < MOST_OVERTIMES && level() && (times === 0 || overtime.repeats || (knockout && play.shootOut === null));
      times += 1
    ) {
      for (const [index, code] of overtime.stages.entries()) {
        stage(atS, Stage.break);
        atS += pauseS;
        const baseMinutes = regular + (times * overtime.stages.length + index) * overtime.minutes;
        atS = played(
          stretchOf(play, { stage: code, startS: atS, minutes: overtime.minutes, addedS: 0, baseMinutes }),
          overtime.sudden,
        );
        if (overtime.sudden && !level()) break;
      }
    }
    if (!level()) return finish(Stage.afterExtraTime, atS);
  }
  if (play.shootOut === null || !(play.shootOut.always || knockout))
    return finish(extra ? Stage.afterExtraTime : Stage.finished, atS);

  stage(atS + 20, Stage.penalties);
  const takers = { home: record.squads.home.slice(0, 8), away: record.squads.away.slice(0, 8) };
  const kicks = shootOut(random, atS + 150, takers, play.shootOut);
  for (const { atS: kickS, side, player, scored } of kicks)
    beats.push({
      atS: kickS,
      kind: 'kick',
      scored,
      incident: record.incident(scored ? 'shootout-scored' : 'shootout-missed', side, player),
    });
  return finish(Stage.afterPenalties, kicks.at(-1)!.atS + 5);
}

export function outcomeOf({ beats, end }: Course): Pair | null {
  if (end === Stage.postponed) return null;
  const score: [number, number] = [0, 0];
  for (const beat of beats) {
    if (beat.kind !== 'score' && beat.kind !== 'taken-back') continue;
    score[beat.side === 'home' ? 0 : 1] += beat.kind === 'score' ? beat.points : -beat.points;
  }
  return score;
}
